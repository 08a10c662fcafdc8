import TerraceScreen
import TerraceTesting
import Testing

@testable import TerraceTerminal

/// What stands between, as screen does: it keeps the cursor by its own opinion of widths, and sends motions that go from there.
@Suite struct RelayedWidthTests {
    /// The bytes of a frame with an emoji that old terminals take for narrow.
    private func frame(returns: Bool) -> [UInt8] {
        let canvas = Canvas(Screen(size: Size(width: 20, height: 1), table: CellTable()))
        canvas.draw("a🫨b", at: .zero, style: .standard)
        canvas.draw("│", at: Point(x: 15, y: 0), style: .standard)
        var encoder = FrameEncoder()
        encoder.returnsAfterDoubt = returns
        var output = OutputBuffer()
        encoder.encode(from: nil, to: canvas.screen, cursor: nil, into: &output)
        return output.bytes
    }

    @Test("Boxes were crooked in screen: behind a glyph of doubtful width the cursor goes to the first column first")
    func aReturnFollowsADoubtfulGlyph() throws {
        let emoji = Array("🫨".utf8)
        let bytes = frame(returns: true)
        let end = try #require((0..<bytes.count).first { bytes[..<$0].suffix(emoji.count).elementsEqual(emoji) })
        #expect(bytes[end] == 0x0D)
        #expect(frame(returns: false).contains(0x0D) == false)
        // What is seen is the same.
        for opinion in [VirtualTerminal.Opinion.unicode, .legacy, .mixed] {
            var terminal = VirtualTerminal(width: 20, height: 1, opinion: opinion)
            terminal.feed(bytes)
            #expect(
                terminal.cell(x: 0, y: 0).text == "a" && terminal.cell(x: 3, y: 0).text == "b" && terminal.cell(x: 15, y: 0).text == "│")
        }
    }
}
