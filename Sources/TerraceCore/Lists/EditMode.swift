/// Whether a view lets users edit its content: lists show marks to delete and move rows by.
public enum EditMode: Hashable, Sendable {
    /// It does not.
    case inactive
    /// For a moment only.
    case transient
    /// It does.
    case active

    /// Whether content is being edited.
    public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the content around is being edited. A window has one; a view can have one of its own for what is in it:
    ///
    /// ```swift
    /// struct Names: View {
    ///     @State private var mode = EditMode.inactive
    ///     var body: some View { List { Text("Ada") }.environment(\.editMode, $mode) }
    /// }
    /// ```
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}
