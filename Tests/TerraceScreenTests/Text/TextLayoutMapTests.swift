import Testing

@testable import TerraceScreen

@Suite struct TextLayoutMapTests {
    private let shalom = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"

    @Test func aCaretStandsOnTheClusterThatFollowsIt() {
        let layout = TextLayout("ab日c", width: nil)
        #expect([0, 1, 2, 5, 6].map { layout.caret(at: $0).x } == [0, 1, 2, 4, 5])
        #expect(layout.position(at: Point(x: 2, y: 0)).offset == 2 && layout.position(at: Point(x: 3, y: 0)).offset == 2)
        #expect(layout.position(at: Point(x: 99, y: 0)).offset == 6 && layout.position(at: Point(x: -3, y: 0)).offset == 0)
        #expect(layout.position(at: Point(x: 1, y: -1)).offset == 0 && layout.position(at: Point(x: 1, y: 4)).offset == 6)
    }

    @Test func inHebrewCaretsGoToTheLeft() {
        let layout = TextLayout(shalom, width: nil)
        #expect([0, 2, 4, 6, 8].map { layout.caret(at: $0).x } == [3, 2, 1, 0, -1])
        #expect((0..<4).map { layout.position(at: Point(x: $0, y: 0)).offset } == [6, 4, 2, 0])
        #expect(layout.position(at: Point(x: -1, y: 0)).offset == 8 && layout.position(at: Point(x: 4, y: 0)).offset == 0)
    }

    @Test func inMixedTextEachPositionHasItsOwnCell() {
        // Seen: ab םולש cd
        let layout = TextLayout("ab \(shalom) cd", width: nil)
        #expect([0, 3, 5, 9, 11, 12, 14].map { layout.caret(at: $0).x } == [0, 6, 5, 3, 7, 8, 10])
        // From left to right by cells, and back.
        let stops = layout.caretStops(inLine: 0).map(\.offset)
        #expect(stops == [0, 1, 2, 9, 7, 5, 3, 11, 12, 13, 14])
        var position = TextPosition(0)
        var walked = [0]
        while let next = layout.position(position, moved: .right) {
            position = next
            walked.append(next.offset)
        }
        #expect(walked == stops && layout.position(TextPosition(0), moved: .left) == nil)
        while let next = layout.position(position, moved: .left) { position = next }
        #expect(position.offset == 0)
    }

    @Test func aRangeIsSeenInSeveralStretches() {
        let layout = TextLayout("ab \(shalom) cd", width: nil)
        #expect(layout.spans(of: 1..<5) == [TextSpan(line: 0, columns: 1..<3), TextSpan(line: 0, columns: 6..<7)])
        #expect(layout.spans(of: 3..<11) == [TextSpan(line: 0, columns: 3..<7)])
        #expect(layout.spans(of: 0..<14) == [TextSpan(line: 0, columns: 0..<10)])
        #expect(layout.spans(of: 4..<4).isEmpty && layout.spans(of: 90..<99).isEmpty)
    }

