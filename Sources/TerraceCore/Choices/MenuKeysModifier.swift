import TerraceScreen

/// Moves the focus within a column of controls.
package nonisolated struct MenuKeysModifier: AttachmentModifier {
    package typealias Body = Never

    /// What the arrow back does, where the column was come to by the arrow onwards.
    let leave: (@MainActor () -> Void)?

    package init(leave: (@MainActor () -> Void)?) { self.leave = leave }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> MenuKeysAttachment { MenuKeysAttachment(self, inputs) }
    @MainActor package func update(_ attachment: MenuKeysAttachment) { attachment.modifier = self }
}

package final class MenuKeysAttachment: Attachment {
    fileprivate var modifier: MenuKeysModifier
    private var typed = TypeAhead()

    init(_ modifier: MenuKeysModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func handleKey(_ press: KeyPress) -> KeyPress.Result {
        guard press.phase != .up, let node, let focused = graph.focus.focused, focused.isInside(node),
            press.modifiers.subtracting([.shift, .numericPad, .capsLock]).isEmpty
        else { return .ignored }
        let rows = graph.focus.focusables(in: node)
        guard let place = rows.firstIndex(where: { $0 === focused }) else { return .ignored }
        switch press.key {
        case .upArrow: return go(to: rows[(place + rows.count - 1) % rows.count])
        case .downArrow: return go(to: rows[(place + 1) % rows.count])
        case .home: return go(to: rows.first)
        case .end: return go(to: rows.last)
        case .leftArrow, .rightArrow:
            let isBack = (press.key == .leftArrow) != EnvironmentValues(node.environment).isMirrored
            guard isBack, press.modifiers.subtracting([.numericPad, .capsLock]).isEmpty, let leave = modifier.leave else { return .ignored }
            leave()
            return .handled
        default: return typeAhead(press.characters, rows, place)
        }
    }

    private func go(to row: ViewNode?) -> KeyPress.Result {
        guard let row else { return .ignored }
        graph.focus.choose(row)
        return .handled
    }

    private func typeAhead(_ characters: String, _ rows: ContiguousArray<ViewNode>, _ place: Int) -> KeyPress.Result {
        guard !characters.isEmpty,
            characters.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF ~= $0.value) })
        else { return .ignored }
        let prefix = typed.add(characters.lowercased(), at: graph.clock())
        // The first letter goes on from where one is; the next ones may still mean it.
        let first = prefix.count == characters.count ? 1 : 0
        for step in first..<(rows.count + first) {
            let row = rows[(place + step) % rows.count]
            if row.firstBox?.firstText.lowercased().hasPrefix(prefix) ?? false { return go(to: row) }
        }
        return .ignored
    }
}
