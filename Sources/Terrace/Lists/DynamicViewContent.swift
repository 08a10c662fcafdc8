import Foundation
import TerraceCore

/// Views made from a collection: a `ForEach`, and what its modifiers make of it.
public protocol DynamicViewContent<Data>: View {
    /// The collection's type.
    associatedtype Data: Collection
    /// The collection.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the modified views.
    public nonisolated var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// What a list does when Delete or Backspace is pressed on rows made from this data. The action gets their offsets in the data, and
    /// must remove them there; rows that it leaves stay. Nil: they cannot be deleted.
    ///
    /// ```swift
    /// struct Names: View {
    ///     @State private var names = ["Ada", "Grace"]
    ///     var body: some View {
    ///         List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
    ///     }
    /// }
    /// ```
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
        modifier(_RowTraitModifier(.onDelete(action)))
    }

    /// What a list does when Alt-Up or Alt-Down is pressed on rows made from this data. The action gets their offsets, and the offset in
    /// front of which they are to stand, as it is before they move. Nil: they cannot be moved.
    ///
    /// ```swift
    /// struct Names: View {
    ///     @State private var names = ["Ada", "Grace"]
    ///     var body: some View {
    ///         List { ForEach(names, id: \.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) } }
    ///     }
    /// }
    /// ```
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent<Data> {
        modifier(_RowTraitModifier(.onMove(action)))
    }
}
