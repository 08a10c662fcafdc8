import TerraceScreen

/// What the encoder asks about a glyph that is not ASCII.
extension CellTable {
    /// The columns that a glyph takes, 1 or 2, and whether terminals disagree about them.
    @inline(__always)
    func measure(glyph: UInt32) -> (columns: Int, isRisky: Bool) {
        // Lines, blocks and shades are most of what is drawn besides letters, and nobody disagrees about them.
        if glyph &- 0x2500 < 0xA0 { return (1, false) }
        return (max(width(ofGlyph: glyph), 1), isRisky(glyph))
    }

    /// Whether some terminals give a glyph no cell and put it onto the one before: signs that stand before a number (U+0600 and its like),
    /// which are format characters, and skin tones.
    func mayJoinPrevious(glyph: UInt32) -> Bool {
        let first = glyph < Cell.continuation ? glyph : glyphText(glyph).unicodeScalars.first?.value ?? 0
        switch first {
        case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD, 0x1F3FB...0x1F3FF: return true
        default: return false
        }
    }
}

extension Cell {
    /// Equality that is inlined here; the compiler's own is a call into another module.
    @inline(__always)
    func isSame(as other: Cell) -> Bool { glyph == other.glyph && style == other.style }
}

extension OutputBuffer {
    /// Appends a glyph's UTF-8. No byte of it is a control, whatever the cells hold. `scratch` is memory for it.
    mutating func append(glyph: UInt32, of table: CellTable, scratch: inout [UInt8]) {
        if glyph < Cell.continuation {
            guard let scalar = Unicode.Scalar(glyph), glyph >= 0xA0 || (0x20..<0x7F).contains(glyph) else { return append("\u{FFFD}") }
            return append(scalar: scalar)
        }
        scratch.removeAll(keepingCapacity: true)
        table.appendText(ofGlyph: glyph, to: &scratch)
        if scratch.isEmpty { return append("\u{FFFD}") }
        var previous: UInt8 = 0
        for byte in scratch {
            let isControl = byte < 0x20 || byte == 0x7F || previous == 0xC2 && byte < 0xA0 && byte >= 0x80
            append(isControl ? (previous == 0xC2 ? 0xA0 : 0x3F) : byte)
            previous = byte
        }
    }

    /// Appends the glyphs of cells that hold printable ASCII.
    mutating func appendASCII(of cells: UnsafePointer<Cell>, count: Int) {
        fill(count) { bytes in
            for index in 0..<count { bytes[index] = UInt8(truncatingIfNeeded: cells[index].glyph) }
        }
    }
}
