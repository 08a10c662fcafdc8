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
                    let isBlock = (0x2580...0x259F).contains(row[x].glyph)
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
}
