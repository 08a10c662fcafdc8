import TerraceScreen

extension ScrollBox {
    /// Scrolls so that `rect`, in the coordinates that the content stands in, is seen: with an anchor to that place of the window, else no further than
    /// needed. Of what is larger than the window the start is shown, unless it fills the window already.
    package func reveal(_ rect: Rect, anchor: UnitPoint? = nil) {
        func target(_ start: Int, _ length: Int, _ offset: Int, _ window: Int, _ share: Double?) -> Int {
            if let share, share.isFinite {
                return start - Int((Double(window - length) * min(max(share, 0), 1)).rounded(.down))
            }
            if start <= offset, start + length >= offset + window { return offset }
            if start < offset || length > window { return start }
            return start + length > offset + window ? start + length - window : offset
        }
        // Right to left the content begins where the window ends, so that its own left edge may be far outside.
        let rect = rect.offsetBy(x: -(content?.origin.x ?? 0), y: -(content?.origin.y ?? 0))
        let x = anchor.map { Double($0.x) }
        let y = anchor.map { Double($0.y) }
        let start = isMirrored ? contentSize.width - rect.maxX : rect.minX
        scrollTo(
            Point(
                x: target(start, rect.width, storedOffset.x, viewport.width, x),
                y: target(rect.minY, rect.height, storedOffset.y, viewport.height, y)))
    }
}
