import TerraceScreen

/// Makes a view a control that is pressed: by Return or Space while it has the focus, by a click, by a keyboard shortcut.
package nonisolated struct ActivationModifier: AttachmentModifier {
    package typealias Body = Never

    let action: @MainActor () -> Void

    package init(action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> ActivationAttachment { ActivationAttachment(self, inputs) }
    @MainActor package func update(_ attachment: ActivationAttachment) { attachment.action = action }
}

package final class ActivationAttachment: Attachment {
    fileprivate var action: @MainActor () -> Void

    init(_ modifier: ActivationModifier, _ inputs: _ViewInputs) {
        action = modifier.action
        super.init(inputs)
    }

    override package var makesFocusable: Bool? { true }

    override package func handleKey(_ press: KeyPress) -> KeyPress.Result {
        guard press.phase == .down, press.modifiers.isEmpty, press.key == .return || press.key == .space else { return .ignored }
        return activate() ? .handled : .ignored
    }

    override package func wantsClick(_ clicks: Int) -> Bool { isUsable }
    override package func click(_ clicks: Int) { _ = activate() }

    override package func activate() -> Bool {
        guard isUsable, let environment = node.map({ EnvironmentValues($0.environment) }) else { return false }
        action()
        environment.afterActivation?()
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
