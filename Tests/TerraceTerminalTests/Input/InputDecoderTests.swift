import TerraceScreen
import Testing

@testable import TerraceTerminal

struct InputDecoderTests {
    // MARK: - Typing

    @Test("C24: Shift is a modifier, the characters are as typed") func c24_shiftedLetters() {
        #expect(key("a") == KeyEvent("a"))
        #expect(key("A") == KeyEvent("a", modifiers: .shift, characters: "A"))
        #expect(key("É") == KeyEvent("é", modifiers: .shift, characters: "É"))
        #expect(key("!") == KeyEvent("!"))
        #expect(key("\u{1B}[65;6u") == KeyEvent("a", modifiers: [.shift, .control], characters: "\u{1}"))
        #expect(key("\u{1B}[97:65;2;65u") == KeyEvent("a", modifiers: .shift, characters: "A"))
        #expect(key("\u{1B}[49:33;2u") == KeyEvent("1", modifiers: .shift, characters: "!"))
    }

    @Test func controlLettersAreLettersWithControl() {
        #expect(key("\u{3}") == KeyEvent("c", modifiers: .control, characters: "\u{3}"))
        #expect(key("\u{1A}") == KeyEvent("z", modifiers: .control, characters: "\u{1A}"))
        #expect(key("\u{1C}") == KeyEvent("\\", modifiers: .control, characters: "\u{1C}"))
        #expect(key("\u{1B}[99;5u") == KeyEvent("c", modifiers: .control, characters: "\u{3}"))
        #expect(key("\0") == KeyEvent(.space, modifiers: .control, characters: "\0"))
    }

    @Test func keysThatTypeNothingHaveNoCharacters() {
        #expect(key("\u{1B}[A")?.characters == "")
        #expect(key("\u{1B}[15;5~") == KeyEvent(.function(5), modifiers: .control, characters: ""))
        #expect(key("\u{7F}") == KeyEvent(.delete, characters: "\u{7F}"))
    }

    @Test func pressRepeatAndReleaseAreToldApart() {
        #expect(key("\u{1B}[97;1:2u")?.phase == .repeat)
        #expect(key("\u{1B}[97;1:3u")?.phase == .up)
        #expect(key("\u{1B}[1;1:3A")?.phase == .up)
        #expect(decode("\u{1B}[57441;2u") == [], "a modifier key on its own")
        #expect(key("\u{1B}[57400u") == KeyEvent("1", modifiers: .numericPad))
    }

    @Test func brokenUTF8IsOneReplacementForEachMaximalSubpart() {
        let cases: [([UInt8], String)] = [
            ([0xC0, 0x9B], "\u{FFFD}\u{FFFD}"), ([0x9B, 0x41], "\u{FFFD}A"), ([0xE2, 0x82, 0x41], "\u{FFFD}A"),
            ([0xF0, 0x9F, 0x98], "\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"), ([0xE2, 0x82, 0xAC], "€"),
        ]
        for (bytes, text) in cases {
            let typed = decode([bytes]).map { event in if case .key(let key) = event { key.characters } else { "?" } }.joined()
            #expect(typed == text)
            #expect(typed == String(decoding: bytes, as: UTF8.self))
        }
    }

    @Test func eightBitControlIsNeverASequence() {
        let events = decode("\u{9B}A")
        #expect(events.count == 2)
        #expect(events.last == .key(KeyEvent("a", modifiers: .shift, characters: "A")))
    }

    // MARK: - Escape

    @Test("TUIkit-wade 68a7dfc5, storm 16: Escape alone is the Escape key after its delay, whether or not anything follows")
    func escapeAloneIsTheEscapeKeyAfterItsDelay() {
        var decoder = InputDecoder()
        var events: [Event] = []
        decoder.feed([0x1B]) { events.append($0) }
        #expect(events == [])
        #expect(decoder.pendingDeadline == .milliseconds(50))
        decoder.flush { events.append($0) }
        #expect(events == [.key(KeyEvent(.escape))])
        #expect(decoder.pendingDeadline == nil)
        decoder.flush { events.append($0) }
        #expect(events.count == 1)
    }

    @Test("ccode 78855, fresh 2793: a sequence that has begun is no Escape key, however late the rest comes")
    func aSequenceThatBeganIsNoEscapeKeyAndWaitsLonger() {
        var decoder = InputDecoder()
        var events: [Event] = []
        decoder.feed(Array("\u{1B}[<0;1".utf8)) { events.append($0) }
        #expect(decoder.pendingDeadline == .seconds(1))
        decoder.feed(Array("0;5M".utf8)) { events.append($0) }
        #expect(events == [.mouse(MouseEvent(.press, at: Point(x: 9, y: 4)))])
        #expect(decoder.pendingDeadline == nil)
    }

    @Test func openersAloneAreAltWithTheirCharacter() {
        #expect(key("\u{1B}[") == KeyEvent("[", modifiers: .option))
        #expect(key("\u{1B}O") == KeyEvent("o", modifiers: [.option, .shift], characters: "O"))
        #expect(key("\u{1B}]") == KeyEvent("]", modifiers: .option))
        #expect(key("\u{1B}P") == KeyEvent("p", modifiers: [.option, .shift], characters: "P"))
        #expect(key("\u{1B}_") == KeyEvent("_", modifiers: .option))
        #expect(key("\u{1B}\u{1B}") == KeyEvent(.escape, modifiers: .option))
        #expect(key("\u{1B}b") == KeyEvent("b", modifiers: .option))
        #expect(key("\u{1B}é") == KeyEvent("é", modifiers: .option))
        #expect(key("\u{1B}\u{1B}[A") == KeyEvent(.upArrow, modifiers: .option, characters: ""))
    }

