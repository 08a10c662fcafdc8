/// The embedding levels of a paragraph by the Unicode Bidirectional Algorithm (UAX #9, rules P2 to I2): even levels run to the right,
/// odd ones to the left.
struct BidiParagraph {
    /// The level of the paragraph itself.
    let level: UInt8
    /// A level for each scalar. What rule X9 removes has that of the scalar before it.
    private(set) var levels: [UInt8]

    /// Resolves a paragraph by its scalars; `direction` says how its own direction is found.
    init(_ scalars: [UInt32], direction: BaseDirection = .content) {
        self.init(classes: scalars.map { BidiClass($0) }, direction: direction) { BidiPairs.bracket(scalars[$0]) }
    }

    /// Resolves a paragraph by its classes. `bracket` says what encloses at an index; it is asked for neutrals only.
    init(classes: [BidiClass], direction: BaseDirection, bracket: (Int) -> BidiPairs.Bracket?) {
        let matches = IsolateMatches(classes)
        level = direction.fixed?.level ?? matches.firstStrongLevel(in: 0..<classes.count, of: classes) ?? direction.natural.level
        levels = [UInt8](repeating: level, count: classes.count)
        var explicit = ExplicitLevels(paragraph: level, classes: classes)
        explicit.resolve(matches)
        levels = explicit.levels

        var members = BidiClass.Members()
        for type in classes { members.insert(BidiClass.Members(type)) }
        if explicit.hasOneLevel, members.isDisjoint(with: BidiClass.Members.removed.union(.isolates)) {
            var sequence = IsolatingRunSequence(
                indices: Array(classes.indices), level: level, start: level, end: level)
            sequence.resolve(types: &explicit.types, original: classes, levels: &levels, bracket: bracket)
        } else {
            for var sequence in explicit.sequences(matches) {
                sequence.resolve(types: &explicit.types, original: classes, levels: &levels, bracket: bracket)
            }
            for i in classes.indices where classes[i].isIn(.removed) { levels[i] = i > 0 ? levels[i - 1] : level }
        }
    }

    /// The levels of a line of the paragraph: white space at its end and before separators is the paragraph's (L1).
    func lineLevels(_ line: Range<Int>, classes: [BidiClass]) -> [UInt8] {
        var result = Array(levels[line])
        var trails = true
        for i in result.indices.reversed() {
            let type = classes[line.lowerBound + i]
            if type.isIn(.separators) {
                trails = true
                result[i] = level
            } else if type.isIn(.trailing) {
                if trails { result[i] = level }
            } else {
                trails = false
            }
        }
        return result
    }

    /// The order in which things of these levels stand from left to right (L2), by their indices.
    static func visualOrder(_ levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
        var level = highest
        while level >= lowestOdd {
            var i = 0
            while i < order.count {
                guard levels[i] >= level else {
                    i += 1
                    continue
                }
                var end = i + 1
                while end < order.count, levels[end] >= level { end += 1 }
                order[i..<end].reverse()
                i = end
            }
            level -= 1
        }
        return order
    }
}
