import TerraceScreen
import TerraceTesting
import Testing

@testable import TerraceTerminal

struct FrameEncoderTests {
    /// A screen, an encoder and the terminal that they belong to.
    struct Stage {
        var canvas: Canvas
        var shown: Screen?
        var encoder = FrameEncoder()
        var terminal: VirtualTerminal

        init(width: Int, height: Int) {
            let size = Size(width: width, height: height)
            canvas = Canvas(Screen(size: size, table: CellTable()))
            terminal = fullScreenTerminal(size)
        }

        /// Encodes what is drawn and returns the bytes, after the terminal has read them.
        @discardableResult
        mutating func frame(cursor: Point? = nil) -> String {
            var out = OutputBuffer()
            encoder.encode(from: shown, to: canvas.screen, cursor: cursor, into: &out)
            shown = canvas.screen
            terminal.feed(out.bytes)
            #expect(difference(terminal, canvas.screen) == nil)
            #expect(terminal.unhandled == [])
            return String(decoding: out.bytes, as: UTF8.self)
        }
    }

    /// A list as the row editor shows it: rows of text, a status line at the bottom.
    private func list(rows: [String], cursor: Point) -> Stage {
        var stage = Stage(width: 200, height: 50)
        draw(rows, on: stage.canvas)
        stage.frame(cursor: cursor)
        return stage
    }

    private func draw(_ rows: [String], on canvas: Canvas) {
        canvas.fill(Rect(x: 0, y: 0, width: 200, height: 50), style: .standard)
        for (y, row) in rows.prefix(48).enumerated() { canvas.draw("[ ] \(row)"[...], at: Point(x: 0, y: y + 1), style: .standard) }
        canvas.draw("Return: new row"[...], at: Point(x: 0, y: 49), style: CellStyle(attributes: .reverse))
    }

    @Test func aTypedCharacterIsAtMost12Bytes() {
        var stage = list(rows: (0..<60).map { "row number \($0)" }, cursor: Point(x: 16, y: 10))
        stage.canvas.draw("x", at: Point(x: 16, y: 10), style: .standard)
        let first = stage.frame(cursor: Point(x: 17, y: 10))
        #expect(first.utf8.count <= 12, "\(first.debugDescription)")
        stage.canvas.draw("y", at: Point(x: 17, y: 10), style: .standard)
        #expect(stage.frame(cursor: Point(x: 18, y: 10)) == "y")
    }

    @Test func anInsertedRowIsAtMost40Bytes() {
        var rows = (0..<60).map { "row number \($0)" }
        var stage = list(rows: rows, cursor: Point(x: 16, y: 10))
        rows.insert("", at: 10)
        draw(rows, on: stage.canvas)
        let bytes = stage.frame(cursor: Point(x: 4, y: 11))
        #expect(bytes.utf8.count <= 40, "\(bytes.debugDescription)")
        rows.remove(at: 10)
        draw(rows, on: stage.canvas)
        let back = stage.frame(cursor: Point(x: 15, y: 10))
        #expect(back.utf8.count <= 60, "\(back.debugDescription)")
    }

    @Test func aScrolledListIsMovedByTheTerminal() {
        let rows = (0..<200).map { "row number \($0) with some text behind it" }
        var stage = list(rows: rows, cursor: Point(x: 0, y: 0))
        draw(Array(rows.dropFirst(3)), on: stage.canvas)
        let bytes = stage.frame(cursor: Point(x: 0, y: 0))
        #expect(bytes.utf8.count < 250)
        draw(rows, on: stage.canvas)
        #expect(stage.frame(cursor: Point(x: 0, y: 0)).utf8.count < 250)
    }

    @Test func nothingChangedIsNoBytes() {
        var stage = list(rows: ["one"], cursor: Point(x: 3, y: 3))
        #expect(stage.frame(cursor: Point(x: 3, y: 3)) == "")
    }

    @Test func aMovedCaretIsOneMotion() {
        var stage = list(rows: ["one"], cursor: Point(x: 10, y: 3))
        #expect(stage.frame(cursor: Point(x: 9, y: 3)) == "\u{8}")
        #expect(stage.frame(cursor: Point(x: 10, y: 3)) == "\u{1B}[C")
        #expect(stage.frame(cursor: Point(x: 10, y: 4)) == "\n")
        #expect(stage.frame(cursor: Point(x: 0, y: 4)) == "\r")
        #expect(stage.frame(cursor: nil) == "\u{1B}[?25l")
    }

