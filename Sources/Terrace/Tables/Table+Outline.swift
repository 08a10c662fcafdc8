import Foundation
import TerraceCore

/// A tree of rows. An implementation detail of `Table`.
public nonisolated struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    /// What a row stands for.
    public typealias TableRowValue = Data.Element

    let data: Data
    let children: KeyPath<Data.Element, Data?>

    /// Itself: the framework shows it.
    @MainActor public var tableRowBody: Self { return self }

    /// An implementation detail.
    public static func _rowViews(_ content: Self, _ plan: _TableRowPlan<Data.Element>) -> some View {
        OutlineGroup(content.data, children: content.children) { _TableRowView(value: $0, plan: plan) }
    }
}

extension Table {
    /// A table of a tree: an element whose children are not nil has a triangle.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(.none, nil, columnCustomization, rows: TableOutlineGroupContent(data: data, children: children), columns: columns())
    }

    /// A table of a tree: an element whose children are not nil has a triangle. The headers of columns with a value sort.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            .none, TableSorting(sortOrder), columnCustomization, rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns())
    }

    /// A table of a tree: an element whose children are not nil has a triangle. One row can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(
            .single(selection), nil, columnCustomization, rows: TableOutlineGroupContent(data: data, children: children), columns: columns()
        )
    }

    /// A table of a tree: an element whose children are not nil has a triangle. One row can be selected. The headers of columns with a value sort.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            .single(selection), TableSorting(sortOrder), columnCustomization,
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns())
    }

    /// A table of a tree: an element whose children are not nil has a triangle. Any number of rows can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(
            .multiple(selection), nil, columnCustomization, rows: TableOutlineGroupContent(data: data, children: children),
            columns: columns())
    }

    /// A table of a tree: an element whose children are not nil has a triangle. Any number of rows can be selected. The headers of columns with a value sort.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            .multiple(selection), TableSorting(sortOrder), columnCustomization,
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns())
    }
}
