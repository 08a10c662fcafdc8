import TerraceCore

/// Ends the program: `onDisappear` runs, the terminal is restored. SwiftUI has no such action, because a Mac program quits by its
/// menu; a terminal program needs a way out of its own.
///
/// ```swift
/// struct Quit: View {
///     @Environment(\.terminate) private var terminate
///     var body: some View { Button("Quit") { terminate() } }
/// }
/// ```
public nonisolated struct TerminateAction: Sendable, Equatable {
    /// Ends the program with a status, once the current turn is done.
    @MainActor public func callAsFunction(_ status: Int32 = 0) {
        TerminalHost.current?.finish(status)
    }
}

private enum TerminateKey: EnvironmentKey { static let defaultValue = TerminateAction() }

extension EnvironmentValues {
    /// Ends the program.
    public var terminate: TerminateAction { self[TerminateKey.self] }
}
