import Testing

@testable import TerraceCore

@Suite struct TextFieldViewportTests {
    static let thirty = "abcdefghijklmnopqrstuvwxyz0123"

    func view(_ notation: String, width: Int, from start: Int = 0) -> TextFieldViewport {
        let field = state(notation)
        return TextFieldViewport(field.text, caret: field.caret, width: width, previousStart: start, measure: testWidth(of:))
    }

    /// The field as it would be drawn, with the caret before its cell.
    func drawn(_ notation: String, width: Int, from start: Int = 0) -> String {
        let view = view(notation, width: width, from: start)
        let cells = view.visible + String(repeating: "_", count: width - view.visibleWidth)
        var column = 0
        var result = ""
        for cluster in cells {
            if column == view.caretX { result += "|" }
            result.append(cluster)
            column += testWidth(of: cluster)
        }
        return result
    }

    @Test("E7: 30 characters in width 10, End: the last 9 and the caret")
    func e7_endOfLongText() {
        let view = view(Self.thirty + "|", width: 10)
        #expect(view.visible == "vwxyz0123" && view.caretX == 9 && view.start == 21)
        #expect(view.isClippedAtStart && !view.isClippedAtEnd)
    }

    @Test("E7: the caret has its own cell at the end, and text that fits does not scroll")
    func e7_fitting() {
        #expect(drawn("abc|", width: 5) == "abc|__")
        #expect(drawn("abcd|", width: 5) == "abcd|_")
        #expect(drawn("abcde|", width: 5) == "bcde|_")
        #expect(drawn("|abcde", width: 5) == "|abcde")
        #expect(drawn("|", width: 3) == "|___")
    }

    @Test("E7: scrolling moves as little as it can and keeps three columns of context")
    func e7_minimalMovement() {
        #expect(drawn("abcdef|ghijklmnop", width: 10) == "abcdef|ghij")
        #expect(drawn("abcdefg|hijklmnop", width: 10) == "bcdefg|hijk")
        #expect(drawn("abcdefg|hijklmnop", width: 10, from: 3) == "defg|hijklm")
        #expect(drawn("abcdef|ghijklmnop", width: 10, from: 4) == "def|ghijklm")
        #expect(drawn("ab|cdefghijklmnop", width: 10, from: 4) == "ab|cdefghij")
        #expect(drawn("abcdefghijklmno|p", width: 10, from: 7) == "hijklmno|p_")
    }

    @Test("E7: after a deletion as much text shows as fits")
    func e7_noVoidAfterDeletion() {
        #expect(drawn("abcdefgh|", width: 6, from: 7) == "defgh|_")
        #expect(drawn("abc|", width: 6, from: 3) == "abc|___")
    }

    @Test("E7: wide clusters are never cut; their half is blank")
    func e7_wideClusters() {
        let text = "\u{4E00}\u{4E01}\u{4E02}\u{4E03}\u{4E04}"
        #expect(drawn("|" + text, width: 5) == "|\u{4E00}\u{4E01}_")
        #expect(drawn(text + "|", width: 5) == "\u{4E03}\u{4E04}|_")
        #expect(drawn(text + "|", width: 6) == "\u{4E03}\u{4E04}|__")
        #expect(view("a\u{4E00}|", width: 2, from: 0).visible == "")
        #expect(view("\u{4E00}|\u{4E01}", width: 3, from: 0).caretX == 0)
    }

    @Test("E7: fields of no or one column show what they can", arguments: [-1, 0, 1, 2])
    func e7_narrowFields(width: Int) {
        for notation in ["|", "a|", "|ab", "a|b", "ab|", "|\u{4E00}a", "\u{4E00}|\u{4E00}", "\u{301}|", "\u{1F1E9}\u{1F1EA}|x"] {
            for start in [-1, 0, 1, 3, 99, Int.max, Int.min] {
                let view = view(notation, width: width, from: start)
                #expect(view.visibleWidth <= max(0, width) && view.caretX >= 0 && view.caretX < max(1, width))
            }
        }
    }

    @Test("E7: a field of one column shows what the caret stands on")
    func e7_oneColumn() {
        #expect(drawn("a|b", width: 1) == "|b")
        #expect(drawn("ab|", width: 1) == "|_")
        #expect(drawn("|\u{4E00}", width: 1) == "|_")
    }

    @Test("E7: a state's viewport is that of its text")
    func e7_stateAndText() {
        for notation in ["hello wor|ld", "h\u{E9}llo wor|ld", "|", "a\r\nb|"] {
            let field = state(notation)
            for width in 0...8 {
                #expect(
                    TextFieldViewport(field, width: width, previousStart: 2)
                        == TextFieldViewport(field.text, caret: field.caret, width: width, previousStart: 2))
            }
        }
    }

    @Test("E7: a long line costs what shows, however long it is", arguments: [100, 100_000])
    func e7_costIsLocal(length: Int) {
        let text = String(repeating: "\u{4E00}", count: length)
        for caret in [0, length / 2 * 3, length * 3] {
            var measured = 0
            _ = TextFieldViewport(text, caret: caret, width: 20, previousStart: caret) { cluster in
                measured += 1
                return testWidth(of: cluster)
            }
            #expect(measured <= 100)
        }
    }
}

/// Widths of the test's own: the rules under test must hold whatever a cluster measures.
func testWidth(of cluster: Character) -> Int {
    guard let scalar = cluster.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case ..<0x20, 0x7F..<0xA0, 0x300..<0x370, 0x200B...0x200F, 0x2028...0x202E: return 0
    case 0x1100..<0x1160, 0x2E80..<0xA000, 0xAC00..<0xD800, 0x1F000..<0x20000: return 2
    default: return 1
    }
}
