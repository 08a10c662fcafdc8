import TerraceCore

/// What Return does in a text field, in a word.
public nonisolated struct SubmitLabel: Hashable, Sendable {
    let name: String
    /// Done.
    public static let done = SubmitLabel(name: "Done")
    /// Go.
    public static let go = SubmitLabel(name: "Go")
    /// Send.
    public static let send = SubmitLabel(name: "Send")
    /// Join.
    public static let join = SubmitLabel(name: "Join")
    /// Route.
    public static let route = SubmitLabel(name: "Route")
    /// Search.
    public static let search = SubmitLabel(name: "Search")
    /// Return.
    public static let `return` = SubmitLabel(name: "Return")
    /// Next.
    public static let next = SubmitLabel(name: "Next")
    /// Continue.
    public static let `continue` = SubmitLabel(name: "Continue")
}

private enum SubmitLabelKey: EnvironmentKey { static let defaultValue = SubmitLabel.return }

extension EnvironmentValues {
    /// What Return does in a text field here.
    package var submitLabel: SubmitLabel {
        get { self[SubmitLabelKey.self] }
        set { self[SubmitLabelKey.self] = newValue }
    }
}

extension View {
    /// Says what Return does in the text fields of the view. A terminal has no Return key to label: a focused field whose label is not
    /// `return` shows it, dim, at its trailing edge while there is room behind the text.
    public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { environment(\.submitLabel, label) }
}
