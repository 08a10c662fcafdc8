import Foundation
import TerraceScreen
import TerraceTesting
import Testing

@testable import TerraceTerminal

/// The probes of Scripts/width-probes.tsv, on whose width terminals disagree, each in a box: whatever a terminal believes, the right edge
/// stands where it belongs.
@Suite struct WidthProbeTests {
    struct Probe: Sendable, CustomTestStringConvertible {
        var name: String
        var text: String
        var testDescription: String { name }
    }

    static let probes: [Probe] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Scripts/width-probes.tsv")
        guard let table = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return table.split(separator: "\n").dropFirst().compactMap { row in
            let fields = row.split(separator: "\t")
            guard fields.count == 2 else { return nil }
            let scalars = fields[1].split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
            return Probe(name: String(fields[0]), text: String(String.UnicodeScalarView(scalars)))
        }
    }()

    private static let width = 24

    private func screen(_ text: String, in table: CellTable) -> Screen {
        let canvas = Canvas(Screen(size: Size(width: Self.width, height: 2), table: table))
        canvas.draw("│", at: .zero, style: .standard)
        canvas.clipped(to: Rect(x: 1, y: 0, width: Self.width - 3, height: 2)) {
            for (y, line) in TextLayout(text, width: nil).lines.prefix(2).enumerated() {
                canvas.draw(line, at: Point(x: 1, y: y), style: .standard)
                canvas.draw("end", at: Point(x: 2 + line.width, y: y), style: .standard)
            }
        }
        canvas.draw("│.", at: Point(x: Self.width - 2, y: 0), style: .standard)
        return canvas.screen
    }

    private func isStraight(_ terminal: VirtualTerminal, _ text: String) -> Bool {
        let end = 2 + TextLayout(text, width: nil).lines[0].width
        return terminal.cell(x: 0, y: 0).text == "│" && terminal.cell(x: Self.width - 2, y: 0).text == "│"
            && terminal.cell(x: Self.width - 1, y: 0).text == "."
            // What follows the probe in its box stands too.
            && (end + 3 > Self.width - 2 || (0..<3).map { terminal.cell(x: end + $0, y: 0).text }.joined() == "end")
    }

    @Test func thereAre146Probes() { #expect(Self.probes.count == 146) }

    @Test(
        "textual 5980: the right edge of a box is straight, whatever terminals think of emoji",
        arguments: [VirtualTerminal.Opinion.unicode, .legacy, .mixed])
    func everyBoxIsStraight(opinion: VirtualTerminal.Opinion) {
        let table = CellTable()
        var straight = 0
        var terminal = VirtualTerminal(width: Self.width, height: 2, opinion: opinion)
        var encoder = FrameEncoder()
        var shown: Screen?
        terminal.feed(TerminalModes.bytes(from: TerminalModes(), to: .fullScreen))
        // Forth and back, so that each probe is drawn over another one as well.
        for probe in Self.probes + Self.probes.reversed() {
            let next = screen(probe.text, in: table)
            var output = OutputBuffer()
            encoder.encode(from: shown, to: next, cursor: nil, into: &output)
            terminal.feed(output.bytes)
            shown = next
            if isStraight(terminal, probe.text) {
                straight += 1
            } else {
                Issue.record("\(probe.name): \(terminal.text(ofRow: 0))")
            }
        }
        #expect(straight == 292)
    }
}
