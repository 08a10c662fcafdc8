import TerraceScreen

/// Which quarters of which cells an area covers: a bit each for top left, top right, bottom left and bottom right.
package struct Coverage {
    /// The cells it knows of, on the screen.
    package let area: Rect
    package private(set) var quarters: [UInt8]
    /// Cells that it touches at all.
    package private(set) var touched: [Bool]

    package static let full: UInt8 = 0b1111
    /// From four bits to a glyph.
    package static let glyphs: [Unicode.Scalar] = [
        " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
    ]

    /// The bits that a glyph shows; nil for all that is no block.
    package static func bits(of glyph: UInt32) -> UInt8? {
        guard glyph != 0x20, let index = glyphs.firstIndex(where: { $0.value == glyph }) else { return nil }
        return UInt8(index)
    }

    /// All of an area.
    package init(all area: Rect) {
        self.area = area
        quarters = Array(repeating: Self.full, count: area.width * area.height)
        touched = Array(repeating: true, count: area.width * area.height)
    }

    /// What lines in eighths of a column enclose of some cells, from 4 by 8 samples in each.
    package init(_ flat: FlatPath, evenOdd: Bool, in area: Rect) {
        self.area = area
        let count = max(0, area.width) * max(0, area.height)
        quarters = Array(repeating: 0, count: count)
        touched = Array(repeating: false, count: count)
        if count == 0 { return }
        var edges: [(x0: Double, y0: Double, x1: Double, y1: Double)] = []
        for line in flat.lines {
            for (a, b) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) where a.y != b.y {
                edges.append((a.x, a.y, b.x, b.y))
            }
        }
        if edges.isEmpty { return }
        var counts = [UInt8](repeating: 0, count: count * 4)
        let (low, high) = (area.minX * 4, area.maxX * 4)
        var cuts: [(x: Double, direction: Int)] = []
        for row in area.minY..<area.maxY {
            for sample in 0..<8 {
                let y = Double(row * 16 + 2 * sample + 1)
                cuts.removeAll(keepingCapacity: true)
                for edge in edges where (edge.y0 <= y) != (edge.y1 <= y) {
                    let x = edge.x0 + (y - edge.y0) / (edge.y1 - edge.y0) * (edge.x1 - edge.x0)
                    cuts.append((x.isNaN ? edge.x0 : min(max(x, -1e7), 1e7), edge.y1 > edge.y0 ? 1 : -1))
                }
                if cuts.isEmpty { continue }
                cuts.sort { $0.x < $1.x }
                var winding = 0
                for index in 0..<(cuts.count - 1) {
                    winding += evenOdd ? 1 : cuts[index].direction
                    let isInside = evenOdd ? !winding.isMultiple(of: 2) : winding != 0
                    guard isInside else { continue }
                    // Samples stand at odd eighths.
                    let from = max(low, Int(((cuts[index].x - 1) / 2).rounded(.up)))
                    let to = min(high, Int(((cuts[index + 1].x - 1) / 2).rounded(.up)))
                    guard from < to else { continue }
                    let base = (row - area.minY) * area.width
                    for x in from..<to {
                        let offset = x - low
                        counts[(base + offset / 4) * 4 + (sample / 4) * 2 + (offset % 4) / 2] += 1
                    }
                }
            }
        }
        for cell in 0..<count {
            var bits: UInt8 = 0
            for quarter in 0..<4 where counts[cell * 4 + quarter] > 0 {
                touched[cell] = true
                if counts[cell * 4 + quarter] >= 4 { bits |= 1 << quarter }
            }
            quarters[cell] = bits
        }
    }

    /// The ends of a capsule of one row are half cells, so that it looks like one.
    package mutating func roundEnds(from left: Int, to right: Int, row: Int) {
        guard right - left >= 2 else { return }
        for (x, bits) in [(left, UInt8(0b1010)), (right, 0b0101)] where area.contains(Point(x: x, y: row)) {
            quarters[(row - area.minY) * area.width + x - area.minX] = bits
        }
    }

    package subscript(x: Int, y: Int) -> UInt8 {
        area.contains(Point(x: x, y: y)) ? quarters[(y - area.minY) * area.width + x - area.minX] : 0
    }

    package func touches(_ x: Int, _ y: Int) -> Bool {
        area.contains(Point(x: x, y: y)) && touched[(y - area.minY) * area.width + x - area.minX]
    }
}
