import TerraceScreen
import Testing

@testable import TerraceTerminal

/// A read boundary is no boundary of anything.
struct SplitTests {
    static let corpus = [
        "aB é日😀\u{1B}[A\u{1B}OP\u{1B}[1;5C\u{1B}[3~x", "\u{1B}b\u{1B}\u{1B}[A\u{1B}é", "\u{1B}[<0;10;5M\u{1B}[<0;10;5m\u{1B}[M !!x",
        "\u{1B}[200~one\r\ntwo\u{1B}[A日\u{1B}[201~z", "\u{1B}[?62;22c\u{1B}P>|term 1.0\u{1B}\\\u{1B}]11;rgb:0/0/0\u{7}q",
        "\u{1B}[97;5u\u{1B}[27;5;44~\u{1B}[[A\u{1B}[3$\u{1B}[I\u{1B}[O", "\u{1B}[1;2\rA\u{1B}]hi\u{1B}[?2026;2$y",
    ]

    @Test func everySplitOfTheCorpusGivesTheSameEvents() {
        for text in Self.corpus {
            let bytes = Array(text.utf8)
            let whole = decode([bytes])
            #expect(!whole.isEmpty)
            #expect(decode(bytes.map { [$0] }) == whole)
            for cut in 0...bytes.count {
                #expect(decode([Array(bytes[..<cut]), Array(bytes[cut...])]) == whole, "\(text.debugDescription) at \(cut)")
            }
        }
    }

    @Test func randomSplitsOfRandomBytesGiveTheSameEvents() {
        var random = SeededGenerator(1)
        for _ in 0..<3000 {
            let bytes = Self.noise(&random, count: 1 + random.below(60))
            var pieces: [[UInt8]] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = min(1 + random.below(7), rest.count)
                pieces.append(Array(rest.prefix(count)))
                rest = rest.dropFirst(count)
            }
            #expect(decode(pieces) == decode([bytes]))
        }
    }

    @Test func aMillionRandomBytesNeitherTrapNorPileUp() {
        var random = SeededGenerator(2)
        var decoder = InputDecoder(pasteLimit: 4096)
        var count = 0
        for _ in 0..<1000 {
            decoder.feed(Self.noise(&random, count: 1000)) { _ in count += 1 }
            if random.chance(5) { decoder.flush { _ in count += 1 } }
        }
        #expect(count > 100_000)
        decoder.flush { _ in count += 1 }
        // Whatever came before, a key is a key afterwards.
        var events: [Event] = []
        decoder.feed([0x61]) { events.append($0) }
        #expect(events == [.key(KeyEvent("a"))])
        #expect(decoder.pendingDeadline == nil)
    }

    /// Bytes that often begin something.
    private static func noise(_ random: inout SeededGenerator, count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            switch random.below(10) {
            case 0: bytes += [0x1B]
            case 1: bytes += Array("\u{1B}[".utf8)
            case 2:
                bytes += Array(
                    random.pick(["0", "12", ";", ":", "?", "<", "$", "~", "u", "M", "A", "200~", "\u{1B}[201~", "O", "]", "P"]).utf8)
            case 3: bytes += Array(random.pick(["é", "日", "😀", "e\u{301}"]).utf8)
            default: bytes.append(UInt8(random.below(256)))
            }
        }
        return bytes
    }
}
