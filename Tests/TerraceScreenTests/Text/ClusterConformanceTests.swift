import Testing

@testable import TerraceScreen

/// Unicode's own tests of grapheme clusters and emoji, where they are installed.
@Suite struct ClusterConformanceTests {
    private func clusters(_ text: String) -> [TextCluster] {
        let text = text[...]
        return UTF8Scan.withBytes(of: text) { bytes in
            var scanner = ClusterScanner(bytes, of: text)
            var clusters: [TextCluster] = []
            while let cluster = scanner.next() { clusters.append(cluster) }
            return clusters
        }
    }

    private func text(_ scalars: [UInt32]) -> String {
        String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
    }

    /// The file is of Unicode 15.0, where U+2701 was a pictograph, which a joiner joins; it no longer is one.
    @Test func clustersAreThoseOfGraphemeBreakTest() {
        var cases = 0
        var failures: [String] = []
        for (number, line) in UnicodeData.lines("auxiliary/GraphemeBreakTest.txt") {
            let parts = line.split(separator: "÷").map { part in
                part.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "×" }).compactMap { UInt32($0, radix: 16) }
            }.filter { !$0.isEmpty }
            cases += 1
            // Surrogates cannot stand in a string.
            let expected = parts.map { text($0).utf8.count }
            if clusters(text(parts.flatMap { $0 })).map({ $0.end - $0.start }) != expected { failures.append("\(number): \(line)") }
        }
        #expect(failures.count == (cases == 0 ? 0 : 1) && failures.allSatisfy { $0.contains("2701 × 200D × 2701") }, "\(failures)")
        #expect(cases == 0 || cases == 602)
    }

    /// Where the standard library parts what Unicode 17's GraphemeBreakTest keeps together: conjuncts of Myanmar, Balinese and Khmer. We
    /// part them too, because a caret must go where `Character` goes.
    @Test(arguments: [
        "\u{1019}\u{1039}\u{1018}", "\u{1004}\u{103A}\u{1039}\u{1011}", "\u{1B32}\u{1B44}\u{1B2F}", "\u{179F}\u{17D2}\u{178F}",
        "\u{1795}\u{17D2}\u{17AF}",
    ])
    func conjunctsThatTheStandardLibraryPartsArePartedHere(text: String) {
        #expect(clusters(text).count == text.count)
    }

    @Test func everyFullyQualifiedEmojiIsOneClusterOfTwoCells() {
        var cases = 0
        var failures: [String] = []
        for (number, line) in UnicodeData.lines("emoji/emoji-test.txt") where line.contains("; fully-qualified") {
            let emoji = text(line.prefix { $0 != ";" }.split(separator: " ").compactMap { UInt32($0, radix: 16) })
            cases += 1
            let found = clusters(emoji)
            if found.count != 1 || found[0].width != 2 || found[0].drawnEnd != emoji.utf8.count || TextWidth.width(of: "a\(emoji)b") != 4 {
                failures.append("\(number): \(line)")
            }
        }
        #expect(failures.prefix(10) == [])
        #expect(cases == 0 || cases == 3655)
    }
}
