extension CellCanvas {
    /// Shows the cells of `rect` as one bar, in reverse: what is selected, say. Text goes by the terminal's own colours, since many a colour
    /// cannot be read in reverse. What has a background of its own keeps it, and block characters, which are the edges of such areas, keep
    /// their colour.
    package func drawBar(over rect: Rect) {
        let area = visible(rect)
        guard !area.isEmpty else { return }
        let table = screen.table
        for y in area.minY..<area.maxY {
            withRow(y) { writer in
                let row = writer.row
                let to = area.maxX < row.count && row[area.maxX].isContinuation ? area.maxX + 1 : area.maxX
                var last: (old: UInt32, isBlock: Bool, new: UInt32)?
                for x in (row[area.minX].isContinuation ? max(0, area.minX - 1) : area.minX)..<to {
                    let old = row[x].style
                    let isBlock = row[x].isBlock
                    if let last, last.old == old, last.isBlock == isBlock {
                        row[x].style = last.new
                        continue
                    }
                    var style = table.style(old)
                    if style.background == .standard {
                        if isBlock { style.background = style.foreground }
                        style.foreground = .standard
                        style.attributes.insert(.reverse)
                    }
                    let new = table.id(for: style)
                    row[x].style = new
                    last = (old, isBlock, new)
                }
            }
        }
    }

    /// Shows the cells of `rect` in reverse, as one bar: in the colour that all its glyphs have in common, or else in the terminal's own, since
    /// a bar of patches looks broken. So it is with dim glyphs. What has a background of its own, and block characters, are reversed as
    /// they are.
    package func drawHighlight(over rect: Rect) {
        let area = visible(rect)
        guard !area.isEmpty else { return }
        let table = screen.table
        var shared: CellStyle?
        var hasOneColor = true
        var isDim = true
        func visit(_ change: (inout Cell) -> Void) {
            for y in area.minY..<area.maxY {
                withRow(y) { writer in
                    let row = writer.row
                    let to = area.maxX < row.count && row[area.maxX].isContinuation ? area.maxX + 1 : area.maxX
                    for x in (row[area.minX].isContinuation ? max(0, area.minX - 1) : area.minX)..<to { change(&row[x]) }
                }
            }
        }
        visit { cell in
            if cell.glyph == 0x20 || cell.isContinuation || cell.isBlock { return }
            let style = table.style(cell.style)
            guard style.background == .standard else { return }
            if let shared, shared.foreground != style.foreground { hasOneColor = false }
            if !style.attributes.contains(.dim) { isDim = false }
            shared = shared ?? style
        }
        let color = hasOneColor ? shared?.foreground ?? .standard : .standard
        var last: (old: UInt32, isBlock: Bool, new: UInt32)?
        visit { cell in
            let isBlock = cell.isBlock
            if let last, last.old == cell.style, last.isBlock == isBlock {
                cell.style = last.new
                return
            }
            var style = table.style(cell.style)
            if style.background == .standard, !isBlock {
                style.foreground = color
                if isDim, shared != nil { style.attributes.insert(.dim) } else { style.attributes.remove(.dim) }
            }
            style.attributes.insert(.reverse)
            let new = table.id(for: style)
            last = (cell.style, isBlock, new)
            cell.style = new
        }
    }
}

extension Cell {
    /// Whether it shows a block character, the edge of an area.
    fileprivate var isBlock: Bool { (0x2580...0x259F).contains(glyph) }
}
