/// The way to the user's clipboard. A terminal is written to and seldom read: what is pasted from here is what this program copied last.
package struct Clipboard {
    /// Weak, because it stands in the graph's own environment.
    private weak var register: EditingRegister?

    init(register: EditingRegister? = nil) { self.register = register }

    /// Copies a text.
    @MainActor package func copy(_ text: String) { register?.copy(text) }
    /// What was copied last.
    @MainActor package var text: String { register?.copied ?? "" }
}

private enum ClipboardKey: EnvironmentKey {
    static let defaultValue = Clipboard()
}

extension EnvironmentValues {
    /// The way to the user's clipboard.
    package internal(set) var clipboard: Clipboard {
        get { self[ClipboardKey.self] }
        set { self[ClipboardKey.self] = newValue }
    }
}
