import Terrace
import TerraceTesting
import Testing

/// A field with Hebrew, Arabic and Latin in it, by the keyboard.
@MainActor @Suite struct BidiFieldTests {
    private struct Field: View {
        @State var text = ""
        var body: some View { TextField("", text: $text) }
    }

    private let shalom = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    private let molahs = "\u{5DD}\u{5D5}\u{5DC}\u{5E9}"

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    private func expect(_ host: TestHost, _ text: String, at x: Int, _ location: SourceLocation = #_sourceLocation) {
        #expect(host.text.unicodeScalars.elementsEqual(text.unicodeScalars), "\(host.text)", sourceLocation: location)
        #expect(host.cursor?.x == x, sourceLocation: location)
    }

    @Test func typedHebrewStandsAtTheRightEdgeAndGrowsToTheLeft() {
        let host = TestHost(Field(), width: 12, height: 1)
        host.type("\u{5E9}")
        expect(host, blanks(11) + "\u{5E9}", at: 10)
        host.type("\u{5DC}\u{5D5}\u{5DD}")
        expect(host, blanks(8) + molahs, at: 7)
        host.type(" a")
        expect(host, blanks(6) + "a \(molahs)", at: 5)
    }

    @Test func arrowsGoTheWayTheyPoint() {
        let host = TestHost(Field(text: "ab \(shalom) cd"), width: 20, height: 1)
        expect(host, "ab \(molahs) cd", at: 10)
        var columns: [Int] = []
        for _ in 0..<11 {
            host.press(.leftArrow)
            columns.append(host.cursor?.x ?? -1)
        }
        #expect(columns == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0])
        for _ in 0..<4 { host.press(.rightArrow) }
        // On the letter that is seen in column 4, the third of the word; what is typed goes before it.
        expect(host, "ab \(molahs) cd", at: 4)
        host.type("\u{5D0}")
        expect(host, "ab \u{5DD}\u{5D5}\u{5D0}\u{5DC}\u{5E9} cd", at: 4)
        host.press(.delete)
        expect(host, "ab \(molahs) cd", at: 4)
    }

    @Test func aLongLineScrollsWithTheCaret() {
        let host = TestHost(Field(text: "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}\u{5D5}\u{5D6}\u{5D7}\u{5D8}\u{5D9}"), width: 7, height: 1)
        expect(host, " \u{5D9}\u{5D8}\u{5D7}\u{5D6}\u{5D5}\u{5D4}", at: 0)
        host.press(.home)
        expect(host, "\u{5D6}\u{5D5}\u{5D4}\u{5D3}\u{5D2}\u{5D1}\u{5D0}", at: 6)
        host.press(.leftArrow)
        #expect(host.cursor?.x == 5)
        host.press(.end)
        expect(host, " \u{5D9}\u{5D8}\u{5D7}\u{5D6}\u{5D5}\u{5D4}", at: 0)
    }

    /// The terminal shows what the screen says, whatever is typed where.
    @Test func typingInMixedTextKeepsTheCaretOnItsLetter() {
        let pieces = ["a", "b", "\u{5D0}", "\u{5D1}", "\u{628}", "\u{644}", "\u{627}", " ", "1", "(", ")", "日", "👍🏽", "e\u{301}", "क्षि"]
        var seed: UInt64 = 5
        func random(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % count
        }
        let host = TestHost(Field(), width: 11, height: 1)
        for step in 0..<400 {
            switch random(8) {
            case 0...3: host.type(pieces[random(pieces.count)])
            case 4: host.press(.leftArrow)
            case 5: host.press(.rightArrow)
            case 6: host.press([.delete, .home, .end][random(3)])
            default: host.press(.delete)
            }
            guard let x = host.cursor?.x, (0..<11).contains(x) else {
                Issue.record("no caret at step \(step)")
                return
            }
            #expect(host.terminal.text == host.lines[0], "step \(step)")
        }
    }
}
