/// Levels by embeddings, overrides and isolates (rules X1 to X8), and the sequences that the other rules work on (X9, X10).
struct ExplicitLevels {
    private struct Status {
        var level: UInt8
        var override: BidiClass?
        var isIsolate: Bool
    }

    static let maximumDepth: UInt8 = 125

    private let paragraph: UInt8
    private let classes: [BidiClass]
    private(set) var levels: [UInt8]
    /// The classes, changed by overrides.
    var types: [BidiClass]
    /// Whether there is nothing to nest.
    private(set) var hasOneLevel = true

    init(paragraph: UInt8, classes: [BidiClass]) {
        self.paragraph = paragraph
        self.classes = classes
        types = classes
        levels = [UInt8](repeating: paragraph, count: classes.count)
    }

    mutating func resolve(_ matches: IsolateMatches) {
        guard classes.contains(where: { $0.isIn(.isolates.union(.removed)) && $0 != .bn }) else { return }
        hasOneLevel = false
        var stack = [Status(level: paragraph, override: nil, isIsolate: false)]
        var overflowIsolates = 0
        var overflowEmbeddings = 0
        var validIsolates = 0
        var top = stack[0]

        func push(odd: Bool, override: BidiClass?, isIsolate: Bool) {
            let next = odd ? (top.level + 1) | 1 : (top.level + 2) & ~1
            if next <= Self.maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 {
                if isIsolate { validIsolates += 1 }
                top = Status(level: next, override: override, isIsolate: isIsolate)
                stack.append(top)
            } else if isIsolate {
                overflowIsolates += 1
            } else if overflowIsolates == 0 {
                overflowEmbeddings += 1
            }
        }
        func pop() {
            stack.removeLast()
            top = stack.last ?? Status(level: paragraph, override: nil, isIsolate: false)
        }
        func take(_ i: Int) {
            levels[i] = top.level
            if let override = top.override { types[i] = override }
        }

        for (i, type) in classes.enumerated() {
            switch type {
            case .rle, .lre, .rlo, .lro:
                levels[i] = top.level
                push(odd: type == .rle || type == .rlo, override: type == .rlo ? .r : type == .lro ? .l : nil, isIsolate: false)
            case .rli, .lri, .fsi:
                take(i)
                let isOdd = type == .fsi ? matches.firstStrongLevel(in: i + 1..<matches.end(of: i), of: classes) == 1 : type == .rli
                push(odd: isOdd, override: nil, isIsolate: true)
            case .pdi:
                if overflowIsolates > 0 {
                    overflowIsolates -= 1
                } else if validIsolates > 0 {
                    overflowEmbeddings = 0
                    while !top.isIsolate { pop() }
                    pop()
                    validIsolates -= 1
                }
                take(i)
            case .pdf:
                levels[i] = top.level
                if overflowIsolates > 0 {
                } else if overflowEmbeddings > 0 {
                    overflowEmbeddings -= 1
                } else if !top.isIsolate, stack.count >= 2 {
                    pop()
                }
            case .b:
                stack.removeLast(stack.count - 1)
                top = stack[0]
                (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
                levels[i] = paragraph
            case .bn: levels[i] = top.level
            default: take(i)
            }
        }
    }

    /// The isolating run sequences (BD13), without what X9 removes.
    func sequences(_ matches: IsolateMatches) -> [IsolatingRunSequence] {
        let kept = classes.indices.filter { !classes[$0].isIn(.removed) }
        // Runs of one level, each a range of places in `kept`; and the run in which a PDI stands first.
        var runs: [Range<Int>] = []
        var runStarting: [Int: Int] = [:]
        var start = 0
        for at in kept.indices where at + 1 == kept.count || levels[kept[at + 1]] != levels[kept[at]] {
            if classes[kept[start]] == .pdi { runStarting[kept[start]] = runs.count }
            runs.append(start..<at + 1)
            start = at + 1
        }

        var sequences: [IsolatingRunSequence] = []
        for first in runs where matches.initiator(of: kept[first.lowerBound]) == nil || classes[kept[first.lowerBound]] != .pdi {
            var indices = Array(kept[first])
            var last = first
            while let end = indices.last, classes[end].isIn(.isolateInitiators), let run = runStarting[matches.end(of: end)] {
                last = runs[run]
                indices.append(contentsOf: kept[last])
            }
            let level = levels[kept[first.lowerBound]]
            let before = first.lowerBound > 0 ? levels[kept[first.lowerBound - 1]] : paragraph
            let isOpen = indices.last.map { classes[$0].isIn(.isolateInitiators) } ?? false
            let after = !isOpen && last.upperBound < kept.count ? levels[kept[last.upperBound]] : paragraph
            sequences.append(IsolatingRunSequence(indices: indices, level: level, start: max(level, before), end: max(level, after)))
        }
        return sequences
    }
}
