import TerraceScreen
import Testing

@testable import TerraceCore

@Suite struct OrderedLineTests {
    private let pieces = [
        "a", "b ", "\u{5D0}", "\u{5D1} ", "\u{628}\u{650}", "\u{644}", "1", "(", ")", "日", "👍🏽", "e\u{301}", "\t", "\n", "\u{2068}",
    ]

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ state >> 31
        }
    }

    @Test func onlyTextThatDoesNotRunToTheRightHasAnOrder() {
        #expect(TextFieldViewport("日本 e\u{301} 😀", caret: 0, width: 9).ordered == nil)
        #expect(TextFieldViewport("a \u{5D0}", caret: 0, width: 9).ordered != nil)
        #expect(TextFieldViewport("a \u{5D0}", caret: 0, width: 0).ordered == nil)
    }

    @Test func theCaretIsShownWithTextAroundItAndNoVoid() {
        var random = Generator(state: 3)
        for _ in 0..<1500 {
            let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
                .joined()
            let width = Int.random(in: 1...12, using: &random)
            let caret = text.clusterBoundary(atOrAfter: Int.random(in: 0...text.utf8.count, using: &random))
            let previous = Int.random(in: 0...20, using: &random)
            guard let line = TextFieldViewport(text, caret: caret, width: width, previousStart: previous).ordered else { continue }
            let cell = line.layout.caret(at: caret).x + line.lineX
            let total = line.layout.size.width + 1
            #expect((0..<width).contains(line.caretX) && line.caretX == cell, "\(text.debugDescription) \(caret) \(width)")
            #expect(line.scroll >= 0 && line.scroll <= max(0, total - width))
            let context = min(3, (width - 1) / 3)
            if line.scroll > 0 { #expect(line.caretX >= context || line.scroll == total - width) }
            if line.scroll < total - width { #expect(line.caretX + context < width || line.scroll == 0) }
        }
    }

    @Test func clicksAndSelectionsAreThoseOfTheLayout() {
        let text = "ab \u{5E9}\u{5DC}\u{5D5}\u{5DD} cd"
        let line = TextFieldViewport(text, caret: 14, width: 7, previousStart: 0).ordered
        // Seen, from column 4 on: three letters, a blank, c, d, and the caret.
        #expect(line?.scroll == 4 && line?.caretX == 6 && line?.isClipped.left == true && line?.isClipped.right == false)
        #expect(line?.columns(of: 0..<5) == [2..<3] && line?.columns(of: 3..<14) == [0..<6])
        #expect(line?.offset(atColumn: 0) == 7 && line?.offset(atColumn: 2) == 3 && line?.offset(atColumn: 6) == 14)
    }

    @Test func visualMotionsVisitEachPlaceOnce() {
        var random = Generator(state: 4)
        for _ in 0..<300 {
            let text = (0..<Int.random(in: 1...10, using: &random)).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }
                .joined()
            var caret = 0
            guard VisualMotion.left.target(from: caret, in: text, direction: .content) != nil else { continue }
            for _ in 0...text.count { caret = VisualMotion.left.target(from: caret, in: text, direction: .content) ?? caret }
            var seen: Set<Int> = [caret]
            for _ in 0..<text.count + 1 {
                let next = VisualMotion.right.target(from: caret, in: text, direction: .content) ?? caret
                if next != caret { #expect(seen.insert(next).inserted, "\(text.debugDescription)") }
                caret = next
            }
            #expect(seen.count == text.count + 1, "\(text.debugDescription) \(seen.sorted())")
        }
    }

    @Test("A line that is too long to be put in order with each key stands in the order of its text")
    func limit() {
        let short = TextEditingState(String(repeating: "אב ", count: 1000))
        #expect(TextFieldViewport(short, width: 20).ordered != nil)
        let long = TextEditingState(String(repeating: "אב ", count: 10_000))
        let viewport = TextFieldViewport(long, width: 20)
        #expect(viewport.ordered == nil)
        #expect(viewport.visibleWidth <= 20)
    }
}
