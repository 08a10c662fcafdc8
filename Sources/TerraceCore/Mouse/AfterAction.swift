private enum AfterActionKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
    /// What happens when a control in the view has been pressed and has done what it does: an alert closes.
    package var afterAction: (() -> Void)? {
        get { self[AfterActionKey.self] }
        set { self[AfterActionKey.self] = newValue }
    }
}
