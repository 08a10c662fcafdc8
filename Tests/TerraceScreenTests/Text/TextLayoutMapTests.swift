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
        for _ in 0..<250 {
            let text = random.text(of: pieces, maximum: 12)
            let width = random.pick([nil, 1, 2, 5, 9])
            let direction = random.pick([nil, .leftToRight, .rightToLeft] as [TextDirection?])
            let layout = TextLayout(text, width: width, maxLines: random.pick([nil, nil, 2]), direction: BaseDirection(direction))
            if let problem = problem(layout, text) {
                Issue.record("\(problem): \(text.debugDescription) in \(String(describing: width)), \(String(describing: direction))")
                return
            }
        }
    }

    private func problem(_ layout: TextLayout, _ text: String) -> String? {
        for (y, line) in layout.lines.enumerated() {
            let placements = layout.placements(inLine: y)
            var owners = [TextLayout.Placement?](repeating: nil, count: line.width)
            for placement in placements {
                for x in placement.column..<placement.column + placement.width {
                    guard owners.indices.contains(x), owners[x] == nil else { return "column \(x) of line \(y) taken twice" }
                    owners[x] = placement
                }
            }
            for (x, owner) in owners.enumerated() {
                guard let owner else { return "column \(x) of line \(y) is nobody's" }
                let position = layout.position(at: Point(x: x, y: y))
                if position.offset != owner.offsets.lowerBound { return "a click on \(x), \(y) leads to \(position.offset)" }
                let spans = layout.spans(of: position.offset..<position.offset + 1)
                if !spans.contains(where: { $0.line == y && $0.columns.contains(x) }) { return "\(x), \(y) is not selected" }
                // Something that takes no cell may start at the same offset, and what is hidden may begin before the line.
                if owner.offsets.isEmpty || layout.line(of: position) != y { continue }
                let caret = layout.caret(at: position)
                if placements.contains(where: { $0.offsets.lowerBound == position.offset && $0.width == 0 }) { continue }
                if caret != Point(x: owner.column, y: y) { return "the caret for \(x), \(y) stands on \(caret)" }
            }
            let stops = layout.caretStops(inLine: y)
            if stops.count != placements.count + 1 || Set(stops).count != stops.count { return "not one stop for each place of line \(y)" }
        }
        for offset in 0...text.utf8.count {
            let caret = layout.caret(at: offset)
            guard layout.lines.indices.contains(caret.y), caret.x >= -1, caret.x <= layout.lines[caret.y].width else {
                return "the caret at \(offset) stands on \(caret)"
            }
        }
        return nil
    }
}
