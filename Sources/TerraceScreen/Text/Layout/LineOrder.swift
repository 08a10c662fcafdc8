/// How a line stands from left to right: its stretches of one level, each with its column.
struct LineOrder: Sendable {
    /// A stretch of clusters of one level.
    struct Run: Sendable {
        /// Its bytes in the line's text.
        var bytes: Range<Int>
        var level: UInt8
        var width: Int
        /// Its left edge in the line.
        var column = 0
        /// Whether it is a number or neutral inside of text that runs to the left, or such text itself.
        var isForeign: Bool

        var isRightToLeft: Bool { level & 1 == 1 }
    }

    /// The level of the paragraph.
    let level: UInt8
    /// In logical order.
    let runs: [Run]

    /// Puts runs, which come in logical order, into their columns.
    init(level: UInt8, runs: [Run]) {
        self.level = level
        var runs = runs
        var column = 0
        for i in BidiParagraph.visualOrder(runs.map(\.level)) {
            runs[i].column = column
            column += runs[i].width
        }
        self.runs = runs
    }
}

/// The levels of a paragraph by its bytes, for the lines that it is cut into.
struct ParagraphOrder {
    private let classes: [BidiClass]
    /// Where each scalar starts.
    private let offsets: [Int]
    private let bidi: BidiParagraph

    /// The paragraph that stands in `range` of `bytes`; nil where it runs to the right without an exception.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, direction: BaseDirection) {
        var scalars: [UInt32] = []
        var classes: [BidiClass] = []
        var offsets: [Int] = []
        var members = BidiClass.Members()
        var i = range.lowerBound
        while i < range.upperBound {
            let (value, length) = UTF8Scan.scalar(bytes, at: i)
            let type = BidiClass(value)
            scalars.append(value)
            classes.append(type)
            offsets.append(i)
            members.insert(BidiClass.Members(type))
            i += length
        }
        let turns = direction.mayTurnPlain && (direction.fixed != nil || members.isDisjoint(with: BidiClass.Members(.l)))
        guard turns || !members.isDisjoint(with: .rightToLeft) else { return nil }
        self.classes = classes
        self.offsets = offsets
        bidi = BidiParagraph(classes: classes, direction: direction) { BidiPairs.bracket(scalars[$0]) }
        if bidi.level == 0, !bidi.levels.contains(where: { $0 > 0 }) { return nil }
    }

    var direction: TextDirection { TextDirection(level: bidi.level) }

    /// The order of a line, a range of the bytes of the paragraph.
    func order(of line: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, of text: Substring) -> LineOrder {
        let first = index(of: line.lowerBound)
        let levels = bidi.lineLevels(first..<index(of: line.upperBound), classes: classes)
        var runs: [LineOrder.Run] = []
        var hasLetters = false
        var scanner = ClusterScanner(bytes, of: text, from: line.lowerBound)
        var at = 0
        while scanner.position < line.upperBound, let cluster = scanner.next() {
            let range = cluster.start - line.lowerBound..<cluster.end - line.lowerBound
            let level = levels.indices.contains(at) ? levels[at] : bidi.level
            if let last = runs.last, last.level == level {
                runs[runs.count - 1].bytes = last.bytes.lowerBound..<range.upperBound
                runs[runs.count - 1].width += cluster.width
            } else {
                runs.append(LineOrder.Run(bytes: range, level: level, width: cluster.width, isForeign: level > 0))
                hasLetters = false
            }
            while first + at < offsets.count, offsets[first + at] < cluster.end {
                hasLetters = hasLetters || classes[first + at] == .l
                at += 1
            }
            if level & 1 == 0, hasLetters { runs[runs.count - 1].isForeign = false }
        }
        return LineOrder(level: bidi.level, runs: runs)
    }

    /// The first scalar at or after a byte.
    private func index(of byte: Int) -> Int {
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < byte { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension LineOrder {
    /// Runs that stand side by side and that a terminal which turns text round would turn as one; or one run that it leaves alone.
    struct Group {
        /// In logical order.
        var runs: [Run]
        var column: Int
        var isForeign: Bool
    }

    /// The runs as a terminal sees them that takes each row for one that runs to the right.
    var groups: [Group] {
        var groups: [Group] = []
        for run in runs.sorted(by: { $0.column < $1.column }) where run.width > 0 {
            if run.isForeign, let last = groups.last, last.isForeign {
                groups[groups.count - 1].runs.append(run)
            } else {
                groups.append(Group(runs: [run], column: run.column, isForeign: run.isForeign))
            }
        }
        for i in groups.indices { groups[i].runs.sort { $0.bytes.lowerBound < $1.bytes.lowerBound } }
        return groups
    }
}
