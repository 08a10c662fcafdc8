import Testing

@testable import TerraceScreen

@Suite struct SanitizerTests {
    static let family = String(repeating: "\u{1F468}\u{200D}", count: 300) + "\u{1F468}"
    static let zalgo = "a" + String(repeating: "\u{301}\u{302}\u{316}\u{317}", count: 125)

    /// A scalar that literals do not take.
    private static func scalar(_ value: UInt32) -> Character { Unicode.Scalar(value).map { Character($0) } ?? "?" }

    /// Strings that do harm when a terminal gets them as they are, and what is shown instead.
    static let hostile: [(String, String)] = [
        ("a\u{1B}[2Jb", "a␛[2Jb"), ("a\u{1B}[Hb", "a␛[Hb"), ("\u{1B}[8msecret\u{1B}[0m", "␛[8msecret␛[0m"), ("a\u{1B}[31mb", "a␛[31mb"),
        ("x\u{1B}[?1049ly", "x␛[?1049ly"), ("x\u{1B}[5;7ry", "x␛[5;7ry"), ("x\u{1B}cy", "x␛cy"), ("x\u{1B}#8y", "x␛#8y"),
        ("x\u{E}qqq\u{F}y", "x␎qqq␏y"), ("x\u{1B}(0qqq", "x␛(0qqq"), ("x\u{1B}]2;title\u{7}y", "x␛]2;title␇y"),
        ("x\u{1B}]52;c;cm0gLXJmIH4K\u{7}y", "x␛]52;c;cm0gLXJmIH4K␇y"), ("x\u{1B}]52;c;?\u{7}y", "x␛]52;c;?␇y"),
        ("x\u{1B}]8;;http://evil/", "x␛]8;;http://evil/"), ("x\u{1B}]2;abc", "x␛]2;abc"), ("x\u{1B}P+q", "x␛P+q"),
        ("x\u{1B}P$qm\u{1B}\\y", "x␛P$qm␛\\y"), ("x\u{1B}[21ty", "x␛[21ty"), ("x\u{1B}[6ny", "x␛[6ny"), ("x\u{1B}[cy", "x␛[cy"),
        ("x\u{9B}2Jy", "x\u{FFFD}2Jy"), ("x\u{9D}0;pwn\u{9C}y", "x\u{FFFD}0;pwn\u{FFFD}y"),
        (String(decoding: [0x78, 0x9B, 0x32, 0x4A, 0x79], as: UTF8.self), "x\u{FFFD}2Jy"),
        (String(decoding: [0xC0, 0x9B], as: UTF8.self), "\u{FFFD}\u{FFFD}"), ("good\rbad", "good␍bad"), ("rm\u{8}\u{8}ls", "rm␈␈ls"),
        ("a\nb\u{B}c\u{C}d", "a\nb␋c␌d"), ("a\tb", "a\tb"), ("a\u{0}b\u{7F}c", "a␀b␡c"), ("invoice\u{202E}fdp.exe", "invoicefdp.exe"),
        ("a\u{2066}b", "ab"), (zalgo, zalgo), (family, family), ("a\u{E0041}\u{E0042}b", "ab"),
        ("x\(scalar(0xFFFE))y\(scalar(0xFDD0))\(scalar(0x1FFFF))", "x\u{FFFD}y\u{FFFD}\u{FFFD}"), ("12345678901一", "12345678901一"),
        ("a\u{1B}[201~rm -rf", "a␛[201~rm -rf"),
        ("http://e/\u{1B}\\\u{1B}[2J", "http://e/␛\\␛[2J"), ("t\u{1B}\u{7}itle", "t␛␇itle"), ("a\u{2028}b\u{2029}c", "a\nb\nc"),
        ("so\u{AD}ft", "soft"), ("\u{3164}\u{3164}", "\u{3000}\u{3000}"),
    ]

    @Test("TUIkit 11: sequences in a text are shown, take their columns, and do nothing")
    func hostileTextIsShownAndDoesNothing() {
        #expect(Self.hostile.count == 42)
        for (text, shown) in Self.hostile {
            #expect(Sanitizer.clean(text).unicodeScalars.elementsEqual(shown.unicodeScalars), "\(shown)")
        }
    }

    @Test func noHostileStringReachesACell() {
        for (text, _) in Self.hostile {
            let canvas = Canvas(Screen(size: Size(width: 40, height: 3), table: CellTable()))
            canvas.draw(text, at: .zero, style: .standard)
            canvas.draw(text, at: Point(x: 37, y: 1), style: .standard)
            for (y, line) in TextLayout(text, width: 12).lines.enumerated() { canvas.draw(line, at: Point(x: 0, y: y), style: .standard) }
            #expect(canvas.screen._checkInvariants() == nil, "\(Sanitizer.clean(text))")
            for scalar in canvas.screen.text.unicodeScalars where scalar != "\n" {
                #expect(scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value))
                #expect(!(0x2028...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
            }
        }
    }

    @Test func everyControlIsReplaced() {
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let isControl = scalar.properties.generalCategory == .control && value != 0x0A && value != 0x09
            if isControl || scalar.properties.isBidiControl || scalar.properties.isNoncharacterCodePoint {
                #expect(ScalarClass(value).isForbidden, "U+\(String(value, radix: 16))")
            }
        }
    }

    @Test func theResultIsClean() {
        var random = SeededGenerator(4)
        for _ in 0..<2000 {
            let text = String(
                String.UnicodeScalarView(
                    (0..<12).compactMap { _ in
                        let high: UInt32 = random.pick([0x7F, 0xFF, 0x2FFF, 0xFFFF, 0x1FFFF, 0xE0FFF, 0x10FFFF])
                        return Unicode.Scalar(UInt32.random(in: 0...high, using: &random))
                    }))
            let once = Sanitizer.clean(text)
            #expect(Sanitizer.clean(once).unicodeScalars.elementsEqual(once.unicodeScalars))
            #expect(!once.unicodeScalars.contains { ScalarClass($0.value).isForbidden })
        }
    }

    @Test func tagsStayInFlagsOnly() {
        let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
        #expect(Sanitizer.clean("a\(england)b") == "a\(england)b")
        #expect(Sanitizer.clean("a\(england)\u{E0041}b") == "a\(england)b")
        #expect(Sanitizer.clean("\u{1B}\(england)\(england)") == "␛\(england)\(england)")
        #expect(Sanitizer.clean("🏴 \u{E0067}") == "🏴 ")
    }

    @Test func cleanTextIsNotCopied() {
        for text in ["plain ASCII, long enough to live on the heap", "日本語, 한글, 😀 and e\u{301}: long enough for the heap\n\tindeed"] {
            text.utf8.withContiguousStorageIfAvailable { before in
                Sanitizer.clean(text[...]).utf8.withContiguousStorageIfAvailable { after in
                    #expect(before.baseAddress == after.baseAddress)
                }
            }
        }
    }

    @Test func invalidBytesAreReplacementCharacters() {
        for bytes: [UInt8] in [
            [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE4, 0xB8], [0x80],
        ] {
            bytes.withUnsafeBufferPointer { #expect(UTF8Scan.scalar($0, at: 0) == (0xFFFD, 1)) }
        }
    }
}
