import TerraceCore

/// Closes what the view that read it from the environment is shown in: a sheet, a popover, a screen that was pushed. Elsewhere it does
/// nothing.
///
/// ```swift
/// struct Details: View {
///     @Environment(\.dismiss) private var dismiss
///     var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
public nonisolated struct DismissAction: @unchecked Sendable {
    // Only ever called on the main actor.
    private let action: (() -> Void)?

    init(_ action: (() -> Void)? = nil) { self.action = action }

    /// Closes it.
    @MainActor public func callAsFunction() { action?() }
}

/// Whether a view is presented, and a way to end that: what programs used before `DismissAction`.
public nonisolated struct PresentationMode {
    /// Whether the view is shown in something that can be closed.
    public let isPresented: Bool
    fileprivate var isDismissed = false

    fileprivate init(isPresented: Bool) { self.isPresented = isPresented }

    /// Closes what the view is shown in.
    public mutating func dismiss() { isDismissed = true }
}

private enum DismissKey: EnvironmentKey {
    static let defaultValue = DismissAction()
}

private enum IsPresentedKey: EnvironmentKey { static let defaultValue = false }

private enum PresentationModeKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = Binding.constant(PresentationMode(isPresented: false))
}

extension EnvironmentValues {
    /// Closes what the view is shown in.
    public var dismiss: DismissAction { self[DismissKey.self] }
    /// Whether the view is shown in something that can be closed.
    public var isPresented: Bool { self[IsPresentedKey.self] }
    /// Whether the view is presented, and a way to end that.
    public var presentationMode: Binding<PresentationMode> { self[PresentationModeKey.self] }

    /// What is inside can be closed by `close`.
    mutating func setPresented(closing close: @escaping () -> Void) {
        self[DismissKey.self] = DismissAction(close)
        self[IsPresentedKey.self] = true
        self[PresentationModeKey.self] = Binding(
            get: { PresentationMode(isPresented: true) },
            set: { mode in
                if mode.isDismissed { close() }
            })
    }
}
