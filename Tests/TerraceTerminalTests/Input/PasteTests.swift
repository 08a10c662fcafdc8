import TerraceScreen
import Testing

@testable import TerraceTerminal

struct PasteTests {
    private func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

    @Test func aPasteIsOneEventAndItsLineBreaksAreLineFeeds() {
        #expect(decode(paste("a\rb\nc\r\nd\r\re")) == [.paste("a\nb\nc\nd\n\ne")])
        #expect(decode(paste("é日😀\t")) == [.paste("é日😀\t")])
        #expect(decode(paste("")) == [.paste("")])
    }

    @Test func escapesInAPasteAreTextUntilTheRealEnd() {
        #expect(decode(paste("x\u{1B}[A\u{1B}\u{1B}[20\u{1B}[201y")) == [.paste("x\u{1B}[A\u{1B}\u{1B}[20\u{1B}[201y")])
        #expect(decode(paste("x\u{9B}201~y")) == [.paste("x\u{9B}201~y")])
        #expect(decode(paste("\u{3}")) == [.paste("\u{3}")])
    }

    @Test func bytesAfterTheEndAreOrdinaryInput() {
        #expect(decode(paste("a") + "b\r") == [.paste("a"), .key(KeyEvent("b")), .key(KeyEvent(.return))])
    }

    @Test func aPasteWithoutEndIsDeliveredAfterSilence() {
        var decoder = InputDecoder()
        var events: [Event] = []
        decoder.feed(Array("\u{1B}[200~abc\u{1B}[20".utf8)) { events.append($0) }
        #expect(events == [])
        #expect(decoder.pendingDeadline == .seconds(1))
        decoder.flush { events.append($0) }
        decoder.feed(Array("d".utf8)) { events.append($0) }
        #expect(events == [.paste("abc\u{1B}[20"), .key(KeyEvent("d"))])
    }

    @Test func brokenUTF8InAPasteIsReplaced() {
        #expect(decode([Array("\u{1B}[200~a".utf8) + [0xC2] + Array("b\u{1B}[201~".utf8)]) == [.paste("a\u{FFFD}b")])
    }

    @Test func aPasteBeyondTheLimitComesInPartsAndWhole() {
        var random = SeededGenerator(7)
        for limit in [16, 17, 18, 19, 64] {
            let text = (0..<400).map { _ in random.pick(["a", "é", "日", "😀", "\n", "xyz"]) }.joined()
            var events: [Event] = []
            var decoder = InputDecoder(pasteLimit: limit)
            decoder.feed(Array(paste(text).utf8)) { events.append($0) }
            let parts = events.compactMap { event in if case .paste(let part) = event { part } else { nil } }
            #expect(parts.count > 1)
            #expect(parts.count == events.count)
            #expect(parts.allSatisfy { $0.utf8.count <= limit })
            #expect(parts.joined() == text)
        }
    }
}