    @Test("FTXUI 86, spectre.tui 16: a large frame is synchronised, and hides the cursor until it stands")
    func aLargeFrameIsSynchronisedAndHidesTheCursor() {
        var stage = list(rows: ["one"], cursor: Point(x: 10, y: 3))
        for y in 10..<20 { stage.canvas.draw("some line of text", at: Point(x: y, y: y), style: .standard) }
        let bytes = stage.frame(cursor: Point(x: 10, y: 3))
        #expect(bytes.hasPrefix("\u{1B}[?2026h\u{1B}[?25l"))
        #expect(bytes.hasSuffix("\u{1B}[?25h\u{1B}[?2026l"))
    }

    @Test func clearingALineErasesInsteadOfWritingBlanks() {
        var stage = list(rows: ["a long row of text that goes away again in a moment"], cursor: Point(x: 4, y: 1))
        stage.canvas.fill(Rect(x: 4, y: 1, width: 196, height: 1), style: .standard)
        #expect(stage.frame(cursor: Point(x: 4, y: 1)).utf8.count <= 9)
    }

    @Test func aColouredBackgroundIsNotErasedButDrawn() {
        // Terminals disagree whether erasing takes the colour of the pen.
        var stage = Stage(width: 20, height: 3)
        stage.canvas.fill(Rect(x: 0, y: 0, width: 20, height: 3), style: CellStyle(background: .ansi(4)))
        let bytes = stage.frame()
        #expect(!bytes.dropFirst(11).contains("\u{1B}[K"))
        stage.canvas.fill(Rect(x: 5, y: 1, width: 15, height: 1), style: .standard)
        stage.frame()
    }

    @Test("ratatui 2738, 2652: scrolling wide glyphs and moving a highlight off them leaves no halves") func wideGlyphsLeaveNoHalves() {
        var stage = Stage(width: 20, height: 4)
        for y in 0..<4 { stage.canvas.draw("日本語 row \(y)"[...], at: Point(x: y, y: y), style: CellStyle(background: .ansi(UInt8(y)))) }
        stage.frame()
        for y in 0..<4 {
            stage.canvas.fill(Rect(x: 0, y: y, width: 20, height: 1), style: .standard)
            stage.canvas.draw("本語日"[...], at: Point(x: 3 - y, y: y), style: .standard)
        }
        stage.frame()
    }

    @Test("ratatui 2357, empires 2590: after a glyph of doubtful width the place is set anew")
    func riskyGlyphsAreFollowedByAForcedMove() {
        var stage = Stage(width: 40, height: 2)
        stage.canvas.draw("ab👨‍👩‍👧‍👦cd"[...], at: Point(x: 0, y: 0), style: .standard)
        let bytes = stage.frame()
        #expect(bytes.contains("ab  \u{8}\u{8}👨‍👩‍👧‍👦\u{1B}[1;5Hcd"))
    }

    @Test func colourDepthIsObeyed() {
        let style = CellStyle(foreground: .rgb(255, 0, 0), background: .rgb(0, 0, 0), attributes: .bold)
        for (depth, code) in [
            (ColorDepth.trueColor, "\u{1B}[1;38;2;255;0;0;48;2;0;0;0m"), (.indexed256, "\u{1B}[1;38;5;196;48;5;16m"),
            (.ansi16, "\u{1B}[1;91;40m"), (.none, "\u{1B}[1m"),
        ] {
            let canvas = Canvas(Screen(size: Size(width: 4, height: 1), table: CellTable()))
            canvas.draw("x"[...], at: .zero, style: style)
            var encoder = FrameEncoder(colorDepth: depth)
            var out = OutputBuffer()
            encoder.encode(from: nil, to: canvas.screen, cursor: nil, into: &out)
            #expect(String(decoding: out.bytes, as: UTF8.self).contains(code))
        }
    }

    @Test func anEmptyScreenIsNoTrap() {
        var encoder = FrameEncoder()
        var out = OutputBuffer()
        let screen = Screen(size: .zero, table: CellTable())
        encoder.encode(from: nil, to: screen, cursor: .zero, into: &out)
        encoder.encode(from: screen, to: screen, cursor: Point(x: 5, y: -1), into: &out)
        #expect(out.count == 0)
    }

    @Test func plainTextHasNoEscapes() {
        let canvas = Canvas(Screen(size: Size(width: 10, height: 4), table: CellTable()))
        canvas.draw("日本"[...], at: Point(x: 1, y: 1), style: CellStyle(foreground: .ansi(1)))
        #expect(FrameEncoder.plainText(canvas.screen) == "\n 日本\n")
    }
}
