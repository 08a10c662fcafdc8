import TerraceCore

// Trees of a binding's elements, with a binding to each in its row.

extension List where SelectionValue == Never {
    /// A tree of a binding's identifiable elements.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: .none, rows: OutlineGroup(data, children: children, content: rowContent))
    }

    /// A tree of a binding's elements, with ids at a key path.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<Data>, ID, RowContent> {
        self.init(selection: .none, rows: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// A tree of a binding's identifiable elements. One can be selected.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { .single($0) } ?? .none, rows: OutlineGroup(data, children: children, content: rowContent))
    }

    /// A tree of a binding's elements, with ids at a key path. One can be selected.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<Data>, ID, RowContent> {
        self.init(
            selection: selection.map { .single($0) } ?? .none, rows: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// A tree of a binding's identifiable elements. Any number can be selected.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection.map { .multiple($0) } ?? .none, rows: OutlineGroup(data, children: children, content: rowContent))
    }

    /// A tree of a binding's elements, with ids at a key path. Any number can be selected.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<Data>, ID, RowContent> {
        self.init(
            selection: selection.map { .multiple($0) } ?? .none, rows: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

extension List {
    /// A tree of a binding's identifiable elements. One is always selected.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: .required(selection), rows: OutlineGroup(data, children: children, content: rowContent))
    }

    /// A tree of a binding's elements, with ids at a key path. One is always selected.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<Data>, ID, RowContent> {
        self.init(selection: .required(selection), rows: OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}
