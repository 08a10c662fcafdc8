import Foundation
import TerraceCore

/// A column of a table: a header, and a cell for each row.
///
/// With a `value` to sort by, in a table with a `sortOrder`, the header is a button: it sorts by the column, and pressed again the other
/// way round. The program sorts its data; the header changes the binding.
///
/// ```swift
/// struct Person: Identifiable { let id: Int; var name: String; var age: Int }
/// struct People: View {
///     let people: [Person]
///     var body: some View {
///         Table(people) {
///             TableColumn("Name", value: \.name)
///             TableColumn("Age") { Text("\($0.age)") }.width(5)
///         }
///     }
/// }
/// ```
public nonisolated struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent {
    /// What a row stands for.
    public typealias TableRowValue = RowValue
    /// What the table is sorted by.
    public typealias TableColumnSortComparator = Sort

    private var column: _TableColumnDescription<RowValue>

    init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        column = _TableColumnDescription(
            label: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator.map { $0 as Any })
    }

    /// Itself: the framework shows it.
    @MainActor public var tableColumnBody: Self { return self }

    /// The column. An implementation detail.
    public static func _columns(_ content: Self) -> [_TableColumnDescription<RowValue>] { [content.column] }

    /// A column of a width that never changes; nil as usual. What is no positive length is a cell.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        changed { $0.width = TableColumnWidth(min: width, ideal: width, max: width) }
    }

    /// A column whose width is between two others; nil as usual.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        changed { $0.width = TableColumnWidth(min: min, ideal: ideal, max: max) }
    }

    private func changed(_ change: (inout _TableColumnDescription<RowValue>) -> Void) -> Self {
        var copy = self
        change(&copy.column)
        return copy
    }
}

extension TableColumn where Sort == Never {
    /// A column that is not sorted by, with any header.
    public init(@ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column that is not sorted by.
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: nil, content: content)
    }

    /// A column that is not sorted by.
    @_disfavoredOverload
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }

    /// A column that is not sorted by.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: nil, content: content)
    }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// A column of texts that is not sorted by.
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts that is not sorted by.
    @_disfavoredOverload
    public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts that is not sorted by.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Label == Text {
    /// A column that is sorted by a comparator of its own.
    public init(_ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), comparator: comparator, content: content)
    }

    /// A column that is sorted by a comparator of its own.
    public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: comparator, content: content)
    }

    /// A column that is sorted by a comparator of its own.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), comparator: comparator, content: content)
    }
}

extension TableColumn {
    /// A column that is sorted by a comparator of its own, with any header.
    public init(sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), comparator: comparator, content: content)
    }
}
