/// Whether the user is with the program: active while its terminal has the focus, inactive while another window has it (where the
/// terminal says so), in the background while it is suspended.
///
/// ```swift
/// struct Clock: View {
///     @Environment(\.scenePhase) private var phase
///     var body: some View { Text(phase == .active ? "here" : "away") }
/// }
/// ```
public enum ScenePhase: Int, Comparable, Sendable {
    /// Suspended.
    case background
    /// Seen, and not worked with.
    case inactive
    /// Worked with.
    case active

    /// Whether one is further away than another.
    public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}

/// The phase that a program is in.
package final class ScenePhaseSource: Source {
    private var phase = ScenePhase.active
    private var readers = ReaderList()
    package var pending = PendingChange.none

    package var value: ScenePhase {
        StateLock.withLock {
            if let reader = Tracking.current { readers.add(reader) }
            return phase
        }
    }

    @MainActor package func set(_ new: ScenePhase, in graph: Graph) {
        let old = StateLock.withLock {
            defer { phase = new }
            return phase
        }
        guard old != new else { return }
        graph.inbox.noteVerified(self)
        ScenePhaseNotice.post(new, after: old)
    }

    package func drainReaders(_ change: PendingChange, except writer: Reader?, _ body: (Reader) -> Void) {
        readers.drain(except: writer, body)
    }
}

private enum ScenePhaseKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue: ScenePhaseSource? = nil
}

extension EnvironmentValues {
    /// Whether the user is with the program.
    public var scenePhase: ScenePhase { self[ScenePhaseKey.self]?.value ?? .active }

    package var scenePhaseSource: ScenePhaseSource? {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
