import TerraceCore

private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether controls show no labels.
    package var areLabelsHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of controls in the view; the controls themselves stay as they are.
    ///
    /// ```swift
    /// Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
    /// ```
    public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}
