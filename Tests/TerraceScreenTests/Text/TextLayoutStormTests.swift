import Testing

@testable import TerraceScreen

/// Lays out by trying all ends of a line and taking the longest that fits.
private struct NaiveLayout {
    static func width(_ characters: some Sequence<Character>) -> Int { characters.reduce(0) { $0 + TextWidth.width(of: $1) } }

    /// Whether a line that starts with `text` may break before `text[i]`.
    static func breaks(_ text: [Character], before i: Int) -> Bool {
        var state = BreakState()
        var result = BreakState.Break.none
        for (at, character) in text[...i].enumerated() {
            for (n, scalar) in character.unicodeScalars.enumerated() {
                let here = state.next(BreakClass(scalar.value))
                if at == i, n == 0 { result = here }
            }
        }
        return result != .none && text[i] != " "
    }

    static func trimmed(_ line: ArraySlice<Character>) -> ArraySlice<Character> {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }

    static func wrap(_ text: [Character], width limit: Int) -> [String] {
        var lines: [String] = []
        var start = 0
        // A single glyph has to stand somewhere, however narrow the line.
        func fits(_ line: ArraySlice<Character>) -> Bool { width(line) <= limit || line.count { width([$0]) > 0 } == 1 }
        while true {
            let ends = (start + 1..<max(start + 1, text.count)).filter { breaks(Array(text[start...]), before: $0 - start) }
            if fits(trimmed(text[start...])) {
                var line = Array(trimmed(text[start...]))
                for character in text[start...].dropFirst(line.count) where width(line) + width([character]) <= limit {
                    line.append(character)
                }
                lines.append(String(line))
                return lines
            }
            if let end = ends.last(where: { fits(trimmed(text[start..<$0])) }) {
                lines.append(String(trimmed(text[start..<end])))
                start = end
            } else {
                // Inside a word.
                var end = start
                while end < text.count, fits(text[start...end]) || width(text[start...end]) == 0 { end += 1 }
                // Spaces where a line ends belong to none, also where nothing but the width ends it.
                while end < text.count, text[end] == " " { end += 1 }
                lines.append(String(trimmed(text[start..<end])))
                if end >= start + trimmed(text[start...]).count { return lines }
                start = end
            }
        }
    }
}

@Suite struct TextLayoutStormTests {
    private let pieces = [
        "a", "b", "cd", "ef1", " ", " ", "  ", "-", "9", ".", "(", "日", "本", "、", "「", "」", "😀", "👍🏽", "👨‍👩‍👧", "e\u{301}", "\u{302}", "\n", "🇫🇷",
    ]

    @Test func wrappingEqualsTheNaiveLayout() {
        var random = SeededGenerator(7)
        for round in 0..<3000 {
            let text = random.text(of: pieces, maximum: 14)
            let width = Int.random(in: 0...12, using: &random)
            let naive = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
                NaiveLayout.wrap(Array($0), width: max(1, width))
            }
            let layout = TextLayout(text, width: width)
            guard layout.lines.map({ String($0.text) }) == naive else {
                Issue.record("round \(round), width \(width): \(text.debugDescription) gives \(layout.lines.map(\.text)), not \(naive)")
                return
            }
        }
    }

    @Test func everyLayoutKeepsItsPromises() {
        var random = SeededGenerator(8)
        let calm = pieces + ["\u{200B}", "\u{2060}", "\u{1B}"]
        let wild = calm + ["\t", "\u{200D}", "\u{600}", "\u{AD}", "\u{2028}", "\r\n"]
        for round in 0..<3000 {
            let isCalm = round % 2 == 0
            let text = random.text(of: isCalm ? calm : wild, maximum: 20)
            let width = random.pick([nil] + (0...12).map { $0 as Int? })
            let maxLines = random.pick([nil, 0, 1, 2, 3])
            let mode = random.pick([TextTruncation.head, .middle, .tail])
            let layout = TextLayout(text, width: width, maxLines: maxLines, truncation: mode)
            #expect(layout.lines.count >= 1 && layout.lines.count <= max(1, maxLines ?? .max))
            #expect(layout.size == Size(width: layout.lines.map(\.width).max() ?? 0, height: layout.lines.count))
            for line in layout.lines {
                #expect(TextWidth.width(of: line.text) == line.width)
                // Only a wide glyph in a column of one is wider than the column.
                if let width { #expect(line.width <= max(2, width)) }
                #expect(!line.text.utf8.contains(0x0A) && !line.text.utf8.contains(0x09))
                if line.isASCII { #expect(line.text.utf8.count == line.width) }
            }
            let unlimited = TextLayout(text, width: width)
            #expect(layout.isTruncated == (unlimited.lines.count > max(1, maxLines ?? .max)))
            let whole = layout.isTruncated ? layout.lines.dropLast() : layout.lines[...]
            for (a, b) in zip(whole, unlimited.lines) { #expect(a.text == b.text) }
            if layout.isTruncated {
                let last = layout.lines.last?.text ?? ""
                #expect(last.unicodeScalars.contains("…"))
                // What is kept is clusters of the text, whole.
                let characters = Set(Sanitizer.clean(text))
                if isCalm { #expect(last.allSatisfy { $0 == "…" || characters.contains($0) }, "\(last.debugDescription)") }
            } else {
                // Nothing but spaces, and what shows as nothing, goes.
                #expect(visible(layout.lines.map(\.text).joined()) == visible(Sanitizer.clean(text)))
            }
        }
    }

    private func visible(_ text: String) -> [UInt32] {
        text.unicodeScalars.map(\.value).filter { $0 > 0x20 && ScalarClass($0).width > 0 }
    }
}
