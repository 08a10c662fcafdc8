/// Runs an action when a value has changed between two updates.
public nonisolated struct _ChangeModifier<Value: Equatable>: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let value: Value
    let isInitial: Bool
    /// The one-argument form of old runs the closure of the body before the change (B9).
    let runsOldAction: Bool
    let action: (Value, Value) -> Void

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> ChangeAttachment<Value> { ChangeAttachment(self, inputs) }
    @MainActor package func update(_ attachment: ChangeAttachment<Value>) { attachment.update(self) }
}

package final class ChangeAttachment<Value: Equatable>: Attachment {
    private var modifier: _ChangeModifier<Value>
    /// The value before the changes that wait to be told; nil when none waits.
    private var waitingFrom: Value?
    private var waitingAction: ((Value, Value) -> Void)?
    private var firedIn = -1
    private var firedCount = 0

    /// How often one modifier may fire in a turn before it is taken for a cycle (B16).
    private static var limit: Int { 3 }

    init(_ modifier: _ChangeModifier<Value>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() {
        guard modifier.isInitial else { return }
        let value = modifier.value
        graph.callbacks.add { [self] in
            guard let node, node.life != .removed else { return }
            modifier.action(value, value)
        }
    }

    func update(_ new: _ChangeModifier<Value>) {
        let old = modifier
        modifier = new
        guard old.value != new.value else { return }
        if waitingFrom != nil {
            waitingAction = new.runsOldAction ? old.action : new.action
            return
        }
        waitingFrom = old.value
        waitingAction = new.runsOldAction ? old.action : new.action
        graph.callbacks.add { [self] in fire() }
    }

    private func fire() {
        guard let from = waitingFrom, let action = waitingAction else { return }
        waitingFrom = nil
        waitingAction = nil
        // There and back again within one update is no change (B13).
        guard let node, node.life != .removed, from != modifier.value else { return }
        if firedIn != graph.turnCount {
            firedIn = graph.turnCount
            firedCount = 0
        }
        firedCount += 1
        guard firedCount <= Self.limit else {
            graph.diagnostics.report(
                "onChange(of:) of a \(Value.self) in \(node.path) changed what it watches again and again in one frame; it was stopped. Make its action settle."
            )
            return
        }
        action(from, modifier.value)
    }
}

extension View {
    /// Runs an action after an update in which `value` changed, by `==`; with `initial` also when the view appears.
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, isInitial: initial, runsOldAction: false, action: action))
    }

    /// Runs an action after an update in which `value` changed, by `==`; with `initial` also when the view appears.
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, isInitial: initial, runsOldAction: false) { _, _ in action() })
    }

    /// Runs an action with the new value after an update in which `value` changed. The closure is the one of the body before the change;
    /// the forms with two arguments or none run that of the new body.
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, isInitial: false, runsOldAction: true) { action($1) })
    }
}
