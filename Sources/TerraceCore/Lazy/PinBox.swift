import TerraceScreen

/// Around the header or the footer of a section: in a lazy container that pins it, it is drawn at the edge of the scroll view's window
/// for as long as its section is in sight. Its place stays what it is, so nothing is laid out when the window moves.
package final class PinBox: UnaryBox {
    /// What it holds: a header stays at the edge where rows begin, a footer at the other one.
    package enum Part: Hashable, Sendable {
        case header, footer
    }

    package let part: Part
    /// Along which axis the container pins it; nil when it does not.
    var pinAxis: Axis? {
        didSet {
            guard pinAxis != oldValue else { return }
            zIndex = pinAxis == nil ? 0 : 1
            invalidate()
        }
    }
    /// How far it may go to be in the window: to the end of its section.
    var reach = 0
    /// How long all of this part of the section is.
    var block = 0
    /// How much of the same part of the section stands between it and the edge that it goes to.
    var lead = 0

    package init(_ part: Part) {
        self.part = part
        super.init()
    }

    /// What is pinned in a box of a container: the section may have modifiers of its own, which stand around.
    static func inside(_ box: Box) -> PinBox? {
        var next: Box? = box
        while let box = next {
            if let pin = box as? PinBox { return pin }
            next = box.traitSource
        }
        return nil
    }

    /// The section that it belongs to.
    var section: ViewNode? {
        var node = owner as? ViewNode
        while let current = node {
            for case .section in current.rowTraits { return current }
            node = current.parent
        }
        return nil
    }

    override var wanderAxes: Axis.Set { pinAxis.map { Axis.Set($0) } ?? [] }

    override package var childOffset: Point { pinAxis.map { Point($0, main: displacement($0), cross: 0) } ?? .zero }

    override package func paint(_ canvas: Canvas) { canvas.translated(to: childOffset) { paintChildren(canvas) } }

    /// How far from its place it is drawn.
    private func displacement(_ axis: Axis) -> Int {
        guard reach > 0 else { return 0 }
        var position = 0
        var next: Box = self
        while let parent = next.parent {
            position += next.origin[axis]
            if let scroll = parent as? ScrollBox, scroll.axes.contains(Axis.Set(axis)) {
                let seen = scroll.visibleRect
                let start = seen.origin[axis]
                let end = start + seen.size[axis]
                guard Self.fits(block, in: seen.size[axis]) else { return 0 }
                return goesToStart(axis)
                    ? min(max(0, start - position + lead), reach) : -min(max(0, position + size[axis] + lead - end), reach)
            }
            position += parent.childOffset[axis]
            next = parent
        }
        return 0
    }

    /// Whether there is room for rows beside something that is pinned.
    static func fits(_ length: Int, in window: Int) -> Bool { length <= window / 2 }

    /// Whether it goes to the left or the top edge of the window.
    private func goesToStart(_ axis: Axis) -> Bool { (part == .header) != (axis == .horizontal && isMirrored) }
}

/// Puts the header or the footer of a section into a box that can be pinned. An implementation detail.
public nonisolated struct _PinModifier: BoxModifier {
    /// No body.
    public typealias Body = Never

    let part: PinBox.Part

    package init(_ part: PinBox.Part) { self.part = part }

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> PinBox { PinBox(part) }
    @MainActor package func update(_ box: PinBox, _ environment: EnvironmentValues) {}
}
