private enum ColumnAdvanceKey: EnvironmentKey {
    static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
    /// Goes on from a column to the next one, where only one is shown: what Return does in a list that is chosen from.
    package var columnAdvance: (@MainActor () -> Void)? {
        get { self[ColumnAdvanceKey.self] }
        set { self[ColumnAdvanceKey.self] = newValue }
    }
}
