/// Runs an asynchronous action while the view is in the tree.
public nonisolated struct _TaskModifier<ID: Equatable>: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let id: ID
    let priority: TaskPriority
    let action: @Sendable @MainActor () async -> Void

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> TaskAttachment<ID> { TaskAttachment(self, inputs) }
    @MainActor package func update(_ attachment: TaskAttachment<ID>) { attachment.update(self) }
}

package final class TaskAttachment<ID: Equatable>: Attachment {
    private var modifier: _TaskModifier<ID>
    private var task: Task<Void, Never>?

    init(_ modifier: _TaskModifier<ID>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() { graph.callbacks.addTask { [self] in start() } }

    func update(_ new: _TaskModifier<ID>) {
        let isSame = new.id == modifier.id
        modifier = new
        guard !isSame else { return }
        task?.cancel()
        graph.callbacks.addTask { [self] in start() }
    }

    private func start() {
        guard let node, node.life != .removed, !node.isAsleep else { return }
        task?.cancel()
        let action = modifier.action
        let activity = graph.activity
        activity.begin()
        task = Task(priority: modifier.priority) { @MainActor in
            await action()
            activity.end()
        }
    }

    override package func removed() { cancel() }
    override package func slept() { cancel() }
    override package func woke() { mounted() }

    private func cancel() {
        task?.cancel()
        task = nil
    }
}

/// How many tasks of views are under way: what a test waits for.
@MainActor
package final class Activity {
    package private(set) var count = 0
    package func begin() { count += 1 }
    package func end() { count -= 1 }
}

extension View {
    /// Runs an asynchronous action when the view has appeared, and cancels it when the view goes. All `onAppear` actions of the same
    /// insertion run before it starts.
    ///
    /// ```swift
    /// Text("…").task { try? await Task.sleep(for: .seconds(1)) }
    /// ```
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Like `task(priority:_:)`; when `id` changes, by `==`, the action is cancelled and the current one started.
    public nonisolated func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable @MainActor () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: id, priority: priority, action: action))
    }
}
