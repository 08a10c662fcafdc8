import TerraceScreen

/// Opens the menu of a view: by the right button, or by Shift-F10 or Control-Space while the focus is in the view.
package nonisolated struct ContextMenuModifier: AttachmentModifier {
    package typealias Body = Never

    let open: @MainActor () -> Void

    package init(open: @escaping @MainActor () -> Void) { self.open = open }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> ContextMenuAttachment { ContextMenuAttachment(self, inputs) }
    @MainActor package func update(_ attachment: ContextMenuAttachment) { attachment.modifier = self }
}

package final class ContextMenuAttachment: Attachment {
    fileprivate var modifier: ContextMenuModifier

    init(_ modifier: ContextMenuModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package var makesFocusable: Bool? { isOnlyStop }
    override package var marksFocus: Bool { true }

    override package func handleKey(_ press: KeyPress) -> KeyPress.Result {
        press.opensMenu && open() ? .handled : .ignored
    }

    override package func secondaryClick(at place: Point) -> Bool { open() }

    func open() -> Bool {
        guard isUsable else { return false }
        modifier.open()
        return true
    }
}

extension KeyPress {
    /// Whether the key is for the menu of what has the focus.
    var opensMenu: Bool {
        guard phase != .up else { return false }
        return key == .function(10) && modifiers == .shift || key == .space && modifiers == .control
    }
}

extension ViewNode {
    /// Opens the first menu of a view in this subtree.
    final func openMenu() -> Bool {
        for case let menu as ContextMenuAttachment in attachments where menu.open() { return true }
        return !visitChildren { !$0.openMenu() }
    }
}
