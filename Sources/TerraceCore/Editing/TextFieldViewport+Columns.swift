import TerraceScreen

/// Between columns of the field and offsets of the text.
extension TextFieldViewport {
    /// The boundary before the cluster at a column; the ends of what is shown for columns outside of it.
    package func offset(atColumn column: Int) -> Int {
        var offset = start
        var x = 0
        for cluster in visible {
            x += TextWidth.width(of: cluster)
            if x > column { break }
            offset += cluster.utf8.count
        }
        return offset
    }

    /// The columns that show the bytes of `range`; nil if none does.
    package func columns(of range: Range<Int>) -> Range<Int>? {
        var offset = start
        var x = 0
        var found: Range<Int>?
        for cluster in visible {
            let width = TextWidth.width(of: cluster)
            if range.contains(offset) { found = (found?.lowerBound ?? x)..<x + width }
            x += width
            offset += cluster.utf8.count
        }
        return found.flatMap { $0.isEmpty ? nil : $0 }
    }
}
