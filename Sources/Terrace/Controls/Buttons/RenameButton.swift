import TerraceCore

/// Begins to rename something, see `renameAction(_:)`.
public struct RenameAction {
    let action: () -> Void
    /// Begins.
    @MainActor public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: RenameAction? = nil
}

extension EnvironmentValues {
    /// Begins to rename something; nil where there is nothing to rename.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

/// A button that begins to rename what the view around says; where nothing can be renamed it is out of use.
///
/// ```swift
/// RenameButton().renameAction { print("rename") }
/// ```
public nonisolated struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// The button.
    @MainActor public var body: some View {
        Button(action: { rename?() }, label: { label }).disabled(rename == nil)
    }
}

extension RenameButton where Label == Terrace.Label<Text, LabelImage> {
    /// The button.
    public init() { label = Terrace.Label("Rename", systemImage: "pencil") }
}

extension View {
    /// What `RenameButton`s in the view do.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }

    /// What `RenameButton`s in the view do: they give a field the focus.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
