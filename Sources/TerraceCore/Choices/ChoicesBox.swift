import TerraceScreen

/// Options of which one is chosen.
///
/// | Look     | shows                                                                                 |
/// |----------|---------------------------------------------------------------------------------------|
/// | value    | what is chosen, and nothing else                                                      |
/// | column   | one below the other, `(•)` and `( )` in front                                         |
/// | ticks    | one below the other, `✓` in front of what is chosen                                   |
/// | wheel    | the one that is chosen and two on each side, `›` in front                             |
/// | segments | side by side, what is chosen in brackets and bold, as many rows as there have to be   |
package final class ChoicesBox: Box {
    package enum Look: Hashable, Sendable {
        case value, column, ticks, wheel, segments

        package var isHorizontal: Bool { self == .segments }
    }

    package struct Style: Hashable {
        package var plain: CellStyle
        package var chosen: CellStyle
        package var showsFocus: Bool
        /// Whether options are as wide as they can be.
        package var isWide: Bool

        package init(plain: CellStyle = .standard, chosen: CellStyle = .standard, showsFocus: Bool = true, isWide: Bool = false) {
            self.plain = plain
            self.chosen = chosen
            self.showsFocus = showsFocus
            self.isWide = isWide
        }
    }

    var look: Look {
        didSet { if look != oldValue { invalidate() } }
    }
    var style = Style() {
        didSet {
            if style.isWide != oldValue.isWide { invalidate() }
            if style != oldValue { needsPaint() }
        }
    }
    var isFocused = false {
        didSet { if isFocused != oldValue { needsPaint() } }
    }
    var isOption: ContiguousArray<Bool> = [] {
        didSet { if isOption != oldValue { invalidate() } }
    }
    /// What is chosen.
    var chosen: Int? {
        didSet {
            if chosen == oldValue { return }
            if look == .value || look == .wheel { invalidate() }
            needsPaint()
        }
    }
    /// Where keys are.
    var current: Int? {
        didSet {
            if current == oldValue { return }
            if look == .wheel { invalidate() }
            needsPaint()
        }
    }

    init(_ look: Look) {
        self.look = look
        super.init()
    }

    // MARK: Layout

    /// Cells in front of an option.
    private var gutter: Int {
        switch look {
        case .value: 0
        case .column: 4
        case .ticks, .wheel: 2
        case .segments: 1
        }
    }

    private static var wheelHeight: Int { 5 }

    private func isShown(_ index: Int) -> Bool {
        switch look {
        case .value: index == chosen
        case .column, .ticks: true
        case .segments: isOption.indices.contains(index) && isOption[index]
        case .wheel: isOption.indices.contains(index) && isOption[index]
        }
    }

    /// The room in front of a box: headers and lines have none.
    private func gutter(_ index: Int) -> Int { isOption.indices.contains(index) && isOption[index] ? gutter : 0 }

    private func offer(_ proposal: ProposedSize, _ index: Int) -> ProposedSize {
        let gutter = look == .segments ? 2 : gutter(index)
        return ProposedSize(width: proposal.width.map { Length.subtracting(gutter, from: $0) }, height: nil)
    }

    private func places(_ proposal: ProposedSize) -> (rects: [Rect?], size: Size) {
        var rects = [Rect?](repeating: nil, count: children.count)
        var size = Size.zero
        var cursor = Point.zero
        let limit = proposal.width ?? Length.infinity
        for (index, child) in children.enumerated() where isShown(index) {
            let inner = child.sizeThatFits(offer(proposal, index))
            switch look {
            case .value: rects[index] = Rect(origin: .zero, size: inner)
            case .column, .ticks, .wheel:
                rects[index] = Rect(origin: Point(x: gutter(index), y: cursor.y), size: inner)
                cursor.y += max(inner.height, look == .wheel ? 1 : inner.height)
            case .segments:
                let width = inner.width + 2
                // A line between two that stand beside each other.
                let gap = cursor.x > 0 ? 1 : 0
                if cursor.x > 0, cursor.x + gap + width > limit {
                    cursor = Point(x: 0, y: size.height)
                } else {
                    cursor.x += gap
                }
                rects[index] = Rect(origin: Point(x: cursor.x + 1, y: cursor.y), size: inner)
                cursor.x += width
            }
            if let rect = rects[index] {
                let trailing = look == .segments ? 1 : 0
                size = Size(width: max(size.width, rect.maxX + trailing), height: max(size.height, rect.maxY))
            }
        }
        return (rects, size)
    }

    /// How far a wheel has turned.
    private func turn(_ rects: [Rect?]) -> Int {
        guard look == .wheel, let index = current ?? chosen, rects.indices.contains(index), let rect = rects[index] else { return 0 }
        return rect.minY - Self.wheelHeight / 2
    }

    override package func measure(_ proposal: ProposedSize) -> Size {
        var size = places(proposal).size
        if look == .wheel { size.height = Self.wheelHeight }
        if style.isWide, look != .value, let width = proposal.width, width < Length.infinity { size.width = max(size.width, width) }
        return size
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let rects = places(proposal).rects
        let turn = turn(rects)
        for (index, child) in children.enumerated() {
            guard let rect = rects[index] else {
                child.passesHits = true
                child.place(at: .zero, proposal: ProposedSize(Size.zero))
                continue
            }
            child.passesHits = false
            var offer = offer(proposal, index)
            // A header or a line goes all the way.
            if gutter(index) == 0, look != .value, look != .segments { offer.width = size.width }
            child.place(at: Point(x: rect.minX, y: rect.minY - turn), proposal: offer)
        }
    }

    override package var childClip: Rect? { Rect(origin: .zero, size: size) }

    /// Which option stands at a place of the box.
    func option(at point: Point) -> Int? {
        for (index, child) in children.enumerated() where isShown(index) && gutter(index) > 0 {
            let frame = row(of: child)
            if frame.contains(point) { return index }
        }
        return nil
    }

    /// An option with its mark.
    private func row(of child: Box) -> Rect {
        switch look {
        case .value: child.frame
        case .segments: Rect(x: child.origin.x - 1, y: child.origin.y, width: child.size.width + 2, height: max(1, child.size.height))
        case .column, .ticks, .wheel:
            style.isWide || look == .wheel
                ? Rect(x: 0, y: child.origin.y, width: size.width, height: max(1, child.size.height))
                : Rect(
                    x: isMirrored ? child.origin.x : child.origin.x - gutter, y: child.origin.y, width: child.size.width + gutter,
                    height: max(1, child.size.height))
        }
    }

    // MARK: Painting

    override package func paint(_ canvas: Canvas) {
        canvas.clipped(to: Rect(origin: .zero, size: size)) {
            for (index, child) in children.enumerated() where isShown(index) {
                if child.origin.y + child.size.height <= 0 || child.origin.y >= size.height { continue }
                paintChild(child, canvas)
                if gutter(index) > 0 { paintMark(index, child, canvas) }
            }
        }
    }

    private func paintMark(_ index: Int, _ child: Box, _ canvas: Canvas) {
        let row = row(of: child)
        let isChosen = index == chosen
        let look = isChosen ? style.chosen : style.plain
        let first = Point(x: isMirrored ? row.maxX - gutter : row.minX, y: row.minY)
        switch self.look {
        case .value: break
        case .column:
            let at = Point(x: isMirrored ? first.x + 1 : first.x, y: first.y)
            canvas.draw(isChosen ? "(•)" : "( )", at: at, style: look)
        case .ticks: if isChosen { canvas.draw("✓", at: Point(x: isMirrored ? first.x + 1 : first.x, y: first.y), style: look) }
        case .wheel:
            if index == current ?? chosen {
                canvas.draw(isMirrored ? "‹" : "›", at: Point(x: isMirrored ? first.x + 1 : first.x, y: first.y), style: look)
            }
        case .segments:
            if isChosen {
                canvas.restyle(row) {
                    $0.attributes.insert(.bold)
                    if $0.foreground == self.style.plain.foreground { $0.foreground = self.style.chosen.foreground }
                }
                var bold = look
                bold.attributes.insert(.bold)
                canvas.draw("[", at: Point(x: row.minX, y: row.minY), style: bold)
                canvas.draw("]", at: Point(x: row.maxX - 1, y: row.minY), style: bold)
            }
            var line = style.plain
            line.attributes.insert(.dim)
            let x = isMirrored ? row.minX - 1 : row.maxX
            if x >= 0, x < size.width, hasNeighbour(index, row) { canvas.draw("│", at: Point(x: x, y: row.minY), style: line) }
        }
        if isFocused, style.showsFocus, index == current ?? chosen {
            canvas.restyle(row) { $0.attributes.insert(.reverse) }
        }
    }

    /// Whether another option stands behind this one in its row.
    private func hasNeighbour(_ index: Int, _ row: Rect) -> Bool {
        guard let next = children.indices.first(where: { $0 > index && isShown($0) }) else { return false }
        return children[next].origin.y == row.minY
    }
}
