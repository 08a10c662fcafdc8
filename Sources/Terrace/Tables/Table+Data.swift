import Foundation
import TerraceCore

/// A row for each element of a collection. An implementation detail of `Table`.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    /// What a row stands for.
    public typealias TableRowValue = Data.Element

    let data: Data

    /// Itself: the framework shows it.
    @MainActor public var tableRowBody: Self { return self }

    /// An implementation detail.
    public static func _rowViews(_ content: Self, _ plan: _TableRowPlan<Data.Element>) -> some View {
        ForEach(content.data) { _TableRowView(value: $0, plan: plan) }
    }
}

extension Table {
    /// A table of a collection.
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(.none, nil, columnCustomization, rows: TableForEachContent(data: data), columns: columns())
    }

    /// A table of a collection. The headers of columns with a value sort.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(.none, TableSorting(sortOrder), columnCustomization, rows: TableForEachContent(data: data), columns: columns())
    }

    /// A table of a collection. One row can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(.single(selection), nil, columnCustomization, rows: TableForEachContent(data: data), columns: columns())
    }

    /// A table of a collection. One row can be selected. The headers of columns with a value sort.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            .single(selection), TableSorting(sortOrder), columnCustomization, rows: TableForEachContent(data: data), columns: columns())
    }

    /// A table of a collection. Any number of rows can be selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(.multiple(selection), nil, columnCustomization, rows: TableForEachContent(data: data), columns: columns())
    }

    /// A table of a collection. Any number of rows can be selected. The headers of columns with a value sort.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
        self.init(
            .multiple(selection), TableSorting(sortOrder), columnCustomization, rows: TableForEachContent(data: data), columns: columns())
    }
}
