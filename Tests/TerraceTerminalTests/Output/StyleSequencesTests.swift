import TerraceScreen
import TerraceTesting
import Testing

@testable import TerraceTerminal

struct StyleSequencesTests {
    @Test func anyStyleFollowsAnyOther() {
        var random = SeededGenerator(6)
        func style() -> CellStyle {
            let colors: [TerminalColor] = [.standard, .ansi(UInt8(random.below(16))), .indexed(UInt8(random.below(256))), .rgb(9, 99, 255)]
            return CellStyle(
                foreground: random.pick(colors), background: random.pick(colors),
                attributes: CellAttributes(rawValue: UInt16(random.below(128))))
        }
        var terminal = VirtualTerminal(width: 4, height: 1)
        var old: CellStyle?
        for _ in 0..<3000 {
            let new = style()
            var out = OutputBuffer()
            StyleSequences.write(from: old, to: new, into: &out)
            out.append("\rx")
            terminal.feed(out.bytes)
            #expect(terminal.cell(x: 0, y: 0).style == .init(new))
            old = random.chance(5) ? nil : new
        }
        #expect(terminal.unhandled == [])
    }

    @Test func aSmallChangeIsAShortSequence() {
        func change(_ old: CellStyle, _ new: CellStyle) -> String {
            var out = OutputBuffer()
            StyleSequences.write(from: old, to: new, into: &out)
            return String(decoding: out.bytes, as: UTF8.self)
        }
        let red = CellStyle(foreground: .ansi(1), background: .rgb(10, 20, 30))
        var bold = red
        bold.attributes = .bold
        #expect(change(red, bold) == "\u{1B}[1m")
        #expect(change(bold, red) == "\u{1B}[22m")
        #expect(change(bold, .standard) == "\u{1B}[m")
        var dim = red
        dim.attributes = .dim
        #expect(change(bold, dim) == "\u{1B}[22;2m")
    }
}
