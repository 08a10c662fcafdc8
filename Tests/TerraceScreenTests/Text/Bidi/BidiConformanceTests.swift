import Foundation
import Testing

@testable import TerraceScreen

/// Unicode's own tests of the Bidirectional Algorithm, where they are installed, else samples of them. All 861,948 cases take a minute
/// of a processor without optimisation; so they run where `TERRACE_CONFORMANCE` is `all`, on all processors that there are, and one in
/// 97 everywhere else.
@Suite struct BidiConformanceTests {
    private static let isComplete = ProcessInfo.processInfo.environment["TERRACE_CONFORMANCE"] == "all"

    /// Steps through a line of a test file without making strings of it: there are 600,000 lines.
    private struct Reader {
        let bytes: [UInt8]
        var at: Int
        let end: Int

        mutating func skipBlanks() {
            while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
        }

        /// Takes a byte if it stands here.
        mutating func take(_ byte: UInt8) -> Bool {
            skipBlanks()
            guard at < end, bytes[at] == byte else { return false }
            at += 1
            return true
        }

        /// A word as a number made of its letters; nil at a semicolon or the end.
        mutating func word() -> UInt32? {
            skipBlanks()
            var value: UInt32 = 0
            let start = at
            while at < end, bytes[at] > 0x20, bytes[at] != 0x3B {
                value = value << 8 | UInt32(bytes[at])
                at += 1
            }
            return at > start ? value : nil
        }

        mutating func number(radix: UInt32) -> UInt32? {
            skipBlanks()
            var value: UInt32 = 0
            let start = at
            while at < end, bytes[at] > 0x20, bytes[at] != 0x3B, bytes[at] != 0x78 {
                let byte = UInt32(bytes[at])
                value = value * radix + (byte < 0x3A ? byte - 0x30 : (byte | 0x20) - 0x57)
                at += 1
            }
            return at > start ? value : nil
        }

        /// Levels, nil for each `x`.
        mutating func levels() -> [UInt8?] {
            var levels: [UInt8?] = []
            while true {
                if take(0x78) {
                    levels.append(nil)
                } else if let level = number(radix: 10) {
                    levels.append(UInt8(level))
                } else {
                    return levels
                }
            }
        }

        mutating func numbers(radix: UInt32) -> [UInt32] {
            var numbers: [UInt32] = []
            while let value = number(radix: radix) { numbers.append(value) }
            return numbers
        }
    }

    private struct Outcome: Sendable {
        var cases = 0
        var failures: [String] = []
    }

    /// A file, and where its lines are that count.
    private struct Lines: Sendable {
        let bytes: [UInt8]
        let ranges: [Range<Int>]

        /// Comments do not count, nor do lines that are left out; what begins with @ is needed always.
        init(_ bytes: [UInt8], every stride: Int) {
            var ranges: [Range<Int>] = []
            var number = 0
            bytes.withUnsafeBytes { buffer in
                guard let base = buffer.baseAddress else { return }
                var start = 0
                while start < buffer.count {
                    let found = memchr(base + start, 0x0A, buffer.count - start)
                    let end = found.map { base.distance(to: UnsafeRawPointer($0)) } ?? buffer.count
                    number += 1
                    if end > start, buffer[start] != 0x23, buffer[start] == 0x40 || number % stride == 0 { ranges.append(start..<end) }
                    start = end + 1
                }
            }
            self.bytes = bytes
            self.ranges = ranges
        }

        /// The parts that processors take, a line number each.
        func parts() -> [Range<Int>] {
            let count = max(1, ProcessInfo.processInfo.activeProcessorCount)
            return (0..<count).map { ranges.count * $0 / count..<ranges.count * ($0 + 1) / count }
        }

        /// The line before `index` that begins so; what holds for those from `index` on.
        func last(_ prefix: String, before index: Int) -> Int? {
            ranges[..<index].lastIndex { bytes[$0].starts(with: prefix.utf8) }
        }

        func reader(_ index: Int) -> Reader { Reader(bytes: bytes, at: ranges[index].lowerBound, end: ranges[index].upperBound) }
    }

    /// Runs `body` on the parts of a file at once.
    private func inParts(_ lines: Lines, _ body: @escaping @Sendable (Lines, Range<Int>) -> Outcome) async -> Outcome {
        await withTaskGroup(of: Outcome.self) { group in
            for part in lines.parts() { group.addTask { body(lines, part) } }
            return await group.reduce(into: Outcome()) {
                $0.cases += $1.cases
                $0.failures += $1.failures
            }
        }
    }

