import Testing

@testable import TerraceScreen

@Suite struct BidiDrawingTests {
    private func drawn(_ text: String, _ policy: BidiPolicy = .visual, width: Int = 40, direction: TextDirection? = nil) -> String {
        let canvas = Canvas(Screen(size: Size(width: width, height: 8), table: CellTable()))
        canvas.bidi = policy
        for (y, line) in TextLayout(text, width: width, direction: BaseDirection(direction)).lines.enumerated() {
            canvas.draw(line, at: Point(x: 0, y: y), style: .standard)
        }
        #expect(canvas.screen._checkInvariants() == nil)
        var rows = canvas.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows.joined(separator: "\n")
    }

    /// A text in the order in which its scalars are seen, written here from left to right.
    private func seen(_ scalars: UInt32...) -> String {
        String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
    }

    private let shalom = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    private let molahs = "\u{5DD}\u{5D5}\u{5DC}\u{5E9}"

    @Test func hebrewIsSeenFromTheRight() {
        #expect(drawn(shalom).unicodeScalars.elementsEqual(molahs.unicodeScalars))
        #expect(drawn("abc \(shalom) def").unicodeScalars.elementsEqual("abc \(molahs) def".unicodeScalars))
        #expect(drawn("\(shalom) abc").unicodeScalars.elementsEqual("abc \(molahs)".unicodeScalars))
        #expect(drawn("\(shalom) 123!").unicodeScalars.elementsEqual("!123 \(molahs)".unicodeScalars))
    }

    @Test func bracketsAreMirrored() {
        #expect(drawn("\(shalom) (a) <").unicodeScalars.elementsEqual("> (a) \(molahs)".unicodeScalars))
        #expect(drawn("(\(shalom))", direction: .rightToLeft).unicodeScalars.elementsEqual("(\(molahs))".unicodeScalars))
        #expect(drawn("[\(shalom)").unicodeScalars.elementsEqual("\(molahs)]".unicodeScalars))
    }

    @Test func aLogicalTerminalTurnsStretchesRoundItself() {
        #expect(drawn("abc \(shalom) def", .logical).unicodeScalars.elementsEqual("abc \(shalom) def".unicodeScalars))
        #expect(drawn("\(shalom) abc", .logical).unicodeScalars.elementsEqual("abc \(shalom)".unicodeScalars))
        // Neutrals at the ends of a stretch are not turned.
        #expect(drawn("(\(shalom)!", .logical).unicodeScalars.elementsEqual("!\(shalom))".unicodeScalars))
        #expect(drawn("\u{633}\u{644}", .logical).unicodeScalars.elementsEqual("\u{633}\u{644}".unicodeScalars))
    }

    @Test("In kitty the words of a Hebrew sentence stood in the wrong order: it turns each word round, and no more")
    func aTerminalThatTurnsWordsRoundGetsThemInTheirPlaces() {
        let olam = "\u{5E2}\u{5D5}\u{5DC}\u{5DD}"
        #expect(drawn("\(shalom) (\(olam)) 123, abc!", .words).unicodeScalars.elementsEqual("!abc ,123 (\(olam)) \(shalom)".unicodeScalars))
        #expect(drawn("abc \(shalom) \(olam) def", .words).unicodeScalars.elementsEqual("abc \(olam) \(shalom) def".unicodeScalars))
        // Digits of Arabic are turned with it.
        #expect(drawn("\u{633}\u{644} \u{661}\u{662}", .words).unicodeScalars.elementsEqual("\u{662}\u{661} \u{633}\u{644}".unicodeScalars))
        // Marks go with their letters, and nothing is drawn past the clip.
        #expect(drawn("\u{5E9}\u{5B8}\u{5DC}", .words).unicodeScalars.elementsEqual("\u{5E9}\u{5B8}\u{5DC}".unicodeScalars))
    }

