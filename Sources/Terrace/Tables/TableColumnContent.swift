import Foundation
import TerraceCore

/// A column, as a table shows it. An implementation detail.
public nonisolated struct _TableColumnDescription<RowValue> {
    /// Where it stands among the columns that the program wrote: cells keep their state by it.
    var path: [AnyHashable] = []
    let label: AnyView
    let cell: (RowValue) -> AnyView
    /// What its header sorts by, if it does.
    var comparator: Any?
    var width = TableColumnWidth()
    var alignment = TableColumnAlignment.automatic
    var customizationID: String?
    var visibility = Visibility.automatic
}

/// Columns of a table.
///
/// `TableColumn` is one; a type of your own is made of others:
///
/// ```swift
/// struct Person: Identifiable { let id: Int; var name: String; var age: Int }
/// struct PersonColumns: TableColumnContent {
///     var tableColumnBody: some TableColumnContent<Person, Never> {
///         TableColumn("Name", value: \.name)
///         TableColumn("Age") { Text("\($0.age)") }
///     }
/// }
/// ```
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row stands for.
    associatedtype TableRowValue: Identifiable
    /// What the table is sorted by.
    associatedtype TableColumnSortComparator: SortComparator
    /// The type of `tableColumnBody`.
    associatedtype TableColumnBody: TableColumnContent
    /// The columns that it is made of.
    @TableColumnBuilder<TableRowValue, TableColumnSortComparator> @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }
    /// The columns. An implementation detail.
    static func _columns(_ content: Self) -> [_TableColumnDescription<TableRowValue>]
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    /// Those of the body. An implementation detail.
    public static func _columns(_ content: Self) -> [_TableColumnDescription<TableRowValue>] {
        // Tables collect their columns while they are evaluated, which is on the main actor.
        nonisolated(unsafe) let content = content
        nonisolated(unsafe) var columns: [_TableColumnDescription<TableRowValue>] = []
        MainActor.assumeIsolated { columns = TableColumnBody._columns(content.tableColumnBody) }
        return columns
    }
}

/// Columns, whatever they are made of. An implementation detail.
public nonisolated struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    /// What a row stands for.
    public typealias TableRowValue = RowValue
    /// What the table is sorted by.
    public typealias TableColumnSortComparator = Sort

    private let make: () -> [_TableColumnDescription<RowValue>]

    init(_ make: @escaping () -> [_TableColumnDescription<RowValue>]) { self.make = make }

    /// The same columns, each of them changed.
    init<Content: TableColumnContent>(_ content: Content, _ change: @escaping (inout _TableColumnDescription<RowValue>) -> Void = { _ in })
    where Content.TableRowValue == RowValue {
        make = {
            Content._columns(content).map { column in
                var column = column
                change(&column)
                return column
            }
        }
    }

    /// Itself: the framework shows it.
    @MainActor public var tableColumnBody: Self { return self }

    /// The columns. An implementation detail.
    public static func _columns(_ content: Self) -> [_TableColumnDescription<RowValue>] { content.make() }

    /// The same, known by where they stand.
    func step(_ step: AnyHashable) -> Self {
        Self(self) { $0.path.insert(step, at: 0) }
    }
}

/// Builds columns from the statements of a closure.
@resultBuilder
public nonisolated enum TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A column that can be sorted by.
    public static func buildExpression<Content: TableColumnContent>(_ column: Content) -> _TableColumns<RowValue, Sort>
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort { _TableColumns(column) }
    /// A column that cannot be sorted by.
    @_disfavoredOverload
    public static func buildExpression<Content: TableColumnContent>(_ column: Content) -> _TableColumns<RowValue, Sort>
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never { _TableColumns(column) }
    /// Several.
    public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
        _TableColumns { columns.enumerated().flatMap { _TableColumns._columns($1.step($0)) } }
    }
    /// `if` without `else`.
    public static func buildOptional(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
        columns ?? _TableColumns { [] }
    }
    /// The first branch.
    public static func buildEither(first: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { first.step("first") }
    /// The second branch.
    public static func buildEither(second: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { second.step("second") }
    /// What is inside `if #available`.
    public static func buildLimitedAvailability(_ columns: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { columns }
}

/// A column for each element of a collection.
///
/// ```swift
/// struct Score: Identifiable { let id: String; var points: [Int] }
/// struct Scores: View {
///     let scores: [Score]
///     var body: some View {
///         Table(scores) {
///             TableColumn("Name", value: \.id)
///             TableColumnForEach(0..<3, id: \.self) { round in TableColumn("Round \(round + 1)") { Text("\($0.points[round])") } }
///         }
///     }
/// }
/// ```
public nonisolated struct TableColumnForEach<Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content>:
    TableColumnContent
where Sort: SortComparator, Content: TableColumnContent, Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    /// What a row stands for.
    public typealias TableRowValue = RowValue
    /// What the table is sorted by.
    public typealias TableColumnSortComparator = Sort

    /// The elements.
    public var data: Data
    /// Makes an element's columns.
    public var content: (Data.Element) -> Content
    private let identify: (Data.Element) -> ID

    /// A column for each element, with ids at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        identify = { $0[keyPath: id] }
    }

    /// A column for each identifiable element.
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
        identify = { $0.id }
    }

    /// Itself: the framework shows it.
    @MainActor public var tableColumnBody: Self { return self }

    /// The columns. An implementation detail.
    public static func _columns(_ content: Self) -> [_TableColumnDescription<RowValue>] {
        content.data.flatMap { element in
            Content._columns(content.content(element)).map { column in
                var column = column
                column.path.insert(AnyHashable(content.identify(element)), at: 0)
                return column
            }
        }
    }
}
