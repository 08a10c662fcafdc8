import Foundation
import TerraceCore

/// What users may do to the elements of a collection in a list.
///
/// ```swift
/// struct Names: View {
///     @State private var names = ["Ada", "Grace"]
///     var body: some View { List($names, id: \.self, editActions: [.delete, .move]) { $name in Text(name) } }
/// }
/// ```
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Actions by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Elements may be moved.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Elements may be deleted.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Everything.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension EditActions where Data: MutableCollection & RandomAccessCollection {
    nonisolated fileprivate func editing(_ data: Binding<Data>) -> RowEditing {
        RowEditing(
            onDelete: contains(EditActions(rawValue: 2)) ? { offsets in data.wrappedValue = data.wrappedValue.without(offsets) } : nil,
            onMove: contains(EditActions(rawValue: 1))
                ? { offsets, destination in
                    var moved = Array(data.wrappedValue)
                    moved.move(fromOffsets: offsets, toOffset: destination)
                    var changed = data.wrappedValue
                    for (index, element) in zip(changed.indices, moved) { changed[index] = element }
                    data.wrappedValue = changed
                } : nil)
    }
}

extension RandomAccessCollection {
    /// The collection without elements; whole if it is of a kind that has a number of elements of its own.
    nonisolated fileprivate func without(_ offsets: IndexSet) -> Self {
        let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        func made<R: RangeReplaceableCollection>(_ type: R.Type) -> Any? { (kept as? [R.Element]).map { R($0) } }
        guard let type = Self.self as? any RangeReplaceableCollection.Type else { return self }
        return made(type) as? Self ?? self
    }
}

extension ForEach where Content: View {
    /// A view for each element of a binding's collection, with a binding to it; users may do to the elements what the actions say.
    public init<C>(
        _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
        ID == C.Element.ID, C.Index: Hashable
    {
        self = ForEach(data, content: content).editable(editActions.editing(data))
    }

    /// A view for each element of a binding's collection, with ids at a key path; users may do to the elements what the actions say.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        self = ForEach(data, id: id, content: content).editable(editActions.editing(data))
    }
}