    @Test func arabicLettersJoin() {
        // Seen, lam, alef, meem: initial, medial, final, isolated.
        #expect(drawn("\u{633}\u{644}\u{627}\u{645}").unicodeScalars.elementsEqual(seen(0xFEE1, 0xFE8E, 0xFEE0, 0xFEB3).unicodeScalars))
        // Through a mark, which stays on its letter.
        #expect(drawn("\u{628}\u{650}\u{628}").unicodeScalars.elementsEqual(seen(0xFE90, 0xFE91, 0x650).unicodeScalars))
        // Not across a space, nor with a non-joiner.
        #expect(drawn("\u{628} \u{628}").unicodeScalars.elementsEqual(seen(0xFE8F, 0x20, 0xFE8F).unicodeScalars))
        #expect(drawn("\u{628}\u{200C}\u{628}").unicodeScalars.filter { $0.value != 0x200C } == Array(seen(0xFE8F, 0xFE8F).unicodeScalars))
        // A letter at a wrap joins nothing of the next line.
        #expect(drawn("\u{628}\u{628}\u{628}", width: 2).unicodeScalars.elementsEqual("\u{FE90}\u{FE91}\n\u{FE8F}".unicodeScalars))
    }

    @Test func eachParagraphHasItsOwnDirection() {
        #expect(drawn("a \(shalom)\n\(shalom) a").unicodeScalars.elementsEqual("a \(molahs)\na \(molahs)".unicodeScalars))
        #expect(drawn("ab!", direction: .rightToLeft) == "!ab")
        #expect(drawn("\(shalom)!", direction: .leftToRight).unicodeScalars.elementsEqual("\(molahs)!".unicodeScalars))
    }

    @Test func isolatesKeepTextsApartAndTakeNoCell() {
        let name = "\u{2068}\(shalom)\u{2069}"
        // What is inside does not decide the direction of the paragraph.
        #expect(drawn("\(name): 5").unicodeScalars.elementsEqual("\(molahs): 5".unicodeScalars))
        #expect(drawn("\(shalom): 5").unicodeScalars.elementsEqual("5 :\(molahs)".unicodeScalars))
        #expect(drawn("user \(name), 5 files").unicodeScalars.elementsEqual("user \(molahs), 5 files".unicodeScalars))
        // Without the isolate the number would belong to the name.
        #expect(drawn("user \(shalom), 5 files").unicodeScalars.elementsEqual("user 5 ,\(molahs) files".unicodeScalars))
        #expect(TextLayout(name, width: nil).size.width == 4)
    }

    @Test func overridesAreNotObeyed() {
        #expect(drawn("invoice\u{202E}fdp.exe") == "invoicefdp.exe")
    }

    @Test func aWrappedLineIsOrderedForItself() {
        let text = "\(shalom) abc \(shalom)"
        #expect(drawn(text, width: 8).unicodeScalars.elementsEqual("abc \(molahs)\n\(molahs)".unicodeScalars))
    }

    @Test func emojiAndWideTextKeepTheirCells() {
        #expect(drawn("\(shalom) 日本 👍🏽!").unicodeScalars.elementsEqual("!👍🏽 日本 \(molahs)".unicodeScalars))
    }

    @Test func textIsCutAtTheClip() {
        let canvas = Canvas(Screen(size: Size(width: 12, height: 1), table: CellTable()))
        canvas.clipped(to: Rect(x: 2, y: 0, width: 3, height: 1)) {
            canvas.draw("ab\(shalom)", at: Point(x: 1, y: 0), style: .standard)
        }
        #expect(canvas.screen.text.unicodeScalars.elementsEqual("  b\u{5DD}\u{5D5}".unicodeScalars))
    }

    @Test func aTruncatedLineIsOrderedWithItsEllipsis() {
        let canvas = Canvas(Screen(size: Size(width: 12, height: 1), table: CellTable()))
        let layout = TextLayout("\(shalom) \(shalom)", width: 7, maxLines: 1)
        canvas.draw(layout.lines[0], at: .zero, style: .standard)
        #expect(canvas.screen.text.unicodeScalars.elementsEqual("…\u{5E9} \(molahs)".unicodeScalars))
    }
}
