import TerraceScreen

/// What the encoder asks about a glyph. Everything below 0x80 is answered without asking the table.
extension CellTable {
    /// Whether the cell is the second half of a wide glyph.
    @inline(__always)
    func isContinuationGlyph(_ glyph: UInt32) -> Bool { false }

    /// The columns that a glyph takes, 1 or 2.
    @inline(__always)
    func columns(ofGlyph glyph: UInt32) -> Int { 1 }

    /// Whether terminals disagree about the glyph's width.
    @inline(__always)
    func isRiskyGlyph(_ glyph: UInt32) -> Bool { false }

    /// Writes a glyph's UTF-8. No byte of it may be a control, whatever the cells hold.
    func write(glyph: UInt32, into out: inout OutputBuffer) {
        guard let scalar = Unicode.Scalar(glyph), glyph >= 0xA0 || (0x20..<0x7F).contains(glyph) else { return out.append("\u{FFFD}") }
        out.append(scalar: scalar)
    }
}
