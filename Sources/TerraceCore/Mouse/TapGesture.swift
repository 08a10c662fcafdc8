import TerraceScreen

/// Runs an action when the view is clicked, or pressed by a key.
public nonisolated struct _TapModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let count: Int
    let action: () -> Void

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> TapAttachment { TapAttachment(self, inputs) }
    @MainActor package func update(_ attachment: TapAttachment) { attachment.modifier = self }
}

package final class TapAttachment: Attachment {
    fileprivate var modifier: _TapModifier

    init(_ modifier: _TapModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package var makesFocusable: Bool? { isOnlyStop }

    override package func handleKey(_ press: KeyPress) -> KeyPress.Result {
        guard press.phase == .down, press.modifiers.isEmpty, graph.focus.focused === node, isUsable else { return .ignored }
        let counts = node?.attachments.compactMap { ($0 as? TapAttachment)?.modifier.count } ?? []
        let own = press.key == .return ? counts.max() : press.key == .space ? counts.min() : nil
        guard own == modifier.count else { return .ignored }
        modifier.action()
        return .handled
    }

    override package var marksFocus: Bool { true }
    override package var isClickable: Bool { true }
    override package func wantsClick(_ clicks: Int) -> Bool { clicks % modifier.count == 0 && isUsable }
    override package func click(_ clicks: Int) { modifier.action() }

    override package func activate() -> Bool {
        guard isUsable else { return false }
        modifier.action()
        return true
    }
}

extension Attachment {
    /// What makes a view focusable that keys can click: true, unless something in it can have the focus, which would else stand on the
    /// view instead of in it. Actions of a row that are shown for a moment make no difference.
    final var isOnlyStop: Bool? {
        guard let node, !isDecoration(node) else { return nil }
        var hasInner = false
        node.visitChildren {
            hasInner = graph.focus.hasStops(in: $0)
            return !hasInner
        }
        return hasInner ? nil : true
    }

    /// Whether `accessibilityHidden(_:)` says so of the place or of one around it: then a gesture is there for the mouse alone.
    private func isDecoration(_ node: ViewNode) -> Bool {
        var next: ViewNode? = node
        while let place = next {
            if place.attachments.contains(where: { $0.elementTraits?.isHidden == true }) { return true }
            next = place.parent
        }
        return false
    }
}

extension View {
    /// Runs an action when the view is clicked `count` times in quick succession at one place: the button goes down and comes up on it.
    /// A control inside takes its clicks for itself. Counts below 1 act as 1.
    ///
    /// A first click runs a handler for one click at once, also when there is one for two; nothing waits to see what comes.
    ///
    /// There is nothing that only the mouse can do: the view is a focus stop, unless something in it is, and Return or Space run the
    /// action. With handlers for one click and for two, Space runs the former and Return the latter.
    ///
    /// ```swift
    /// Text("Open").onTapGesture { print("opened") }
    /// ```
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(_TapModifier(count: max(1, count), action: action))
    }
}
