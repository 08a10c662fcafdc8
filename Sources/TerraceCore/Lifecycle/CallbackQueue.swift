/// Appear, disappear and change callbacks: they run after the update that called for them, in the order in which it did, and may
/// write state freely (B15, B18). Tasks start after all of them (B5).
@MainActor
package final class CallbackQueue {
    private var callbacks: ContiguousArray<() -> Void> = []
    private var tasks: ContiguousArray<() -> Void> = []

    /// Whether nothing that is added is ever run: what is only there to be measured has no life.
    private let isMuted: Bool

    package init(isMuted: Bool = false) {
        self.isMuted = isMuted
    }

    package var isEmpty: Bool { callbacks.isEmpty && tasks.isEmpty }

    package func add(_ callback: @escaping () -> Void) { if !isMuted { callbacks.append(callback) } }
    package func addTask(_ start: @escaping () -> Void) { if !isMuted { tasks.append(start) } }

    /// Runs what is there; what the callbacks add waits for the next round.
    package func run() {
        let callbacks = callbacks
        let tasks = tasks
        self.callbacks.removeAll(keepingCapacity: callbacks.count < 256)
        self.tasks.removeAll(keepingCapacity: tasks.count < 256)
        for callback in callbacks { callback() }
        for start in tasks { start() }
    }
}
