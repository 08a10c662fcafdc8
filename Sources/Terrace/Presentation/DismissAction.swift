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

    /// Says which view read it, where there is nothing to close.
    private var reader: (@MainActor () -> String)?

    init(_ action: (() -> Void)? = nil) { self.action = action }

    /// The same, read by a view.
    fileprivate func read(by reader: (@MainActor () -> String)?) -> DismissAction {
        guard action == nil else { return self }
        var copy = self
        copy.reader = reader
        return copy
    }

    /// Closes it.
    @MainActor public func callAsFunction() {
        if let action { return action() }
        guard let reader else { return }
        (Graph.active?.diagnostics ?? .shared).report(
            "`dismiss` closes nothing in \(reader()), which is not presented by anything. To close what it presents, set the binding that presents it, or read `dismiss` in a view inside of what is presented."
        )
    }
}

extension Environment where Value == DismissAction {
    /// The value at a key path: what closes the view's presentation.
    public init(_ keyPath: KeyPath<EnvironmentValues, DismissAction>) {
        self.init(keyPath, told: { $0.read(by: $1) })
    }
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
    // A constant: setting it does nothing.
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