    private static func isRight(_ paragraph: BidiParagraph, _ classes: [BidiClass], _ levels: [UInt8?], _ order: [Int]) -> Bool {
        let result = paragraph.lineLevels(0..<classes.count, classes: classes)
        guard result.count == levels.count else { return false }
        for i in levels.indices {
            if let level = levels[i], result[i] != level { return false }
        }
        return BidiParagraph.visualOrder(result).filter { levels[$0] != nil } == order
    }

    @Sendable private static func runClasses(_ lines: Lines, _ part: Range<Int>) -> Outcome {
        var names: [UInt32: BidiClass] = [:]
        for type in BidiClass.allCases { names["\(type)".uppercased().utf8.reduce(0) { $0 << 8 | UInt32($1) }] = type }
        var outcome = Outcome()
        var levels: [UInt8?] = []
        var order: [Int] = []
        let heads = [lines.last("@Levels", before: part.lowerBound), lines.last("@Reorder", before: part.lowerBound)]
        for index in heads.compactMap({ $0 }).sorted() + Array(part) {
            var reader = lines.reader(index)
            if reader.take(0x40) {
                let isLevels = reader.take(0x4C)
                while !reader.take(0x3A), reader.at < reader.end { reader.at += 1 }
                if isLevels { levels = reader.levels() } else { order = reader.numbers(radix: 10).map(Int.init) }
                continue
            }
            var classes: [BidiClass] = []
            while let name = reader.word() {
                if let type = names[name] { classes.append(type) }
            }
            _ = reader.take(0x3B)
            let set = reader.number(radix: 16) ?? 0
            for (bit, direction) in [(1, nil), (2, .leftToRight), (4, .rightToLeft)] as [(UInt32, TextDirection?)] where set & bit != 0 {
                outcome.cases += 1
                let paragraph = BidiParagraph(classes: classes, direction: BaseDirection(direction)) { _ in nil }
                if !isRight(paragraph, classes, levels, order), outcome.failures.count < 20 {
                    outcome.failures.append("\(classes) \(String(describing: direction)) gives \(paragraph.levels)")
                }
            }
        }
        return outcome
    }

    @Sendable private static func runCharacters(_ lines: Lines, _ part: Range<Int>) -> Outcome {
        var outcome = Outcome()
        for index in part {
            var reader = lines.reader(index)
            let scalars = reader.numbers(radix: 16)
            _ = reader.take(0x3B)
            let wanted = reader.number(radix: 10)
            _ = reader.take(0x3B)
            let level = reader.number(radix: 10)
            _ = reader.take(0x3B)
            let levels = reader.levels()
            _ = reader.take(0x3B)
            let order = reader.numbers(radix: 10).map(Int.init)
            outcome.cases += 1
            let direction: TextDirection? = wanted == 0 ? .leftToRight : wanted == 1 ? .rightToLeft : nil
            let paragraph = BidiParagraph(scalars, direction: BaseDirection(direction))
            let isAlike = isRight(paragraph, scalars.map { BidiClass($0) }, levels, order)
            if !isAlike || UInt32(paragraph.level) != level, outcome.failures.count < 20 {
                outcome.failures.append("\(scalars.map { String($0, radix: 16) }) gives \(paragraph.levels)")
            }
        }
        return outcome
    }

    /// All lines of a sample; of a file as many as there is time for.
    private func stride(_ file: [UInt8]?) -> Int { file == nil || Self.isComplete ? 1 : 97 }

    @Test func levelsAndOrderAreThoseOfBidiTest() async {
        let file = UnicodeData.bytes("BidiTest.txt")
        let outcome = await inParts(Lines(file ?? Array(BidiSamples.classes.utf8), every: stride(file)), Self.runClasses)
        #expect(outcome.failures == [])
        #expect(file == nil ? outcome.cases > 100 : Self.isComplete ? outcome.cases == 770_241 : outcome.cases > 7_000)
    }

    @Test func levelsAndOrderAreThoseOfBidiCharacterTest() async {
        let file = UnicodeData.bytes("BidiCharacterTest.txt")
        let outcome = await inParts(Lines(file ?? Array(BidiSamples.characters.utf8), every: stride(file)), Self.runCharacters)
        #expect(outcome.failures == [])
        #expect(file == nil ? outcome.cases > 40 : Self.isComplete ? outcome.cases == 91_707 : outcome.cases > 900)
    }
}
