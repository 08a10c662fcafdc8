import Testing

@testable import TerraceScreen

@Suite struct CellTableTests {
    private func canvas(_ table: CellTable, width: Int = 20, height: Int = 2) -> Canvas {
        Canvas(Screen(size: Size(width: width, height: height), table: table))
    }

    @Test func aCellIsEightBytes() {
        #expect(MemoryLayout<Cell>.stride == 8)
    }

    @Test func equalThingsHaveEqualNumbers() {
        let table = CellTable()
        let canvas = canvas(table)
        canvas.draw("e\u{301}👨‍👩‍👧e\u{301}a", at: .zero, style: .standard)
        let row = canvas.screen.cells
        #expect(row[0] == row[3] && row[0].glyph >= Cell.firstCluster)
        #expect(row[1].glyph >= Cell.firstCluster && row[1].glyph != row[0].glyph && row[2].isContinuation)
        #expect(row[4].glyph == 0x61)
        #expect(table.glyphText(row[0].glyph) == "e\u{301}" && table.glyphText(row[1].glyph) == "👨‍👩‍👧" && table.glyphText(row[2].glyph) == "")
        #expect(
            table.width(ofGlyph: row[0].glyph) == 1 && table.width(ofGlyph: row[1].glyph) == 2 && table.width(ofGlyph: row[2].glyph) == 0)
        #expect(!table.isRisky(row[0].glyph) && table.isRisky(row[1].glyph) && !table.isRisky(0x61) && table.isRisky(0x1FAE8))
        let red = CellStyle(foreground: .ansi(1))
        #expect(table.id(for: .standard) == 0 && table.id(for: red) == table.id(for: red) && table.style(table.id(for: red)) == red)
    }

    @Test func manyStylesAndClustersKeepTheirMeaning() {
        let table = CellTable()
        var ids: [(UInt32, CellStyle)] = []
        for i in 0..<5000 {
            let style = CellStyle(
                foreground: .rgb(UInt8(i & 255), UInt8(i >> 8), 7), background: i % 3 == 0 ? .indexed(UInt8(i & 255)) : .standard,
                attributes: CellAttributes(rawValue: UInt16(i % 128)))
            ids.append((table.id(for: style), style))
        }
        #expect(Set(ids.map(\.0)).count == 5000)
        for (id, style) in ids { #expect(table.style(id) == style && table.id(for: style) == id) }
        for (glyph, text) in clusters(3000, in: table) { #expect(table.glyphText(glyph) == text) }
    }

    /// Interns `count` different clusters.
    private func clusters(_ count: Int, in table: CellTable) -> [(UInt32, String)] {
        (0..<count).map { i in
            var text = "a"
            for digit in [i % 16, i / 16 % 16, i / 256] { text.unicodeScalars.append(Unicode.Scalar(UInt32(0x300 + digit)) ?? " ") }
            let canvas = canvas(table, width: 1, height: 1)
            canvas.draw(text, at: .zero, style: .standard)
            return (canvas.screen.cells[0].glyph, text)
        }
    }

    @Test func hostileTextDoesNotGrowTheTableWithoutEnd() {
        let table = CellTable(maximumClusters: 10, maximumStyles: 5)
        let glyphs = clusters(200, in: table)
        #expect(table.count == 11)
        #expect(glyphs.dropFirst(10).allSatisfy { $0.0 == 0x61 })
        let canvas = canvas(table)
        // The same width by the first scalar, or else by a replacement.
        canvas.draw("👨‍👩‍👧❤️x", at: .zero, style: .standard)
        #expect(canvas.screen.cells.prefix(5).map(\.glyph) == [0x1F468, Cell.continuation, 0x3013, Cell.continuation, 0x78])
        #expect(canvas.screen._checkInvariants() == nil)
        for i in 0..<100 { _ = table.id(for: CellStyle(foreground: .indexed(UInt8(i)))) }
        #expect(table.count == 15 && table.id(for: CellStyle(foreground: .indexed(99))) == 0)
    }

    @Test func compactingKeepsWhatScreensShow() {
        let table = CellTable()
        // Before and after those that stay.
        _ = clusters(50, in: table)
        _ = table.id(for: CellStyle(foreground: .indexed(9)))
        let kept = canvas(table)
        let red = CellStyle(foreground: .ansi(1))
        kept.draw("x\u{301}👩‍🚀", at: .zero, style: red)
        let generation = table.generation
        _ = clusters(4000, in: table)
        for i in 0..<500 { _ = table.id(for: CellStyle(background: .rgb(1, UInt8(i & 255), UInt8(i >> 8)))) }
        #expect(table.needsCompaction)
        let before = kept.screen
        table.compact(keeping: [before])
        #expect(table.count == 4 && !table.needsCompaction && table.generation == generation + 1)
        #expect(kept.screen.text == "x\u{301}👩‍🚀\n" && table.style(kept.screen.cells[0].style) == red)
        // Numbers that got free are used anew, and those in use are not.
        let again = clusters(100, in: table)
        #expect(Set(again.map(\.0)).isDisjoint(with: kept.screen.cells.map(\.glyph)) && table.count == 104)
        for (glyph, text) in again { #expect(table.glyphText(glyph) == text) }
        for i in 0..<100 {
            let style = CellStyle(background: .indexed(UInt8(i)))
            #expect(table.style(table.id(for: style)) == style)
        }
        #expect(table.style(kept.screen.cells[0].style) == red && table.count == 204)
        kept.draw("x\u{301}👩‍🚀", at: .zero, style: red)
        #expect(kept.screen.cells == before.cells)
    }

    @Test func numbersThatMeanNothingAreHarmless() {
        let table = CellTable()
        for glyph in [Cell.continuation, Cell.continuation + 1, Cell.firstCluster, Cell.firstCluster + 99, .max] {
            #expect(table.width(ofGlyph: glyph) == 0 && !table.isRisky(glyph) && table.glyphText(glyph) == "")
        }
        #expect(table.style(.max) == .standard)
        #expect(table.glyphText(0xD800) == "\u{FFFD}")
        for value: UInt32 in [0, 0x0A, 0x09, 0x1B, 0x7F, 0x9B, 0x202E, 0xFFFE, .max] { #expect(table.glyph(forScalar: value) == 0xFFFD) }
    }
}
