import Foundation
import TerraceCore

/// What the rows of a `ForEach` or a `List` over a binding let people do to the collection: `List($names, editActions: .all)`.
///
/// ```swift
/// struct Names: View {
///     struct Person: Identifiable { let id: Int; var name: String }
///     @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
///     var body: some View { List($people, editActions: .all) { $person in Text(person.name) } }
/// }
/// ```
public nonisolated struct EditActions<Data>: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Actions by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Rows can be moved, as with `onMove`.
    public static var move: EditActions<Data> { EditActions(rawValue: 1 << 0) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Rows can be deleted, as with `onDelete`.
    public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 1) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
    /// Rows can be moved and deleted.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension EditActions where Data: MutableCollection & RandomAccessCollection {
    /// What the actions come to for the elements of a binding.
    fileprivate nonisolated func edits(of data: Binding<Data>) -> ForEachEdits {
        var edits = ForEachEdits()
        if rawValue & 1 << 0 != 0 {
            edits.move = { source, destination in
                var value = data.wrappedValue
                var elements = Array(value)
                elements.move(fromOffsets: source, toOffset: destination)
                for (index, element) in zip(Array(value.indices), elements) { value[index] = element }
                data.wrappedValue = value
            }
        }
        if rawValue & 1 << 1 != 0, let type = Data.self as? any RangeReplaceableCollection.Type {
            edits.delete = { remove($0, from: data, as: type) }
        }
        return edits
    }

    private nonisolated func remove<Elements: RangeReplaceableCollection>(
        _ offsets: IndexSet, from data: Binding<Data>, as type: Elements.Type
    ) {
        guard var value = data.wrappedValue as? Elements else { return }
        for offset in offsets.reversed() where offset >= 0 && offset < value.count {
            value.remove(at: value.index(value.startIndex, offsetBy: offset))
        }
        if let value = value as? Data { data.wrappedValue = value }
    }
}

extension ForEach where Content: View {
    /// A view for each element of a binding's collection, with a binding to it. In a list people move and delete them; the collection is
    /// changed accordingly, unless `onMove` or `onDelete` says otherwise.
    public init<C>(_ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable,
        ID == C.Element.ID, C.Index: Hashable
    {
        self = ForEach(data, content: content).editing(editActions.edits(of: data))
    }

    /// A view for each element of a binding's collection, with ids at a key path. In a list people move and delete them.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection, C.Index: Hashable {
        self = ForEach(data, id: id, content: content).editing(editActions.edits(of: data))
    }
}