    @Test func linesHaveTheirOffsets() {
        let layout = TextLayout("aa bb\n\ncc", width: 3)
        #expect(layout.lines.indices.map { layout.offsets(ofLine: $0) } == [0..<2, 3..<5, 6..<6, 7..<9])
        #expect(
            [0, 2, 3, 5, 6, 7, 9, 50].map { layout.caret(at: $0) } == [
                Point(x: 0, y: 0), Point(x: 2, y: 0), Point(x: 0, y: 1), Point(x: 2, y: 1), Point(x: 0, y: 2), Point(x: 0, y: 3),
                Point(x: 2, y: 3), Point(x: 2, y: 3),
            ])
        #expect(
            layout.spans(of: 1..<8) == [
                TextSpan(line: 0, columns: 1..<2), TextSpan(line: 1, columns: 0..<2), TextSpan(line: 3, columns: 0..<1),
            ])
    }

    @Test func atAWrapInsideAWordTheAffinityDecides() {
        let layout = TextLayout("abcdef", width: 3)
        #expect(layout.caret(at: TextPosition(3)) == Point(x: 0, y: 1))
        #expect(layout.caret(at: TextPosition(3, affinity: .upstream)) == Point(x: 3, y: 0))
        #expect(layout.position(at: Point(x: 9, y: 0)) == TextPosition(3, affinity: .upstream))
        let paragraphs = TextLayout("abc\ndef", width: 3)
        #expect(paragraphs.caret(at: TextPosition(4, affinity: .upstream)) == Point(x: 0, y: 1))
        #expect(paragraphs.position(at: Point(x: 9, y: 0)) == TextPosition(3))
    }

    @Test func whatIsShownAsSomethingElseKeepsItsOffset() {
        // A tab of six blanks, an escape as its picture, a carriage return before a line feed, an override that goes.
        let layout = TextLayout("ab\tc\u{1B}d\r\n\u{202E}e", width: nil)
        #expect([0, 2, 3, 4, 5].map { layout.caret(at: $0).x } == [0, 2, 8, 9, 10])
        #expect((2..<8).allSatisfy { layout.position(at: Point(x: $0, y: 0)).offset == 2 })
        #expect(layout.spans(of: 2..<5) == [TextSpan(line: 0, columns: 2..<10)])
        #expect(layout.caret(at: 6) == Point(x: 11, y: 0) && layout.caret(at: 11) == Point(x: 0, y: 1))
        #expect(layout.position(at: Point(x: 0, y: 1)).offset == 11)
    }

    @Test func anEllipsisStandsForWhatItHides() {
        let layout = TextLayout("abcdefgh", width: 5, maxLines: 1, truncation: .middle)
        #expect(layout.lines[0].text == "ab…gh")
        #expect(layout.placements(inLine: 0).map(\.offsets) == [0..<1, 1..<2, 2..<6, 6..<7, 7..<8])
        #expect(layout.caret(at: 4).x == 2 && layout.caret(at: 6).x == 3 && layout.position(at: Point(x: 2, y: 0)).offset == 2)
        #expect(layout.spans(of: 3..<7) == [TextSpan(line: 0, columns: 2..<4)])
    }

    /// Texts of every kind, in any width: each cell of a line leads to a position whose caret stands on that cell.
    @Test func clicksAndCaretsAreInverse() {
        let pieces = [
            "a", "b ", "\u{5D0}", "\u{5D1} ", "\u{628}\u{650}", "\u{644}\u{627}", "1", "2,", "(", ")", "日", "👍🏽", "e\u{301}", "\u{2068}",
            "\u{2069}", "\u{200F}", "\t", "\n", "\u{1B}", "\u{202E}", "क्षि", "\u{200B}", "\r\n", "-",
        ]
        var random = SeededGenerator(11)
        for _ in 0..<300 {
            let text = random.text(of: pieces, maximum: 16)
            let width = random.pick([nil, 1, 2, 5, 9])
            let direction = random.pick([nil, .leftToRight, .rightToLeft] as [TextDirection?])
            let layout = TextLayout(text, width: width, maxLines: random.pick([nil, nil, 2]), direction: direction)
            for (y, line) in layout.lines.enumerated() {
                let placements = layout.placements(inLine: y)
                #expect(placements.reduce(0) { $0 + $1.width } == line.width)
                // Every column belongs to one cluster.
                var columns = [Int](repeating: 0, count: line.width)
                for placement in placements { for x in placement.column..<placement.column + placement.width { columns[x] += 1 } }
                #expect(columns.allSatisfy { $0 == 1 }, "\(text.debugDescription)")
                for x in 0..<line.width {
                    let position = layout.position(at: Point(x: x, y: y))
                    let hit = placements.first { $0.offsets.lowerBound == position.offset && $0.width > 0 }
                    #expect(hit.map { $0.column <= x && x < $0.column + $0.width } == true, "\(text.debugDescription) \(x)")
                    #expect(layout.spans(of: position.offset..<position.offset + 1).contains { $0.line == y && $0.columns.contains(x) })
                    if hit?.offsets.isEmpty == false, layout.line(of: position) == y, !isHidden(position.offset, before: placements) {
                        let caret = layout.caret(at: position)
                        #expect(caret.y == y && caret.x <= x, "\(text.debugDescription) \(x) gives \(caret)")
                    }
                }
                let stops = layout.caretStops(inLine: y)
                #expect(stops.count == placements.count + 1 && Set(stops).count == stops.count, "\(text.debugDescription)")
            }
            for offset in 0...text.utf8.count {
                let caret = layout.caret(at: offset)
                #expect(layout.lines.indices.contains(caret.y) && caret.x >= -1 && caret.x <= layout.lines[caret.y].width)
            }
        }
    }

    /// Whether something that takes no cell starts at the same offset.
    private func isHidden(_ offset: Int, before placements: [TextLayout.Placement]) -> Bool {
        placements.contains { $0.offsets.lowerBound == offset && $0.width == 0 }
    }
}
