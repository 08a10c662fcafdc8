import TerraceScreen

/// Between columns of the field and offsets of the text.
extension TextFieldViewport {
    /// The boundary before the cluster at a column; the ends of what is shown for columns outside of it.
    package func offset(atColumn column: Int) -> Int {
        if let ordered { return ordered.offset(atColumn: column) }
        var offset = start
        var x = 0
        for cluster in visible {
            x += TextWidth.width(of: cluster)
            if x > column { break }
            offset += cluster.utf8.count
        }
        return offset
    }

    /// The columns that show the bytes of `range`: none, one stretch, or several where text of two directions meets.
    package func columns(of range: Range<Int>) -> [Range<Int>] {
        if let ordered { return ordered.columns(of: range) }
        var offset = start
        var x = 0
        var found: Range<Int>?
        for cluster in visible {
            let width = TextWidth.width(of: cluster)
            if range.contains(offset) { found = (found?.lowerBound ?? x)..<x + width }
            x += width
            offset += cluster.utf8.count
        }
        return found.map { $0.isEmpty ? [] : [$0] } ?? []
    }

    /// Draws what is shown, from the canvas's left edge on; the canvas is clipped to the field.
    package func draw(on canvas: Canvas, style: CellStyle) {
        if let ordered {
            canvas.draw(ordered.layout.lines[0], at: Point(x: ordered.lineX, y: 0), style: style)
        } else if visible.utf8.contains(0x09) {
            // Where a tab ends depends on where it begins, which scrolling changes; here all are the same.
            canvas.draw(visible.replacing("\t", with: String(repeating: " ", count: TextWidth.tabStop)), at: .zero, style: style)
        } else {
            canvas.draw(visible, at: .zero, style: style)
        }
    }
}
