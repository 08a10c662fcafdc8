import Testing

@testable import TerraceTerminal

@Suite struct ClipboardSequenceTests {
    @Test("A copy is OSC 52 with base64, whatever the text holds; what is too long is not sent")
    func sequence() {
        #expect(ClipboardSequence.bytes(copying: "hi\u{1B}\n\u{E9}") == Array("\u{1B}]52;c;aGkbCsOp\u{1B}\\".utf8))
        let limit = ClipboardSequence.byteLimit
        #expect((ClipboardSequence.bytes(copying: String(repeating: "x", count: limit))?.count ?? 0) < 100_000)
        #expect(ClipboardSequence.bytes(copying: String(repeating: "x", count: limit + 1)) == nil)
    }
}
