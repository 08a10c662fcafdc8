import TerraceScreen

/// Makes a view a control that is pressed: by Return or Space while it has the focus, by a click, by a keyboard shortcut.
package nonisolated struct ActivationModifier: AttachmentModifier {
    package typealias Body = Never

    let action: @MainActor () -> Void
    let repeats: Bool
    let isTarget: Bool
    let isDestructive: Bool
    let onPress: (@MainActor (Bool) -> Void)?

    /// - Parameters:
    ///   - repeats: whether a key that is held down runs the action again and again.
    ///   - isTarget: whether it is pressed by keys and clicks itself; else what is inside is, and this is for shortcuts.
    ///   - isDestructive: whether it does what nobody may do by mistake: the focus does not go to it by itself.
    ///   - onPress: told when the control begins to be held down and when it is let go.
    package init(
        repeats: Bool = false, isTarget: Bool = true, isDestructive: Bool = false, onPress: (@MainActor (Bool) -> Void)? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.action = action
        self.repeats = repeats
        self.isTarget = isTarget
        self.isDestructive = isDestructive
        self.onPress = onPress
    }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> ActivationAttachment { ActivationAttachment(self, inputs) }
    @MainActor package func update(_ attachment: ActivationAttachment) { attachment.modifier = self }
}

package final class ActivationAttachment: Attachment {
    fileprivate var modifier: ActivationModifier
    /// The key that holds it down.
    private var heldKey: KeyEquivalent?

    init(_ modifier: ActivationModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package var makesFocusable: Bool? { modifier.isTarget ? true : nil }

    override package func handleKey(_ press: KeyPress) -> KeyPress.Result {
        guard modifier.isTarget, press.key == .return || press.key == .space else { return .ignored }
        if press.phase == .up {
            if press.key == heldKey { pressChanged(false) }
            return .ignored
        }
        guard press.modifiers.isEmpty, press.phase == .down || modifier.repeats else { return .ignored }
        // Only a terminal that says when a key comes up can show that it is down.
        if graph.hearsReleases, isUsable {
            heldKey = press.key
            modifier.onPress?(true)
        }
        return activate() ? .handled : .ignored
    }

    override package func focusChanged(_ isFocused: Bool) { if !isFocused, heldKey != nil { pressChanged(false) } }

    override package func pressChanged(_ isPressed: Bool) {
        heldKey = nil
        modifier.onPress?(isPressed)
    }

    override package var isClickable: Bool { modifier.isTarget }
    override package var isPressable: Bool { true }
    override package var isDestructive: Bool { modifier.isDestructive }
    override package func wantsClick(_ clicks: Int) -> Bool { modifier.isTarget && isUsable }
    override package func click(_ clicks: Int) { _ = activate() }

    override package func activate() -> Bool {
        guard isUsable, let environment = node.map({ EnvironmentValues($0.environment) }) else { return false }
        let after = environment.afterActivation
        modifier.action()
        after?()
        return true
    }
}

extension Attachment {
    /// Whether the view is in use: neither disabled nor kept out of sight.
    package final var isUsable: Bool {
        guard let node, node.life != .removed else { return false }
        let environment = EnvironmentValues(node.environment)
        return environment.isEnabled && environment.isShown && graph.layers.isInPlay(node)
    }
}
