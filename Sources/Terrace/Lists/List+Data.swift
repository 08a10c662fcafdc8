import TerraceCore

extension List where SelectionValue == Never {
    /// A row for each element of a collection of identifiable elements.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: .none, rows: ForEach(data, content: rowContent))
    }

    /// A row for each element of a collection, with ids at a key path.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: .none, rows: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range that stays as it is.
    public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: .none, rows: ForEach(data, content: rowContent))
    }
}

extension List {
    /// A row for each element of a collection of identifiable elements, of which one can be selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { .single($0) } ?? .none, rows: ForEach(data, content: rowContent))
    }

    /// A row for each element of a collection, with ids at a key path, of which one can be selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection.map { .single($0) } ?? .none, rows: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range that stays as it is, of which one can be selected.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection.map { .single($0) } ?? .none, rows: ForEach(data, content: rowContent))
    }
}

extension List {
    /// A row for each element of a collection of identifiable elements, of which any number can be selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { .multiple($0) } ?? .none, rows: ForEach(data, content: rowContent))
    }

    /// A row for each element of a collection, with ids at a key path, of which any number can be selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection.map { .multiple($0) } ?? .none, rows: ForEach(data, id: id, content: rowContent))
    }

    /// A row for each number of a range that stays as it is, of which any number can be selected.
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: selection.map { .multiple($0) } ?? .none, rows: ForEach(data, content: rowContent))
    }
}

extension List {
    /// A row for each number of a range that stays as it is, of which one is always selected.
    @_disfavoredOverload
    public init<RowContent: View>(
        _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(selection: .required(selection), rows: ForEach(data, content: rowContent))
    }
}

// A binding to an optional, or to a set, is also one to a value, which could be selected for ever. Of the forms that a call matches the
// compiler takes that with fewer conversions: here none for those bindings, one where they are optional, and two for values.

extension List {
    /// A row for each element of a collection of identifiable elements, of which one can be selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: .single(selection), rows: ForEach(data, content: rowContent))
    }

    /// A row for each element of a collection, with ids at a key path, of which one can be selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: .single(selection), rows: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// A row for each element of a collection of identifiable elements, of which any number can be selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: .multiple(selection), rows: ForEach(data, content: rowContent))
    }

    /// A row for each element of a collection, with ids at a key path, of which any number can be selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: .multiple(selection), rows: ForEach(data, id: id, content: rowContent))
    }
}

extension List {
    /// A row for each element of a collection of identifiable elements, of which one is always selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>??, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.flatMap { $0 }.map { .required($0) } ?? .none, rows: ForEach(data, content: rowContent))
    }

    /// A row for each element of a collection, with ids at a key path, of which one is always selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>??,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection.flatMap { $0 }.map { .required($0) } ?? .none, rows: ForEach(data, id: id, content: rowContent))
    }
}
