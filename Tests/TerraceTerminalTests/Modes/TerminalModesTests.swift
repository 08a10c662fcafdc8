import TerraceTesting
import Testing

@testable import TerraceTerminal

struct TerminalModesTests {
    static func random(_ random: inout SeededGenerator) -> TerminalModes {
        var modes = TerminalModes()
        modes.alternateScreen = random.chance(50)
        modes.cursorVisible = random.chance(50)
        modes.cursorShape = random.pick(TerminalModes.CursorShape.allCases)
        modes.mouse = random.pick(TerminalModes.MouseTracking.allCases)
        modes.bracketedPaste = random.chance(50)
        modes.focusReports = random.chance(50)
        modes.keyboardFlags = random.pick([0, 1, 3, 31])
        modes.modifyOtherKeys = random.pick([0, 1, 2])
        modes.autowrap = random.chance(50)
        modes.implicitBidi = random.chance(50)
        modes.graphemeClusters = random.chance(50)
        modes.resizeReports = random.chance(50)
        modes.title = random.pick([nil, "One", "Two"])
        return modes
    }

    @Test func aTerminalIsInTheModesThatItWasBroughtTo() {
        var random = SeededGenerator(3)
        for _ in 0..<500 {
            let (a, b) = (Self.random(&random), Self.random(&random))
            var terminal = VirtualTerminal(width: 20, height: 4)
            terminal.feed(TerminalModes.bytes(from: TerminalModes(), to: a))
            terminal.feed(TerminalModes.bytes(from: a, to: b))
            #expect(terminal.isAlternateScreen == b.alternateScreen)
            #expect(terminal.isCursorVisible == b.cursorVisible)
            #expect(terminal.cursorShape == Int(b.cursorShape.rawValue))
            for mouse in TerminalModes.MouseTracking.allCases where mouse != .off {
                #expect(terminal.isModeSet(mouse.rawValue) == (b.mouse == mouse))
            }
            #expect(terminal.isModeSet(1006) == (b.mouse != .off))
            #expect(terminal.isModeSet(2004) == b.bracketedPaste)
            #expect(terminal.isModeSet(1004) == b.focusReports)
            #expect(terminal.isModeSet(7) == b.autowrap)
            #expect(terminal.keyboardFlags == Int(b.keyboardFlags))
            #expect(terminal.modifyOtherKeys == Int(b.modifyOtherKeys))
            #expect(terminal.title == b.title ?? "")
            terminal.feed(TerminalModes.bytes(from: b, to: TerminalModes()))
            #expect(terminal.leftovers == [])
            #expect(terminal.unhandled == [])
            #expect(terminal.title == "")
        }
    }

    @Test func restoringWorksAtAnyPointOfAChange() {
        var random = SeededGenerator(4)
        for _ in 0..<200 {
            let (a, b) = (Self.random(&random), Self.random(&random))
            let change = TerminalModes.bytes(from: a, to: b)
            var terminal = VirtualTerminal(width: 20, height: 4)
            terminal.feed(TerminalModes.bytes(from: TerminalModes(), to: a))
            terminal.feed(change[..<random.below(change.count + 1)])
            terminal.feed("\u{1B}[?2026h\u{1B}[31m\u{1B}[2;3r\u{1B}[?25l\u{1B}[38;5;")
            terminal.feed(a.covering(b).restoringBytes)
            // What is pushed and popped (keyboard, title) may be popped once too often, never too seldom.
            let left = terminal.leftovers.filter {
                !(($0.hasPrefix("a style") || $0.hasPrefix("a scroll")) && !a.alternateScreen && !b.alternateScreen)
            }
            let isStacked = a.keyboardFlags != 0 || b.keyboardFlags != 0
            #expect(left.filter { !(isStacked && $0.hasPrefix("keyboard")) } == [])
        }
    }

    @Test func noChangeIsNoBytes() {
        #expect(TerminalModes.bytes(from: .fullScreen, to: .fullScreen) == [])
    }

    @Test("opentui 904, opencode 20458, codex 31865: leaving switches reports off first, and pops what was pushed")
    func leavingSwitchesReportsOffFirstAndPopsTheKeyboardOnTheAlternateScreen() throws {
        var modes = TerminalModes.fullScreen
        modes.mouse = .motion
        modes.keyboardFlags = 1
        let text = String(decoding: TerminalModes.bytes(from: modes, to: TerminalModes()), as: UTF8.self)
        let mouse = try #require(text.range(of: "\u{1B}[?1003l"))
        let pop = try #require(text.range(of: "\u{1B}[<u"))
        let screen = try #require(text.range(of: "\u{1B}[?1049l"))
        #expect(mouse.lowerBound < pop.lowerBound)
        #expect(pop.lowerBound < screen.lowerBound)
        #expect(text.hasSuffix("\u{1B}[?25h"))
    }

    @Test func aTitleCannotEndItsOwnSequence() {
        var modes = TerminalModes()
        modes.title = "a\u{1B}\\\u{1B}[2Jb\u{7}c\u{9C}d"
        var terminal = VirtualTerminal(width: 20, height: 4, opinion: .mixed)
        terminal.feed("text")
        terminal.feed(TerminalModes.bytes(from: TerminalModes(), to: modes))
        #expect(terminal.text == "text")
        #expect(terminal.title == "a \\ [2Jb c d")
        #expect(!terminal.isInSequence)
    }
}
