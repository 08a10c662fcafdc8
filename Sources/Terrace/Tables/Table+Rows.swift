import Foundation
import TerraceCore

extension Table {
    /// A table of rows that the program lists.
    public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.none, nil, columnCustomization, rows: rows(), columns: columns())
    }

    /// A table of rows that the program lists. The headers of columns with a value sort.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Sort.Compared == Value {
        self.init(.none, TableSorting(sortOrder), columnCustomization, rows: rows(), columns: columns())
    }

    /// A table of rows that the program lists. One row can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.single(selection), nil, columnCustomization, rows: rows(), columns: columns())
    }

    /// A table of rows that the program lists. One row can be selected. The headers of columns with a value sort.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Sort.Compared == Value {
        self.init(.single(selection), TableSorting(sortOrder), columnCustomization, rows: rows(), columns: columns())
    }

    /// A table of rows that the program lists. Any number of rows can be selected.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.multiple(selection), nil, columnCustomization, rows: rows(), columns: columns())
    }

    /// A table of rows that the program lists. Any number of rows can be selected. The headers of columns with a value sort.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Sort.Compared == Value {
        self.init(.multiple(selection), TableSorting(sortOrder), columnCustomization, rows: rows(), columns: columns())
    }

    /// A table of rows that the program lists.
    public init(
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.none, nil, columnCustomization, rows: rows(), columns: columns())
    }

    /// A table of rows that the program lists. The headers of columns with a value sort.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Sort.Compared == Value {
        self.init(.none, TableSorting(sortOrder), columnCustomization, rows: rows(), columns: columns())
    }

    /// A table of rows that the program lists. One row can be selected.
    public init(
        selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.single(selection), nil, columnCustomization, rows: rows(), columns: columns())
    }

    /// A table of rows that the program lists. One row can be selected. The headers of columns with a value sort.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Sort.Compared == Value {
        self.init(.single(selection), TableSorting(sortOrder), columnCustomization, rows: rows(), columns: columns())
    }

    /// A table of rows that the program lists. Any number of rows can be selected.
    public init(
        selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(.multiple(selection), nil, columnCustomization, rows: rows(), columns: columns())
    }

    /// A table of rows that the program lists. Any number of rows can be selected. The headers of columns with a value sort.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    )
    where Sort.Compared == Value {
        self.init(.multiple(selection), TableSorting(sortOrder), columnCustomization, rows: rows(), columns: columns())
    }
}
