import TerraceScreen

/// Rows that only moved, so that the terminal can move them itself.
struct ScrollPlan {
    /// Rows `top..<bottom` move by `shift`, down when positive; what they leave is blank.
    struct Scroll: Equatable {
        var top: Int
        var bottom: Int
        var shift: Int
    }

    /// A row of cells, or the grid that starts there.
    typealias Cells = UnsafePointer<Cell>

    /// What a scroll costs at most, in bytes; a cell costs at least one.
    private static let price = 20

    private(set) var scrolls: [Scroll] = []
    /// For each row of the terminal, the row of the old screen that stands there after the scrolls, or -1 for a blank one.
    private(set) var source: [Int]

    init(old: Cells, new: Cells, blank: Cells, width: Int, height: Int, changed: [Bool]) {
        source = Array(0..<height)
        guard let first = changed.firstIndex(of: true), let last = changed.lastIndex(of: true), last - first >= 2 else { return }
        let band = first...last
        let newHashes = band.map { Self.hash(new + $0 * width, width) }
        let oldHashes = band.map { Self.hash(old + $0 * width, width) }
        let blankHash = Self.hash(blank, width)

        // One block is the usual case; a few more are found in what the first left.
        for _ in 0..<4 {
            let current = band.map { source[$0] < 0 ? blankHash : oldHashes[source[$0] - first] }
            guard let scroll = Self.longestRun(from: current, to: newHashes, blank: blankHash, first: first) else { return }
            var moved = source
            Self.apply(scroll, to: &moved)
            let moving = scroll.top..<scroll.bottom
            func isRight(_ row: Int) -> Bool { moved[row] >= 0 && oldHashes[moved[row] - first] == newHashes[row - first] }
            func difference(_ from: Int, _ row: Int) -> Int {
                Self.difference(from < 0 ? blank : old + from * width, new + row * width, width)
            }
            // The rows that do not come right first: they can only cost. Then those that do, until it is worth it.
            var gain = 0
            for row in moving where moved[row] != source[row] && !isRight(row) {
                gain += difference(source[row], row) - difference(moved[row], row)
            }
            for row in moving where gain <= Self.price && isRight(row) { gain += difference(source[row], row) }
            guard gain > Self.price else { return }
            scrolls.append(scroll)
            source = moved
        }
    }

    static func apply(_ scroll: Scroll, to rows: inout [Int]) {
        let part = Array(rows[scroll.top..<scroll.bottom])
        for row in scroll.top..<scroll.bottom {
            let from = row - scroll.top - scroll.shift
            rows[row] = part.indices.contains(from) ? part[from] : -1
        }
    }

    /// The run of equal rows at one distance that would spare the most rows.
    private static func longestRun(from old: [UInt64], to new: [UInt64], blank: UInt64, first: Int) -> Scroll? {
        let count = new.count
        var best = 0
        var found: Scroll?
        for distance in 1..<count {
            for shift in [distance, -distance] {
                var worth = 0
                var start = 0
                for row in max(shift, 0)..<(count + min(shift, 0)) {
                    if new[row] != old[row - shift] {
                        worth = 0
                        continue
                    }
                    if worth == 0 { start = row }
                    // Blank rows and rows that stand right already extend a run, but do not recommend it.
                    if new[row] != blank && new[row] != old[row] { worth += 1 } else if worth == 0 { continue }
                    guard worth > best else { continue }
                    best = worth
                    found = Scroll(top: first + min(start, start - shift), bottom: first + max(row, row - shift) + 1, shift: shift)
                }
            }
        }
        return found
    }

    private static func hash(_ row: Cells, _ width: Int) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for x in 0..<width {
            let cell = row[x]
            hash = (hash ^ (UInt64(cell.glyph) << 32 | UInt64(cell.style))) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 29
        }
        return hash
    }

    private static func difference(_ a: Cells, _ b: Cells, _ width: Int) -> Int {
        var sum = 0
        for x in 0..<width where !a[x].isSame(as: b[x]) { sum += 1 }
        return sum
    }
}
