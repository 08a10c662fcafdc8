import Testing

@testable import TerraceCore

@Suite struct LineIndexTests {
    @Test("lines are found by number and by offset through a storm of edits", arguments: 1...4)
    func storm(seed: Int) {
        var generator = SplitMix(UInt64(seed))
        var text = (0..<3_000).map { String(repeating: "x", count: $0 % 7) }.joined(separator: "\n")
        var lines = LineIndex(text)
        for step in 0..<400 {
            let start = Int.random(in: 0...text.utf8.count, using: &generator)
            let length = step % 10 == 0 ? 6_000 : Int.random(in: 0...20, using: &generator)
            let end = min(text.utf8.count, start + length)
            let inserted = (0..<(step % 7 == 0 ? 1_500 : Int.random(in: 0...3, using: &generator))).map { _ in
                ["a", "\n", "bc\n", "\n\n"][Int.random(in: 0..<4, using: &generator)]
            }.joined()
            text.replaceSubrange(text.index(utf8Offset: start)..<text.index(utf8Offset: end), with: inserted)
            let before = lines.count
            let splice = lines.replace(start..<end, with: inserted)
            #expect(lines.count == before - splice.removed + splice.inserted)
            guard check(lines, text) else {
                Issue.record("seed \(seed) step \(step): \(start)..<\(end) by \(inserted.debugDescription)")
                return
            }
        }
    }

    private func check(_ lines: LineIndex, _ text: String) -> Bool {
        let expected = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard lines.count == expected.count else { return false }
        var start = 0
        for (number, line) in expected.enumerated() where number % 17 == 0 || number + 1 == expected.count {
            start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
            let end = start + line.count + (number + 1 < expected.count ? 1 : 0)
            guard lines.line(number).bytes == start..<end else { return false }
            guard lines.line(at: start).number == number, lines.line(at: start + line.count).number == number else { return false }
        }
        return true
    }

    @Test("offsets and numbers out of range are brought into it")
    func clamped() {
        let lines = LineIndex("a\nbc")
        #expect(lines.line(-5).bytes == 0..<2 && lines.line(99).bytes == 2..<4 && lines.line(99).number == 1)
        #expect(lines.line(at: -1).number == 0 && lines.line(at: 99).number == 1)
        #expect(LineIndex("").line(0).bytes == 0..<0 && LineIndex("\n").count == 2)
    }
}
