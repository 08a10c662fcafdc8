import TerraceCore

/// A button that begins to edit the content around it, and ends that: "Edit" and "Done". Lists whose rows can be deleted or moved then show
/// marks for that, and have a current row.
///
/// ```swift
/// struct Names: View {
///     @State private var names = ["Ada", "Grace"]
///     var body: some View {
///         NavigationStack {
///             List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
///                 .toolbar { EditButton() }
///         }
///     }
/// }
/// ```
public nonisolated struct EditButton: View {
    @Environment(\.editMode) private var mode

    /// A button.
    public init() {}

    /// The button.
    @MainActor public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
            .disabled(mode == nil)
    }
}
