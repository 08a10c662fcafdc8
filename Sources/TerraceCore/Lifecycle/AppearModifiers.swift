/// Runs an action when the view enters or leaves the tree.
public nonisolated struct _AppearModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> AppearAttachment { AppearAttachment(self, inputs) }
    @MainActor package func update(_ attachment: AppearAttachment) { attachment.modifier = self }
}

package final class AppearAttachment: Attachment {
    fileprivate var modifier: _AppearModifier
    private var hasAppeared = false

    init(_ modifier: _AppearModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() {
        graph.callbacks.add { [self] in
            // Gone again within the turn: neither appears nor disappears (B34).
            guard let node, node.life != .removed, !node.isAsleep, !hasAppeared else { return }
            node.markAppeared()
            hasAppeared = true
            modifier.appear?()
        }
    }

    override package func slept() { leave() }
    override package func woke() { mounted() }

    override package func removed() {
        leave()
    }

    private func leave() {
        guard hasAppeared else { return }
        hasAppeared = false
        if let disappear = modifier.disappear { graph.callbacks.add(disappear) }
    }
}

extension View {
    /// Runs an action when the view has been put into the tree, before the first frame that shows it. Inner views' actions run before
    /// outer ones, siblings' in order.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearModifier(appear: action, disappear: nil))
    }

    /// Runs an action when the view has left the tree, also when the program ends.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearModifier(appear: nil, disappear: action))
    }
}
