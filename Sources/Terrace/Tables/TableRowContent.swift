import Foundation
import TerraceCore

/// How a table shows its rows. An implementation detail.
public nonisolated struct _TableRowPlan<RowValue> {
    /// The columns that there is room for.
    let columns: [_TableColumnDescription<RowValue>]
    let plan: TableColumnPlan
}

/// Rows of a table.
///
/// `TableRow` is one, a `ForEach` makes many:
///
/// ```swift
/// struct Person: Identifiable { let id: Int; var name: String }
/// struct People: View {
///     let people: [Person]
///     var body: some View {
///         Table(of: Person.self) {
///             TableColumn("Name", value: \.name)
///         } rows: {
///             ForEach(people) { TableRow($0) }
///         }
///     }
/// }
/// ```
public protocol TableRowContent<TableRowValue> {
    /// What a row stands for.
    associatedtype TableRowValue: Identifiable
    /// The type of `tableRowBody`.
    associatedtype TableRowBody: TableRowContent
    /// The views of the rows. An implementation detail.
    associatedtype _RowViews: View
    /// The rows that it is made of.
    @TableRowBuilder<TableRowValue> @MainActor @preconcurrency var tableRowBody: TableRowBody { get }
    /// The views of the rows. An implementation detail.
    static func _rowViews(_ content: Self, _ plan: _TableRowPlan<TableRowValue>) -> _RowViews
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    /// Those of the body. An implementation detail.
    public static func _rowViews(_ content: Self, _ plan: _TableRowPlan<TableRowValue>) -> _ComposedRows<Self> {
        _ComposedRows(content: content, plan: plan)
    }
}

/// The rows of a type that is made of others. An implementation detail.
public nonisolated struct _ComposedRows<Content: TableRowContent>: View where Content.TableRowBody.TableRowValue == Content.TableRowValue {
    let content: Content
    let plan: _TableRowPlan<Content.TableRowValue>

    /// The rows.
    @MainActor public var body: some View { Content.TableRowBody._rowViews(content.tableRowBody, plan) }
}

/// A row of a table.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    /// What it stands for.
    public typealias TableRowValue = Value

    let value: Value

    /// A row for a value.
    public init(_ value: Value) { self.value = value }

    /// Itself: the framework shows it.
    @MainActor public var tableRowBody: Self { return self }

    /// An implementation detail.
    public static func _rowViews(_ content: Self, _ plan: _TableRowPlan<Value>) -> some View {
        _TableRowView(value: content.value, plan: plan).modifier(_RowTraitModifier(.tag(AnyHashable(content.value.id))))
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    /// What a row stands for.
    public typealias TableRowValue = Content.TableRowValue

    /// Itself: the framework shows it.
    @MainActor public var tableRowBody: Self { return self }

    /// An implementation detail.
    public static func _rowViews(
        _ content: Self, _ plan: _TableRowPlan<Content.TableRowValue>
    ) -> ForEach<Data, ID, Content._RowViews> {
        content.mapped { Content._rowViews($0, plan) }
    }
}

extension ForEach where Content: TableRowContent {
    /// Rows for the elements of a collection.
    public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == V {
        self.init(plain: data, identify: { $0.id }, content: content)
    }

    /// Rows for the elements of a collection, with ids at a key path.
    public init<V: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == V {
        self.init(plain: data, identify: { $0[keyPath: id] }, content: content)
    }

    /// A row for each element of a collection.
    public init(_ data: Data) where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
        self.init(plain: data, identify: { $0.id }, content: { TableRow($0) })
    }
}

/// Builds rows from the statements of a closure.
@resultBuilder
public nonisolated enum TableRowBuilder<Value: Identifiable> {
    /// Rows are some as they are.
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content where Content.TableRowValue == Value {
        content
    }
    /// None.
    public static func buildBlock() -> _OptionalRows<TableRow<Value>> { _OptionalRows(content: nil) }
    /// Some rows.
    public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content where Content.TableRowValue == Value { first }
    /// Rows behind others.
    public static func buildPartialBlock<First: TableRowContent, Second: TableRowContent>(
        accumulated: First, next: Second
    ) -> _RowPair<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _RowPair(first: accumulated, second: next)
    }
    /// `if` without `else`.
    public static func buildOptional<Content: TableRowContent>(_ content: Content?) -> _OptionalRows<Content>
    where Content.TableRowValue == Value { _OptionalRows(content: content) }
    /// The first branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(first: First) -> _EitherRows<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value { .first(first) }
    /// The second branch.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(second: Second) -> _EitherRows<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value { .second(second) }
    /// What is inside `if #available`.
    public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }
}

/// Rows and rows behind them. An implementation detail.
public nonisolated struct _RowPair<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    /// What a row stands for.
    public typealias TableRowValue = First.TableRowValue

    let first: First
    let second: Second

    /// Itself: the framework shows it.
    @MainActor public var tableRowBody: Self { return self }

    /// An implementation detail.
    @ViewBuilder public static func _rowViews(_ content: Self, _ plan: _TableRowPlan<TableRowValue>) -> some View {
        First._rowViews(content.first, plan)
        Second._rowViews(content.second, plan)
    }
}

/// Rows, or none. An implementation detail.
public nonisolated struct _OptionalRows<Content: TableRowContent>: TableRowContent {
    /// What a row stands for.
    public typealias TableRowValue = Content.TableRowValue

    let content: Content?

    /// Itself: the framework shows it.
    @MainActor public var tableRowBody: Self { return self }

    /// An implementation detail.
    public static func _rowViews(_ content: Self, _ plan: _TableRowPlan<TableRowValue>) -> Content._RowViews? {
        content.content.map { Content._rowViews($0, plan) }
    }
}

/// One of two. An implementation detail.
public nonisolated enum _EitherRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
    /// What a row stands for.
    public typealias TableRowValue = First.TableRowValue

    case first(First)
    case second(Second)

    /// Itself: the framework shows it.
    @MainActor public var tableRowBody: Self { return self }

    /// An implementation detail.
    @ViewBuilder public static func _rowViews(_ content: Self, _ plan: _TableRowPlan<TableRowValue>) -> some View {
        switch content {
        case .first(let rows): First._rowViews(rows, plan)
        case .second(let rows): Second._rowViews(rows, plan)
        }
    }
}