    @Test func typingAfterAltWithAnOpenerIsNotSwallowedAsAString() {
        #expect(decode("\u{1B}]hi").count == 3)
        #expect(decode("\u{1B}Phi").count == 3)
        #expect(decode("\u{1B}^hi").count == 3)
    }

    @Test func escapeBeforeAReportIsTheKeyAndTheReport() {
        #expect(
            decode("\u{1B}\u{1B}[<0;1;1M") == [.key(KeyEvent(.escape)), .mouse(MouseEvent(.press, at: .zero))])
    }

    @Test func unknownSequencesAreSwallowedWhole() {
        for text in [
            "\u{1B}[?1;2;3z", "\u{1B}[99~", "\u{1B}[1;2;3y", "\u{1B}[>1;2c", "\u{1B}[ q", "\u{1B}[0n", "\u{1B}Oz", "\u{1B}[!p",
            "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}]lwindow title\u{1B}\\", "\u{1B}[201~",
        ] {
            #expect(decode(text + "x") == [.key(KeyEvent("x"))], "\(text.debugDescription)")
        }
    }

    @Test func aSequenceLongerThanAnySequenceIsSwallowedAndMemoryIsBounded() {
        #expect(decode("\u{1B}[" + String(repeating: "1;", count: 100_000) + "mx") == [.key(KeyEvent("x"))])
        #expect(decode("\u{1B}]4;" + String(repeating: "a", count: 200_000) + "\u{7}x") == [.key(KeyEvent("x"))])
    }

    @Test func aControlInsideASequenceEndsItAndIsRead() {
        #expect(decode("\u{1B}[12\rx") == [.key(KeyEvent(.return)), .key(KeyEvent("x"))])
        #expect(decode("\u{1B}[12\u{1B}[A") == [.key(KeyEvent(.upArrow, characters: ""))])
    }

    // MARK: - Mouse, focus, answers

    @Test func mouseReportsInEverySpelling() {
        func one(_ text: String) -> MouseEvent? {
            let events = decode(text)
            guard events.count == 1, case .mouse(let event) = events[0] else { return nil }
            return event
        }
        let place = Point(x: 9, y: 4)
        #expect(one("\u{1B}[<0;10;5M") == MouseEvent(.press, at: place))
        #expect(one("\u{1B}[<2;10;5m") == MouseEvent(.release, button: 2, at: place))
        #expect(one("\u{1B}[<32;10;5M") == MouseEvent(.drag, at: place))
        #expect(one("\u{1B}[<35;10;5M") == MouseEvent(.move, at: place))
        #expect(one("\u{1B}[<64;10;5M") == MouseEvent(.wheelUp, at: place))
        #expect(one("\u{1B}[<65;10;5M") == MouseEvent(.wheelDown, at: place))
        #expect(one("\u{1B}[<28;10;5M") == MouseEvent(.press, at: place, modifiers: [.shift, .option, .control]))
        #expect(one("\u{1B}[<0;0;0M") == MouseEvent(.press, at: .zero), "outside the grid")
        #expect(one("\u{1B}[M *%") == MouseEvent(.press, at: place))
        #expect(one("\u{1B}[M`*%") == MouseEvent(.wheelUp, at: place))
        #expect(one("\u{1B}[32;10;5M") == MouseEvent(.press, at: place))
        #expect(
            decode("\u{1B}[M\"*%\u{1B}[M#*%x") == [
                .mouse(MouseEvent(.press, button: 2, at: place)), .mouse(MouseEvent(.release, button: 2, at: place)), .key(KeyEvent("x")),
            ])
    }

    @Test func focusAndResizeReports() {
        #expect(decode("\u{1B}[I\u{1B}[O\u{1B}[I") == [.focus(true), .focus(false), .focus(true)])
        #expect(decode("\u{1B}[48;50;200;800;1600t") == [.resize(Size(width: 200, height: 50))])
    }

    @Test func answersAreReplies() {
        #expect(decode("\u{1B}[?62;4;22c") == [.reply(.deviceAttributes([62, 4, 22]))])
        #expect(decode("\u{1B}[?2026;2$y") == [.reply(.mode(2026, state: 2))])
        #expect(decode("\u{1B}[?5u") == [.reply(.keyboardFlags(5))])
        #expect(decode("\u{1B}[12;40R") == [.reply(.cursorPosition(Point(x: 39, y: 11)))])
        #expect(decode("\u{1B}[?1;2R") == [.reply(.cursorPosition(Point(x: 1, y: 0)))])
        #expect(decode("\u{1B}P>|tmux 3.3a\u{1B}\\") == [.reply(.version("tmux 3.3a"))])
        #expect(decode("\u{1B}]11;rgb:00/11/22\u{7}") == [.reply(.systemCommand(11, "rgb:00/11/22"))])
        #expect(decode("\u{1B}]52;c;aGk=\u{1B}\\") == [.reply(.systemCommand(52, "c;aGk="))])
    }

    @Test func cursorReportInRowOneIsF3UnlessAsked() {
        #expect(key("\u{1B}[1;2R") == KeyEvent(.function(3), modifiers: .shift, characters: ""))
        var asked = InputDecoder()
        asked.expectsCursorReport = true
        #expect(decode([Array("\u{1B}[1;2R".utf8)], decoder: asked) == [.reply(.cursorPosition(Point(x: 1, y: 0)))])
    }
}
