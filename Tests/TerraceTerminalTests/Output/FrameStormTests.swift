import TerraceScreen
import TerraceTesting
import Testing

@testable import TerraceTerminal

/// Random frames, each against a terminal that knows nothing of the encoder.
struct FrameStormTests {
    static let texts = [
        "plain", "a", "  ", "日本語", "e\u{301}", "│├─┤", "한글", "Ｗ", "👨‍👩‍👧‍👦", "👍🏽", "❤️", "🇫🇷", "क्षि", "1️⃣", "😀", "x日", "🫨", "☰",
    ]
    static let hostile = [
        "\u{1B}[2J", "\u{9B}31m", "\u{7}", "\r\n", "\u{1B}]2;x", "\u{202E}abc", "\u{1B}P", "a\u{0}b", "\u{8}\u{8}", "\u{85}",
    ]

    private func mutate(_ canvas: Canvas, _ random: inout SeededGenerator) {
        let size = canvas.screen.size
        func point(_ random: inout SeededGenerator) -> Point { Point(x: random.below(size.width + 2) - 1, y: random.below(size.height)) }
        for _ in 0...random.below(4) {
            switch random.below(8) {
            case 0:
                canvas.fill(
                    Rect(origin: point(&random), size: Size(width: random.below(size.width), height: random.below(size.height))),
                    style: style(&random))
            case 1, 2, 3:
                let text = (0..<(1 + random.below(6))).map { _ in random.pick(Self.texts) }.joined()
                canvas.draw(text[...], at: point(&random), style: style(&random))
            case 4: canvas.draw(random.pick(Self.hostile)[...], at: point(&random), style: style(&random))
            case 5, 6: moveRows(&canvas.screen, &random)
            default: canvas.draw("typed", at: point(&random), style: .standard)
            }
        }
    }

    private func style(_ random: inout SeededGenerator) -> CellStyle {
        if random.chance(40) { return .standard }
        let colors: [TerminalColor] = [.standard, .ansi(1), .ansi(12), .indexed(99), .rgb(1, 20, 200)]
        return CellStyle(
            foreground: random.pick(colors), background: random.pick(colors),
            attributes: CellAttributes(rawValue: random.chance(50) ? 0 : UInt16(random.below(128))))
    }

    /// Scrolls a part of the screen, as a list does.
    private func moveRows(_ screen: inout Screen, _ random: inout SeededGenerator) {
        let (width, height) = (screen.size.width, screen.size.height)
        let top = random.below(height)
        let bottom = top + 1 + random.below(height - top)
        let shift = random.below(7) - 3
        let old = screen.cells
        for y in top..<bottom {
            let from = y - shift
            for x in 0..<width { screen.cells[y * width + x] = from >= top && from < bottom ? old[from * width + x] : Screen.blank }
        }
    }

    @Test(arguments: [VirtualTerminal.Opinion.unicode, .legacy, .mixed])
    func everyFrameIsWhatTheTerminalShows(opinion: VirtualTerminal.Opinion) {
        var random = SeededGenerator(opinion.obeysC1 ? 11 : opinion.joinsByZWJ ? 12 : 13)
        let table = CellTable()
        var size = Size(width: 30, height: 12)
        var canvas = Canvas(Screen(size: size, table: table))
        var shown: Screen?
        var terminal = fullScreenTerminal(size, opinion: opinion)
        var encoder = FrameEncoder()
        var scrolled = 0
        for frame in 0..<2000 {
            if random.chance(2) {
                size = Size(width: 1 + random.below(40), height: 1 + random.below(20))
                canvas = Canvas(Screen(size: size, table: table))
                terminal.resize(width: size.width, height: size.height)
                if random.chance(50) { encoder.reset(); terminal.feed("\u{1B}[31m\u{1B}[3;3Hjunk\u{1B}[?25l") }
                shown = nil
            }
            mutate(canvas, &random)
            #expect(canvas.screen._checkInvariants() == nil)
            let cursor = random.chance(70) ? Point(x: random.below(size.width), y: random.below(size.height)) : nil
            var out = OutputBuffer()
            scrolled += encoder.encode(from: shown, to: canvas.screen, cursor: cursor, into: &out).rowsScrolled
            terminal.feed(out.bytes)
            shown = canvas.screen
            if let wrong = difference(terminal, canvas.screen) {
                Issue.record("frame \(frame), \(size): \(wrong) after \(String(decoding: out.bytes, as: UTF8.self).debugDescription)")
                return
            }
            guard terminal.isCursorVisible == (cursor != nil), cursor == nil || cursor == Point(x: terminal.cursor.x, y: terminal.cursor.y),
                !terminal.isModeSet(2026), !terminal.isInSequence
            else {
                Issue.record("frame \(frame): the cursor is at \(terminal.cursor), not \(String(describing: cursor))")
                return
            }
            // The same again is nothing at all.
            var again = OutputBuffer()
            encoder.encode(from: shown, to: canvas.screen, cursor: cursor, into: &again)
            #expect(again.count == 0)
        }
        #expect(terminal.unhandled == [])
        #expect(scrolled > 100)
    }

    @Test func cellsThatHoldControlsAreWrittenAsReplacements() {
        let table = CellTable()
        var screen = Screen(size: Size(width: 8, height: 1), table: table)
        for (x, value) in [UInt32(0x1B), 0x9B, 0x07, 0x7F, 0xD800, 0x0A, 0x85].enumerated() { screen.cells[x].glyph = value }
        var encoder = FrameEncoder()
        var out = OutputBuffer()
        encoder.encode(from: nil, to: screen, cursor: nil, into: &out)
        var terminal = fullScreenTerminal(screen.size, opinion: .mixed)
        terminal.feed(out.bytes)
        #expect(terminal.unhandled == [])
        #expect(terminal.text.replacing(" ", with: "\u{FFFD}") == String(repeating: "\u{FFFD}", count: 7))
    }
}
