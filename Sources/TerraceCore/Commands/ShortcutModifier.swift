import TerraceScreen

/// Gives the control in a view a shortcut.
public nonisolated struct _ShortcutModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let shortcut: KeyboardShortcut?

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> ShortcutAttachment { ShortcutAttachment(self, inputs) }
    @MainActor package func update(_ attachment: ShortcutAttachment) { attachment.shortcut = shortcut }
}

package final class ShortcutAttachment: Attachment {
    fileprivate var shortcut: KeyboardShortcut?

    init(_ modifier: _ShortcutModifier, _ inputs: _ViewInputs) {
        shortcut = modifier.shortcut
        super.init(inputs)
    }

    override package func mounted() {
        graph.shortcuts.attachments.append(self)
        graph.callbacks.add { [self] in
            guard let node, node.life != .removed, !node.contains(where: \.isPressable), !node.isOpenEnded else { return }
            graph.diagnostics.report(
                "keyboardShortcut has no effect on \(node.path): there is no control in it to press. Put it on a button.")
        }
    }

    override package func removed() { graph.shortcuts.attachments.removeAll { $0 === self } }

    override package func activate() -> Bool { node.map { $0.activateFirst() } ?? false }
}

extension ViewNode {
    /// Presses the first control in this subtree that can be pressed.
    fileprivate func activateFirst() -> Bool {
        for attachment in attachments where !(attachment is ShortcutAttachment) && attachment.activate() { return true }
        return !visitChildren { !$0.activateFirst() }
    }

    /// Whether an attachment of this node or below it is of some kind.
    package final func contains(where isWanted: (Attachment) -> Bool) -> Bool {
        attachments.contains(where: isWanted) || !visitChildren { !$0.contains(where: isWanted) }
    }
}

/// The shortcuts of the views in the tree.
@MainActor
package final class ShortcutRegistry {
    fileprivate(set) var attachments: ContiguousArray<ShortcutAttachment> = []

    /// Presses the first control in tree order that has this shortcut and is in use (C30).
    func perform(_ press: KeyPress) -> Bool {
        inUse { $0.matches(press) }.contains { $0.activate() }
    }

    private func inUse(where isWanted: (KeyboardShortcut) -> Bool) -> [ShortcutAttachment] {
        attachments
            .filter { $0.shortcut.map(isWanted) ?? false && $0.isUsable }
            .sorted { a, b in
                guard let a = a.node, let b = b.node else { return false }
                return TreeOrder.isBefore(a, b)
            }
    }

    /// What can be pressed on the screen now, in tree order; of several with one shortcut the first, which is the one that acts.
    package var listed: [ListedShortcut] {
        var seen: Set<KeyboardShortcut> = []
        return inUse { _ in true }.compactMap { attachment in
            guard let node = attachment.node, let shortcut = attachment.shortcut, !node.isOffstage else { return nil }
            guard seen.insert(shortcut).inserted else { return nil }
            return ListedShortcut(id: seen.count, title: node.elementLabel, shortcut: shortcut) { [weak attachment] in
                _ = attachment?.activate()
            }
        }
    }
}

/// A control with a shortcut, as a list of them shows it.
@MainActor
package struct ListedShortcut: Identifiable {
    package nonisolated let id: Int
    package let title: String
    package let shortcut: KeyboardShortcut
    /// Presses the control, if it can be pressed then.
    package let activate: @MainActor () -> Void
}

extension ViewNode {
    /// Whether it is among what is there and not seen.
    fileprivate var isOffstage: Bool {
        var next: ViewNode? = self
        while let node = next {
            if node is any Offstage { return true }
            next = node.parent
        }
        return false
    }
}

extension View {
    /// Gives the control a key that presses it, wherever the focus is. Of several controls with one shortcut the first in the tree that
    /// is in use acts. A terminal does not see Command: `KeyboardShortcut` says what stands for it. In a menu the row shows it, and it acts
    /// while the menu is open.
    ///
    /// ```swift
    /// Button("Save") { print("saved") }.keyboardShortcut("s")
    /// ```
    public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Gives the control a shortcut.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }

    /// Gives the control a shortcut, or none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(_ShortcutModifier(shortcut: shortcut)).environment(\.keyboardShortcut, shortcut)
    }
}

private enum KeyboardShortcutKey: EnvironmentKey { static let defaultValue: KeyboardShortcut? = nil }

extension EnvironmentValues {
    /// The shortcut of the control that a view stands in, if it has one: a row of a menu shows it.
    public package(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}
