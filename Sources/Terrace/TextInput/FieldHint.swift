import TerraceCore

private enum FieldHintKey: EnvironmentKey { static let defaultValue = "" }

extension EnvironmentValues {
    /// What a text field shows, dim, at its trailing edge while there is room behind its text: the name of a key that does something with it.
    var fieldHint: String {
        get { self[FieldHintKey.self] }
        set { self[FieldHintKey.self] = newValue }
    }
}
