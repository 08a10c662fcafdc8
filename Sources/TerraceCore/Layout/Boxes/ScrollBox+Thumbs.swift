import TerraceScreen

/// The thumbs, which say which part of the content is seen.
extension ScrollBox {
    /// The cells of the thumb along an axis, counted from the top or the leading edge; nil where there is none.
    package func thumb(_ axis: Axis) -> Range<Int>? {
        let window = viewport[axis]
        let whole = contentSize[axis]
        guard thumbs.contains(Axis.Set(axis)), window > 0, whole > window else { return nil }
        let length = max(1, window * window / whole)
        let start = min(max(0, (window - length) * storedOffset[axis] / (whole - window)), window - length)
        return start..<(start + length)
    }

    func paintThumbs(_ canvas: Canvas) {
        let style = CellStyle(attributes: .dim)
        if let thumb = thumb(.vertical) {
            canvas.drawColumn("┃", x: isMirrored ? 0 : viewport.width, y: thumb.lowerBound, height: thumb.count, style: style)
        }
        if let thumb = thumb(.horizontal) {
            let x = isMirrored ? size.width - thumb.upperBound : thumb.lowerBound
            canvas.drawRow("━", x: x, y: viewport.height, width: thumb.count, style: style)
        }
    }
}
