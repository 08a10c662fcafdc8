/// A stretch of one level, isolates within it skipped: what the rules for weak and neutral types work on (W1 to W7, N0 to N2, I1, I2).
struct IsolatingRunSequence {
    /// The places of its scalars in the paragraph, without those that rule X9 removes.
    let indices: [Int]
    let level: UInt8
    /// The levels that its two ends stand against.
    let start: UInt8
    let end: UInt8

    /// No more brackets than this are open at once (BD16).
    static let maximumOpenBrackets = 63

    private var embedding: BidiClass { level & 1 == 0 ? .l : .r }
    private var startType: BidiClass { start & 1 == 0 ? .l : .r }
    private var endType: BidiClass { end & 1 == 0 ? .l : .r }

    init(indices: [Int], level: UInt8, start: UInt8, end: UInt8) {
        self.indices = indices
        self.level = level
        self.start = start
        self.end = end
    }

    /// Resolves the types of the sequence and writes its levels; `original` are the classes before any rule.
    mutating func resolve(
        types: inout [BidiClass], original: [BidiClass], levels: inout [UInt8], bracket: (Int) -> BidiPairs.Bracket?
    ) {
        resolveWeak(&types)
        resolveBrackets(&types, original, bracket)
        resolveNeutral(&types)
        for i in indices {
            let type = types[i]
            if level & 1 == 0 {
                levels[i] = type == .r ? level + 1 : type == .an || type == .en ? level + 2 : level
            } else {
                levels[i] = type == .l || type == .en || type == .an ? level + 1 : level
            }
        }
    }

    // MARK: Weak types

    private func resolveWeak(_ types: inout [BidiClass]) {
        var previous = startType
        var lastStrong = startType
        // Marks (W1), European numbers after Arabic letters (W2), Arabic letters (W3): each looks back only.
        for i in indices {
            switch types[i] {
            case .nsm: types[i] = previous == .lri || previous == .rli || previous == .fsi || previous == .pdi ? .on : previous
            default: break
            }
            previous = types[i]
            if previous.isIn(.strong) { lastStrong = previous }
            if types[i] == .en, lastStrong == .al { types[i] = .an }
        }
        for i in indices where types[i] == .al { types[i] = .r }
        // A separator between two numbers of a kind (W4).
        if indices.count > 2 {
            for at in 1..<indices.count - 1 {
                let type = types[indices[at]]
                guard type == .es || type == .cs else { continue }
                let (before, after) = (types[indices[at - 1]], types[indices[at + 1]])
                if before == after, before == .en || before == .an && type == .cs { types[indices[at]] = before }
            }
        }
        // Terminators beside European numbers (W5), other separators and terminators (W6).
        var at = 0
        while at < indices.count {
            guard types[indices[at]] == .et else {
                at += 1
                continue
            }
            var next = at
            while next < indices.count, types[indices[next]] == .et { next += 1 }
            let isNumber = at > 0 && types[indices[at - 1]] == .en || next < indices.count && types[indices[next]] == .en
            for place in at..<next { types[indices[place]] = isNumber ? .en : .on }
            at = next
        }
        // European numbers in text that runs to the right (W7).
        lastStrong = startType
        for i in indices {
            switch types[i] {
            case .es, .cs: types[i] = .on
            case .l, .r: lastStrong = types[i]
            case .en: if lastStrong == .l { types[i] = .l }
            default: break
            }
        }
    }

    // MARK: Brackets

    /// The strong type that a type counts as among neutrals.
    private func strong(_ type: BidiClass) -> BidiClass? {
        switch type {
        case .l: .l
        case .r, .en, .an: .r
        default: nil
        }
    }

    /// Brackets take the direction of what they enclose, or of what goes before (N0).
    private func resolveBrackets(_ types: inout [BidiClass], _ original: [BidiClass], _ bracket: (Int) -> BidiPairs.Bracket?) {
        var open: [(closing: UInt32, at: Int)] = []
        var pairs: [(open: Int, close: Int)] = []
        search: for at in indices.indices where types[indices[at]] == .on {
            switch bracket(indices[at]) {
            case .opening(let closing):
                guard open.count < Self.maximumOpenBrackets else {
                    pairs.removeAll()
                    break search
                }
                open.append((closing, at))
            case .closing(let closing):
                guard let match = open.lastIndex(where: { $0.closing == closing }) else { continue }
                pairs.append((open[match].at, at))
                open.removeSubrange(match...)
            case nil: break
            }
        }
        pairs.sort { $0.open < $1.open }

        for pair in pairs {
            var hasOpposite = false
            var hasEmbedding = false
            for at in pair.open + 1..<pair.close {
                guard let inside = strong(types[indices[at]]) else { continue }
                if inside == embedding {
                    hasEmbedding = true
                    break
                }
                hasOpposite = true
            }
            let direction: BidiClass
            if hasEmbedding {
                direction = embedding
            } else if hasOpposite {
                // The opposite direction only where the context before runs that way too.
                var before = startType
                for at in (0..<pair.open).reversed() {
                    guard let found = strong(types[indices[at]]) else { continue }
                    before = found
                    break
                }
                direction = before
            } else {
                continue
            }
            set(direction, at: pair.open, &types, original)
            set(direction, at: pair.close, &types, original)
        }
    }

    /// Gives a bracket its type, and the marks on it.
    private func set(_ direction: BidiClass, at place: Int, _ types: inout [BidiClass], _ original: [BidiClass]) {
        types[indices[place]] = direction
        var next = place + 1
        while next < indices.count, original[indices[next]] == .nsm {
            types[indices[next]] = direction
            next += 1
        }
    }

    // MARK: Neutrals

    /// Neutrals between two of a direction take it (N1), all others that of the level (N2).
    private func resolveNeutral(_ types: inout [BidiClass]) {
        var before = startType
        var at = 0
        while at < indices.count {
            let type = types[indices[at]]
            if let strong = strong(type) {
                before = strong
                at += 1
                continue
            }
            var next = at
            while next < indices.count, strong(types[indices[next]]) == nil { next += 1 }
            let after = next < indices.count ? strong(types[indices[next]]) ?? endType : endType
            let direction = before == after ? before : embedding
            for place in at..<next { types[indices[place]] = direction }
            at = next
        }
    }
}
