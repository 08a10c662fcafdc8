import TerraceScreen

/// The links in a text: one stop for focus, inside which the arrows go from link to link; Return, Space and a click open one.
@MainActor
package final class TextLinks: BoxInteraction {
    package struct Link {
        package var bytes: Range<Int>
        package var open: @MainActor () -> Void

        package init(bytes: Range<Int>, open: @escaping @MainActor () -> Void) {
            self.bytes = bytes
            self.open = open
        }
    }

    private unowned let box: TextBox
    private var pressed: Int?
    private var current = 0
    private var isFocused = false
    package private(set) var links: [Link]

    init(_ links: [Link], box: TextBox) {
        self.links = links
        self.box = box
    }

    /// Takes over other links; the same ones may do something else now.
    func update(_ links: [Link]) {
        self.links = links
        current = min(current, max(0, links.count - 1))
        pressed = nil
    }

    /// The link that Return would open; nil while the text is not focused.
    var highlighted: Int? { isFocused && links.indices.contains(current) ? current : nil }

    package var focusRole: FocusRole? { links.isEmpty ? nil : .activate }

    package func focusChanged(_ isFocused: Bool) {
        self.isFocused = isFocused
        box.needsPaint()
    }

    package func handle(_ press: KeyPress) -> KeyPress.Result {
        guard press.phase != .up, press.modifiers.isEmpty else { return .ignored }
        switch press.key {
        case .return, .space:
            guard press.phase == .down else { return .handled }
            open(current)
            return .handled
        case .leftArrow: return go(isMirrored ? 1 : -1)
        case .rightArrow: return go(isMirrored ? -1 : 1)
        case .upArrow: return go(-1)
        case .downArrow: return go(1)
        default: return .ignored
        }
    }

    private var isMirrored: Bool { box.layout(for: box.lastProposal).lines.first?.direction == .rightToLeft }

    private func go(_ step: Int) -> KeyPress.Result {
        guard links.indices.contains(current + step) else { return .ignored }
        current += step
        box.needsPaint()
        return .handled
    }

    private func open(_ index: Int) {
        if links.indices.contains(index) { links[index].open() }
    }

    package func mouse(_ event: MouseEvent, at point: Point) -> Bool {
        switch event.kind {
        case .press:
            pressed = event.button == 0 ? box.link(at: point) : nil
            if let pressed { current = pressed }
            return pressed != nil
        case .release:
            defer { pressed = nil }
            if let pressed, box.link(at: point) == pressed { open(pressed) }
            return pressed != nil
        default: return pressed != nil
        }
    }
}
