import Dispatch

#if canImport(Darwin)
    import Combine
#endif

/// Runs an action for what a publisher sends.
public nonisolated struct _ReceiveModifier<P: Publisher>: AttachmentModifier where P.Failure == Never {
    /// No body.
    public typealias Body = Never

    let publisher: P
    let action: (P.Output) -> Void

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> ReceiveAttachment<P> { ReceiveAttachment(self, inputs) }
    @MainActor package func update(_ attachment: ReceiveAttachment<P>) { attachment.update(self) }
}

/// A subscription that lives as long as its place. It is made anew when the view comes with another publisher: one of other values,
/// or made of other closures.
package final class ReceiveAttachment<P: Publisher>: Attachment where P.Failure == Never {
    private var modifier: _ReceiveModifier<P>
    private var subscription: AnyCancellable?
    private let plan = FieldPlan.plan(for: P.self)

    init(_ modifier: _ReceiveModifier<P>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() { graph.callbacks.add { [self] in start() } }

    func update(_ new: _ReceiveModifier<P>) {
        let isSame = isSame(modifier.publisher, new.publisher)
        modifier = new
        if !isSame { graph.callbacks.add { [self] in start() } }
    }

    /// A class is the same publisher when it is the same object.
    private func isSame(_ old: P, _ new: P) -> Bool {
        if let old = old as? any Equatable { return isEqual(old, new) }
        return plan.isSame(old, new)
    }

    private func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool { (new as? Value) == old }

    private func start() {
        guard let node, node.life != .removed else { return }
        subscription = nil
        let target = Target(self)
        subscription = modifier.publisher.sink { value in
            // The action is the main actor's; what other threads send goes there, in order.
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { target.attachment?.receive(Sent(value: value)) }
            } else {
                let sent = Sent(value: value)
                DispatchQueue.main.async { MainActor.assumeIsolated { target.attachment?.receive(sent) } }
            }
        }
    }

    private func receive(_ sent: Sent<P.Output>) {
        guard let node, node.life != .removed else { return }
        modifier.action(sent.value)
    }

    override package func removed() { subscription = nil }

    private final class Target: @unchecked Sendable {
        @MainActor weak var attachment: ReceiveAttachment?
        @MainActor init(_ attachment: ReceiveAttachment) { self.attachment = attachment }
    }
}

/// A value on its way to the main thread; whoever sent it has let go of it.
private struct Sent<Value>: @unchecked Sendable {
    let value: Value
}

extension View {
    /// Runs an action for each value that a publisher sends, for as long as the view is in the tree; always on the main actor, whatever
    /// thread the value comes from. The action is that of the newest body.
    ///
    /// ```swift
    /// struct Clock: View {
    ///     @State private var now = Date()
    ///     private let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ///     var body: some View { Text("\(now)").onReceive(ticks) { now = $0 } }
    /// }
    /// ```
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_ReceiveModifier(publisher: publisher, action: action))
    }
}
