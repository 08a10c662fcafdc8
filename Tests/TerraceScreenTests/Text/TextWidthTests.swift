import Testing

@testable import TerraceScreen

@Suite struct TextWidthTests {
    /// Probes on which terminals and width tables agree, and those where the rule decides.
    static let probes: [(text: String, width: Int)] = [
        ("abc", 3), ("\u{E9}", 1), ("e\u{301}", 1), ("a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}\u{308}\u{30A}\u{316}", 1),
        ("\u{301}", 0), ("a\u{20DD}", 1), ("\u{4E00}", 2), ("\u{20000}", 2), ("\u{304B}\u{3099}", 2), ("\u{FF21}", 2), ("\u{FF71}", 1),
        ("\u{FF76}\u{FF9E}", 2), ("\u{26A0}", 1), ("\u{3000}", 2), ("\u{D55C}", 2), ("\u{1112}\u{1161}", 2),
        ("\u{1112}\u{1161}\u{11AB}", 2),
        ("\u{1112}", 2), ("\u{1161}", 0), ("\u{11AB}", 0), ("\u{D7B0}", 0), ("\u{1F600}", 2), ("\u{1F44D}\u{1F3FD}", 2), ("\u{1F3FD}", 2),
        ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", 2), ("\u{1F469}\u{1F3FD}\u{200D}\u{1F680}", 2),
        ("\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}", 2), ("\u{1F3F4}\u{200D}\u{2620}\u{FE0F}", 2),
        ("\u{1F469}\u{1F3FB}\u{200D}\u{2764}\u{FE0F}\u{200D}\u{1F48B}\u{200D}\u{1F468}\u{1F3FF}", 2), ("\u{1F1EB}\u{1F1F7}", 2),
        ("\u{1F1EB}", 2), ("\u{1F1EB}\u{1F1F7}\u{1F1E9}", 4), ("\u{1F1EB}\u{1F1F7}\u{1F1E9}\u{1F1EA}", 4),
        ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2), ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2),
        ("\u{2764}\u{FE0E}", 1), ("\u{231A}", 2), ("\u{231A}\u{FE0E}", 2), ("\u{231A}\u{FE0F}", 2), ("\u{A9}\u{FE0F}", 2),
        ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1), ("#\u{FE0F}", 2), ("\u{26A0}\u{FE0F}", 2), ("a\u{FE0F}", 1), ("\u{2139}\u{FE0F}", 2),
        ("\u{FE0F}", 0), ("\u{845B}\u{E0100}", 2), ("\u{FF0C}\u{FE00}", 2), ("\u{633}\u{644}\u{627}\u{645}", 4), ("\u{644}\u{627}", 2),
        ("\u{628}\u{650}", 1), ("\u{FDFD}", 1), ("\u{600}", 1), ("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", 4), ("\u{5E9}\u{5C1}\u{5B8}", 1),
        ("\u{915}", 1), ("\u{915}\u{93F}", 2), ("\u{915}\u{94D}", 1), ("\u{915}\u{94D}\u{937}", 2), ("\u{915}\u{94D}\u{937}\u{93F}", 2),
        ("\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", 4), ("\u{995}\u{9CB}", 2), ("\u{BA8}\u{BBF}", 2), ("\u{B95}\u{BCB}", 2),
        ("\u{D15}\u{D4D}\u{D37}", 2), ("\u{E01}\u{E33}", 2), ("\u{E17}\u{E35}\u{E48}", 1), ("\u{E33}", 1), ("\u{E81}\u{EB3}", 2),
        ("\u{1019}\u{103C}\u{1014}\u{103A}", 3), ("\u{F62}\u{F92}\u{FB1}", 1), ("\u{B1}", 1), ("\u{2500}", 1), ("\u{2026}", 1),
        ("\u{3B1}", 1), ("\u{2460}", 1), ("\u{25A0}", 1), ("\u{2606}", 1), ("\u{283F}", 1), ("\u{1FB00}", 1), ("\u{1CD00}", 1),
        ("\u{E0B0}", 1), ("\u{F015}", 1), ("\u{F0001}", 1), ("\u{200B}", 0), ("\u{200C}", 0), ("\u{200D}", 0), ("\u{2060}", 0),
        ("\u{FEFF}", 0), ("\u{A0}", 1), ("\u{FFFC}", 1), ("\u{FFFD}", 1), ("\u{378}", 1), ("\u{1F9F9}", 2), ("\u{1FAE0}", 2),
        ("\u{1FAE8}", 2), ("\u{1F426}\u{200D}\u{1F525}", 2), ("\u{26D3}\u{FE0F}\u{200D}\u{1F4A5}", 2), ("\u{1FAE9}", 2), ("\u{1FADF}", 2),
        ("\u{1FAEA}", 2), ("\u{1FACD}", 2), ("\u{4DC0}", 2), ("\u{2630}", 2), ("\u{1D300}", 2), ("\u{FE10}", 2), ("\u{A000}", 2),
        ("\u{17000}", 2), ("\u{1B170}", 2), ("\u{1B000}", 2), ("\u{1D15E}", 1), ("\u{1F004}", 2), ("\u{1F000}", 1), ("\u{1F0CF}", 2),
        ("\u{1F170}", 1), ("\u{1F201}", 2), ("\u{1F5A5}", 1), ("\u{1F5A5}\u{FE0F}", 2), ("\u{110BD}", 1),
    ]

    @Test("ratatui 2188, opentui 336, 1095: a halfwidth dakuten takes a column, a bare warning sign one and not two", arguments: probes)
    func widthsAreThoseOfTheRule(text: String, width: Int) {
        #expect(TextWidth.width(of: text) == width)
        #expect(TextWidth.width(of: text[...]) == width)
        #expect(text.reduce(0) { $0 + TextWidth.width(of: $1) } == width)
    }

    @Test func controlsAreAsWideAsTheirPictures() {
        #expect(TextWidth.width(of: "a\u{0}b\u{7F}c\u{1B}\u{9B}") == 7)
        #expect(TextWidth.width(of: "a\r\nb") == 3)
        #expect(TextWidth.width(of: "a\u{AD}\u{202E}b") == 2)
        #expect(TextWidth.width(of: "\u{3164}\u{FFA0}") == 3)
    }

    @Test func tabsGoToTheNextStop() {
        #expect(TextWidth.width(of: "\t") == 8)
        #expect(TextWidth.width(of: "a\tb") == 9)
        #expect(TextWidth.width(of: "一\t一") == 10)
        #expect(TextWidth.width(of: "12345678\t") == 16)
        #expect(TextWidth.width(of: Character("\t"), at: 3) == 5)
        #expect(TextWidth.tab(at: -3) == 8)
    }

    @Test(arguments: [
        "👨‍👩‍👧‍👦", "👍🏽", "🏽", "❤️", "⌚︎", "1️⃣", "🇫🇷", "🇫", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{1112}\u{1161}\u{11AB}", "कि", "क्ष", "ខ្មែ", "\u{1FAE8}", "\u{1FAE9}", "☰", "䷀",
        "\u{1D300}", "\u{600}", "か\u{3099}", "\u{1F9F9}", "\u{1FAE0}", "\u{1B170}",
    ])
    func clustersThatTerminalsMeasureDifferentlyAreUnsafe(text: String) {
        #expect(text.contains { TextWidth.isUnsafe($0) })
    }

    @Test(arguments: [
        "aé~", "αя", "e\u{301}\u{302}", "一かｱＡ", "か", "한글", "±─…①■☆", "█⠿🬀", "\u{E0B0}\u{F015}", "שלום", "سلام", "ที่", "กำ", "क", "❤☎",
        "\u{A0}\u{FFFD}", "😀🃏",
        "葛\u{E0100}",
    ])
    func clustersThatAllTerminalsMeasureAlikeAreSafe(text: String) {
        #expect(!text.contains { TextWidth.isUnsafe($0) })
    }

    @Test func theShortWayCutsClustersWhereTheStandardLibraryDoes() {
        let pieces: [String] = [
            "a", "-", "é", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "一", "か", "\u{3099}", "한", "\u{1112}", "\u{1161}", "\u{11AB}",
            "😀", "👩", "❤",
            "\u{1F3FD}", "🇫", "🇷", "क", "\u{94D}", "ष", "\u{93F}", "\u{93C}", "\u{600}", "\u{E33}", "\n", "\u{200B}", "葛", "\u{E0100}",
        ]
        var random = SeededGenerator(2)
        for _ in 0..<20_000 {
            let text = random.text(of: pieces, maximum: 8)[...]
            let lengths = UTF8Scan.withBytes(of: text) { bytes in
                var scanner = ClusterScanner(bytes, of: text)
                var lengths: [Int] = []
                while let cluster = scanner.next() { lengths.append(cluster.end - cluster.start) }
                return lengths
            }
            #expect(lengths == text.map(\.utf8.count), "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
        }
    }

    @Test func everyPairOfPlainScalarsIsTwoClusters() {
        var random = SeededGenerator(3)
        var tried = 0
        while tried < 100_000 {
            let range: ClosedRange<UInt32> = Bool.random(using: &random) ? 0x80...0xFFFF : 0x80...0x1FFFF
            guard let a = Unicode.Scalar(UInt32.random(in: range, using: &random)), ScalarClass(a.value).isPlain,
                let b = Unicode.Scalar(UInt32.random(in: range, using: &random)), ScalarClass(b.value).isPlain
            else { continue }
            tried += 1
            var text = String(Character(a))
            text.unicodeScalars.append(b)
            if text.count != 2 { Issue.record("U+\(String(a.value, radix: 16)) U+\(String(b.value, radix: 16))") }
        }
    }

    @Test func everyMarkThatTheTableAttachesIsOneForTheStandardLibrary() {
        for value in UInt32(0x80)...0xE01FF {
            guard ScalarClass(value).attaches, let mark = Unicode.Scalar(value) else { continue }
            var text = "a"
            text.unicodeScalars.append(mark)
            text += "x"
            if text.count != 2 { Issue.record("U+\(String(value, radix: 16))") }
        }
    }

    @Test func unsanitisedControlsGetNoFurtherThanTheScanner() {
        let text = "a\u{1B}[\u{9B}\u{7F}\u{202E}b"[...]
        let scalars = UTF8Scan.withBytes(of: text) { bytes in
            var scanner = ClusterScanner(bytes, of: text)
            var scalars: [UInt32] = []
            while let cluster = scanner.next() { scalars.append(cluster.scalar) }
            return scalars
        }
        #expect(scalars == [0x61, 0xFFFD, 0x5B, 0xFFFD, 0xFFFD, 0xFFFD, 0x62])
    }

    @Test func anEndlessClusterIsCut() throws {
        for (base, mark) in [("a", "\u{301}"), ("👨", "\u{200D}👨")] {
            let text = (base + String(repeating: mark, count: 300))[...]
            #expect(text.count == 1)
            UTF8Scan.withBytes(of: text) { bytes in
                var scanner = ClusterScanner(bytes, of: text)
                guard let cluster = scanner.next() else {
                    Issue.record("no cluster")
                    return
                }
                #expect(cluster.end == bytes.count && scanner.next() == nil)
                #expect(cluster.drawnEnd <= 64)
                let drawn = String(decoding: bytes[..<cluster.drawnEnd], as: UTF8.self)
                #expect((2...16).contains(drawn.unicodeScalars.count))
                #expect(drawn.unicodeScalars.last != "\u{200D}")
            }
            #expect(TextWidth.width(of: text) == (base == "a" ? 1 : 2))
        }
    }
}
