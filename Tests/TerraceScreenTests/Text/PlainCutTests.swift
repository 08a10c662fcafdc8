import Testing

@testable import TerraceScreen

@Suite struct PlainCutTests {
    /// The lines of a text, by the short way where there is one, or by the rules alone.
    private func lines(_ text: String, width: Int, isASCII: Bool) -> [[Int]] {
        UTF8Scan.withBytes(of: text) { bytes in
            var breaker = LineBreaker(bytes, of: text[...], paragraph: 0..<bytes.count, width: width, isASCII: isASCII)
            var lines: [[Int]] = []
            while let span = breaker.next() { lines.append([span.start, span.end, span.width]) }
            return lines
        }
    }

    @Test func glueIsWhatTheRulesNeverPart() {
        for byte in UInt8(0x20)...0x7E {
            let type = BreakClass(UInt32(byte))
            #expect(PlainCut.isGlue(byte) == [.al, .nu, .is, .qu].contains(type), "\(byte)")
            #expect(PlainCut.isInfix(byte) == (type == .is) && PlainCut.isOpening(byte) == type.isIn(.opening), "\(byte)")
        }
        #expect(!PlainCut.isGlue(0x7F))
    }

    @Test func theShortWayEqualsTheRules() {
        var random = SeededGenerator(21)
        let pieces = [
            "a", "word", "Longer", "12", "3.5", "e.g.", " ", " ", " ", "  ", "   ", "-", "--flag", "/", "(", ")", "[x]", "{", "}", "!", "?",
            "\"",
            "'", ",", ": ", ".", "%", "$9", "+", "|", "\\", "~", "#", "a/b", "x-y", "( ", " )", " .", "\" ",
        ]
        for _ in 0..<6000 {
            let text = random.text(of: pieces, maximum: 18)
            let width = Int.random(in: 1...16, using: &random)
            #expect(
                lines(text, width: width, isASCII: true) == lines(text, width: width, isASCII: false),
                "\(text.debugDescription) at \(width)")
        }
    }

    @Test func proseTakesTheShortWay() {
        let text = "The quick brown fox jumps over the lazy dog, and then it sleeps: a long sleep. \"Really\", says the dog (twice), quite."
        UTF8Scan.withBytes(of: text) { bytes in
            var start = 0
            var cuts = 0
            while bytes.count - start > 30, let cut = PlainCut(bytes, start: start, end: bytes.count, width: 30) {
                start = cut.next
                cuts += 1
            }
            #expect(cuts >= 3)
        }
    }
}
