/// Which isolate initiator and which PDI belong together (BD9), found in one pass.
struct IsolateMatches {
    /// For an initiator its PDI or, if it has none, the number of scalars; for a PDI its initiator or -1. Empty without isolates.
    private let matches: [Int]

    init(_ classes: [BidiClass]) {
        guard classes.contains(where: { $0.isIn(.isolates) }) else {
            matches = []
            return
        }
        var matches = [Int](repeating: -1, count: classes.count)
        var open: [Int] = []
        for (i, type) in classes.enumerated() {
            if type.isIn(.isolateInitiators) {
                matches[i] = classes.count
                open.append(i)
            } else if type == .pdi, let initiator = open.popLast() {
                matches[initiator] = i
                matches[i] = initiator
            } else if type == .b {
                // A paragraph's end closes all.
                open.removeAll()
            }
        }
        self.matches = matches
    }

    /// The PDI of an initiator, the end of the paragraph if it has none.
    func end(of initiator: Int) -> Int { matches[initiator] }

    /// The initiator of a PDI.
    func initiator(of end: Int) -> Int? { matches.isEmpty || matches[end] < 0 ? nil : matches[end] }

    /// The level that the first strong scalar of a range asks for, isolates skipped (P2, P3).
    func firstStrongLevel(in range: Range<Int>, of classes: [BidiClass]) -> UInt8? {
        var i = range.lowerBound
        while i < range.upperBound {
            switch classes[i] {
            case .l: return 0
            case .r, .al: return 1
            case .lri, .rli, .fsi: i = end(of: i) + 1
            default: i += 1
            }
        }
        return nil
    }
}
