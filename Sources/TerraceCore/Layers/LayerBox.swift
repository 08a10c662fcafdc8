import TerraceScreen

/// A layer's box: it covers the window, so that nothing behind is hit, shows what is behind dimly, and places its panel.
package final class LayerBox: Box {
    let kind: LayerKind
    /// Where the view stands that a popover belongs to.
    var anchor: () -> Rect? = { nil }
    private let scroll = ScrollBox([.horizontal, .vertical])
    private let group = StackBox(.vertical)
    private(set) var panelRect = Rect.zero
    private var hasBorder = true

    /// The heights that the panel may have; none is what the content wants.
    var heights: [LayerHeight] = [] {
        didSet { if heights != oldValue { invalidate() } }
    }

    init(_ kind: LayerKind) {
        self.kind = kind
        super.init()
        scroll.isWindow = true
        scroll.isHitTarget = false
        setChildren([scroll])
    }

    /// Scrolls what is larger than the panel.
    var scroller: ScrollBox { scroll }

    func show(_ boxes: ContiguousArray<Box>) {
        if boxes.count == 1 {
            group.setChildren([])
            scroll.content = boxes[0]
        } else {
            group.setChildren(boxes)
            scroll.content = group
        }
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        hasBorder = kind == .alert || kind == .popover || kind == .menu || kind == .sheet && !isSmall(size)
        let border = hasBorder ? 1 : 0
        let margin = margin(in: size)
        var most = Size(
            width: max(1, size.width - 2 * (margin.width + border)), height: max(1, size.height - 2 * (margin.height + border)))
        most.width = min(most.width, widest)
        var inner = most
        if kind != .cover, hasBorder {
            // The rows of a menu are as wide as the widest of them, and no wider.
            let offer = kind == .menu ? ProposedSize(width: nil, height: nil) : ProposedSize(most)
            let chosen = scroll.content?.sizeThatFits(offer) ?? .zero
            // What is higher than its panel is scrolled, and the thumb takes a column.
            let thumb = chosen.height > most.height ? 1 : 0
            inner = Size(width: min(most.width, chosen.width + thumb), height: min(most.height, chosen.height))
            if kind == .sheet { inner.width = min(most.width, max(inner.width, Self.narrowest)) }
            if kind == .sheet, let height = heights.map({ $0.cells(in: size.height) }).max() {
                inner.height = min(most.height, max(1, height - 2 * border))
            }
        }
        let panel = Size(width: inner.width + 2 * border, height: inner.height + 2 * border)
        let origin = origin(of: panel, in: size)
        panelRect = Rect(origin: origin, size: panel)
        scroll.place(at: Point(x: origin.x + border, y: origin.y + border), proposal: ProposedSize(inner))
    }

    /// Where leading is right, the panel stands where its content was mirrored to.
    var shownRect: Rect {
        isMirrored
            ? Rect(x: size.width - panelRect.maxX, y: panelRect.minY, width: panelRect.width, height: panelRect.height) : panelRect
    }

    private func isSmall(_ size: Size) -> Bool { size.width < 56 || size.height < 16 }

    private func margin(in size: Size) -> Size {
        switch kind {
        case .cover: .zero
        case .sheet: isSmall(size) ? .zero : Size(width: 3, height: 1)
        case .alert: Size(width: size.width < 30 ? 0 : 2, height: 0)
        case .popover, .menu: .zero
        }
    }

    private var widest: Int {
        switch kind {
        case .cover: Length.infinity
        case .sheet: 90
        case .alert: 56
        case .popover, .menu: 60
        }
    }

    private static var narrowest: Int { 30 }

    private func origin(of panel: Size, in size: Size) -> Point {
        let center = Point(x: max(0, (size.width - panel.width) / 2), y: max(0, (size.height - panel.height) / 2))
        guard kind == .popover || kind == .menu, let anchor = anchor() else { return center }
        let start = isMirrored ? size.width - anchor.maxX : anchor.minX
        let x = min(max(0, start), max(0, size.width - panel.width))
        if anchor.maxY + panel.height <= size.height { return Point(x: x, y: anchor.maxY) }
        if anchor.minY >= panel.height { return Point(x: x, y: anchor.minY - panel.height) }
        return Point(x: x, y: center.y)
    }

    override package func paint(_ canvas: Canvas) {
        let rect = shownRect
        if kind != .cover, kind != .menu { canvas.restyle(Rect(origin: .zero, size: size)) { $0.attributes.insert(.dim) } }
        canvas.fill(rect, style: .standard)
        paintChildren(canvas)
        if hasBorder { canvas.drawBorder(rect, style: .standard, kind: .rounded) }
    }
}
