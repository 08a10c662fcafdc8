import TerraceCore

/// A tree: a row for each element, and below an element that is open the rows of its children, pushed in by two columns.
///
/// Each element whose children are not nil has a triangle. In a list Right opens the current row or goes to its first child, Left closes it
/// or goes to its parent; only rows near the window are built, however large the tree is. Elsewhere rows with a triangle are focus stops.
///
/// ```swift
/// struct Folder: Identifiable { let id: String; var folders: [Folder]? }
/// struct Tree: View {
///     let folders: [Folder]
///     var body: some View { List { OutlineGroup(folders, children: \.folders) { Text($0.id) } } }
/// }
/// ```
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, RowContent: View>: View {
    private let data: Data
    private let identify: (Data.Element) -> ID
    private let children: (Data.Element) -> Data?
    private let content: (Data.Element) -> RowContent

    @State private var open: Set<ID> = []

    private init(
        data: Data, identify: @escaping (Data.Element) -> ID, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> RowContent
    ) {
        self.data = data
        self.identify = identify
        self.children = children
        self.content = content
    }

    /// A tree of elements with ids at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> RowContent
    ) {
        self.init(data: data, identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
    }

    /// A tree with one element at its root, with ids at a key path.
    public init(
        _ root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> RowContent
    ) where Data: RangeReplaceableCollection {
        self.init(CollectionOfOne(root).reduce(into: Data()) { $0.append($1) }, id: id, children: children, content: content)
    }

    /// The rows that are shown; whatever holds them lays them out.
    @MainActor public var body: some View {
        ForEach(shownRows) { row in
            _DisclosureHeader(
                isExpanded: row.isExpanded, indent: 2 * row.depth, parent: row.parent.map { AnyHashable($0) },
                setExpanded: { if $0 { open.insert(row.id) } else { open.remove(row.id) } }, label: content(row.element))
        }
    }

    private struct Row: Identifiable {
        let id: ID
        let element: Data.Element
        let depth: Int
        let parent: ID?
        let isExpanded: Bool?
    }

    /// The tree as far as it is open, in order. An element that contains itself is shown once on the way down.
    @MainActor private var shownRows: [Row] {
        var rows: [Row] = []
        var levels: [(rest: Data.SubSequence, parent: ID?)] = [(data[...], nil)]
        while var level = levels.popLast() {
            guard let element = level.rest.popFirst() else { continue }
            let id = identify(element)
            let inner = children(element)
            let isOpen = open.contains(id)
            rows.append(Row(id: id, element: element, depth: levels.count, parent: level.parent, isExpanded: inner == nil ? nil : isOpen))
            levels.append(level)
            let isItsOwnParent = isOpen && levels.contains { $0.parent == id }
            if let inner, isOpen, !isItsOwnParent { levels.append((inner[...], id)) }
        }
        return rows
    }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
    /// A tree of identifiable elements.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> RowContent
    ) {
        self.init(data: data, identify: { $0.id }, children: { $0[keyPath: children] }, content: content)
    }

    /// A tree with one identifiable element at its root.
    public init(
        _ root: Data.Element, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> RowContent
    ) where Data: RangeReplaceableCollection {
        self.init(CollectionOfOne(root).reduce(into: Data()) { $0.append($1) }, children: children, content: content)
    }
}

extension OutlineGroup {
    /// A tree of a binding's elements, with ids at a key path; each row has a binding to its element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> RowContent
    ) where Data == Binding<C> {
        self.init(
            data: data, identify: { $0.wrappedValue[keyPath: id] }, children: { Binding<C>($0[dynamicMember: children]) }, content: content)
    }

    /// A tree of a binding's identifiable elements; each row has a binding to its element.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, @ViewBuilder content: @escaping (Binding<C.Element>) -> RowContent
    ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data: data, identify: { $0.wrappedValue.id }, children: { Binding<C>($0[dynamicMember: children]) }, content: content)
    }
}
