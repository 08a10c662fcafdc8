import Testing

@testable import TerraceScreen

@Suite struct CanvasTests {
    private let blue = CellStyle(background: .ansi(4))
    private let bold = CellStyle(foreground: .ansi(1), attributes: .bold)

    private func canvas(_ width: Int, _ height: Int = 1) -> Canvas {
        Canvas(Screen(size: Size(width: width, height: height), table: CellTable()))
    }

    private func styles(_ canvas: Canvas) -> [CellStyle] { canvas.screen.cells.map { canvas.screen.table.style($0.style) } }

    @Test func drawingReturnsTheColumnsItTook() {
        let canvas = canvas(4)
        #expect(canvas.draw("abcdef", at: .zero, style: bold) == 6)
        #expect(canvas.draw("日本語", at: Point(x: 90, y: 0), style: bold) == 6)
        #expect(canvas.draw("日本語", at: Point(x: 0, y: 90), style: bold) == 6)
        #expect(canvas.draw("", at: .zero, style: bold) == 0)
        #expect(canvas.screen.text == "abcd")
    }

    @Test func textWithoutABackgroundKeepsTheOneThatIsThere() {
        let canvas = canvas(6)
        canvas.fill(Rect(x: 1, y: 0, width: 3, height: 1), style: blue)
        canvas.draw("abc日", at: .zero, style: bold)
        let onBlue = CellStyle(foreground: .ansi(1), background: .ansi(4), attributes: .bold)
        #expect(styles(canvas) == [bold, onBlue, onBlue, onBlue, onBlue, .standard])
        canvas.draw("x", at: Point(x: 1, y: 0), style: CellStyle(background: .ansi(2)))
        #expect(styles(canvas)[1] == CellStyle(background: .ansi(2)))
        canvas.fill(Rect(x: 0, y: 0, width: 6, height: 1), style: .standard)
        #expect(styles(canvas).allSatisfy { $0 == .standard })
    }

    @Test("ratatui 1332: writing over one half of a wide glyph blanks the other")
    func overwritingOneHalfOfAWideGlyphBlanksTheOther() {
        for (x, text) in [(0, "x 本"), (1, " x本"), (2, "日x"), (3, "日 x")] {
            let canvas = canvas(4)
            canvas.draw("日本", at: .zero, style: bold)
            canvas.draw("x", at: Point(x: x, y: 0), style: blue)
            #expect(canvas.screen.text == text && canvas.screen._checkInvariants() == nil)
            #expect(styles(canvas)[x ^ 1] == bold, "the other half keeps its style")
        }
        let canvas = canvas(6)
        canvas.draw("日本語", at: .zero, style: bold)
        canvas.draw("中", at: Point(x: 1, y: 0), style: bold)
        #expect(canvas.screen.text == " 中 語" && canvas.screen._checkInvariants() == nil)
        canvas.fill(Rect(x: 2, y: 0, width: 3, height: 1), style: blue)
        #expect(canvas.screen.text == "" && canvas.screen._checkInvariants() == nil)
    }

    @Test("D65: a wide glyph never splits at an edge; a clipped half becomes a space") func d65_wideGlyphsAtEdges() {
        let canvas = canvas(5)
        canvas.draw("一二三", at: .zero, style: blue)
        #expect(canvas.screen.text == "一二" && styles(canvas).allSatisfy { $0 == blue } && canvas.screen._checkInvariants() == nil)
        canvas.draw("ab三四", at: Point(x: -3, y: 0), style: blue)
        #expect(canvas.screen.text == " 四", "the first half of 三 was cut")
        #expect(canvas.screen._checkInvariants() == nil)
        canvas.clipped(to: Rect(x: 1, y: 0, width: 2, height: 1)) { canvas.draw("一二三", at: .zero, style: bold) }
        #expect(canvas.screen._checkInvariants() == nil)
        canvas.fill(Rect(x: 0, y: 0, width: 5, height: 1), style: blue)
        canvas.draw("x.y.z", at: .zero, style: bold)
        canvas.clipped(to: Rect(x: 1, y: 0, width: 3, height: 1)) { canvas.draw("一二三", at: .zero, style: bold) }
        #expect(canvas.screen.text == "x 二z")
    }

    @Test("ratatui 2652: restyling a wide glyph paints both halves")
    func restylingAWideGlyphPaintsBothHalves() {
        for x in 0...1 {
            let canvas = canvas(4)
            canvas.draw("日a", at: .zero, style: bold)
            var calls = 0
            canvas.restyle(Rect(x: x, y: 0, width: 1, height: 1)) {
                $0.attributes.formSymmetricDifference(.reverse)
                calls += 1
            }
            #expect(styles(canvas).map { $0.attributes.contains(.reverse) } == [true, true, false, false])
            #expect(calls == 1 && canvas.screen.text == "日a" && canvas.screen._checkInvariants() == nil)
        }
    }

    @Test func restylingAsksOncePerStyle() {
        let canvas = canvas(40, 20)
        for y in 0..<20 {
            for x in 0..<40 { canvas.draw("x", at: Point(x: x, y: y), style: CellStyle(foreground: .ansi(UInt8((x + y) % 5)))) }
        }
        var calls = 0
        canvas.restyle(Rect(x: 0, y: 0, width: 40, height: 20)) {
            $0.attributes.insert(.dim)
            calls += 1
        }
        #expect(calls == 5)
        #expect(
            styles(canvas).enumerated().allSatisfy { $1 == CellStyle(foreground: .ansi(UInt8(($0 % 40 + $0 / 40) % 5)), attributes: .dim) })
    }

    @Test func marksAloneTakeNoCell() {
        let canvas = canvas(4)
        #expect(canvas.draw("\u{301}a\u{200B}\u{FEFF}\u{200D}b", at: .zero, style: bold) == 2)
        #expect(canvas.screen.text == "ab" && canvas.screen._checkInvariants() == nil)
    }

    @Test func tabsAndLineBreaksInOneLineAreSpaces() {
        let canvas = canvas(14)
        canvas.draw("wwwwwwwwwwwwww", at: .zero, style: bold)
        #expect(canvas.draw("a\tb\nc", at: Point(x: 2, y: 0), style: bold) == 11)
        #expect(canvas.screen.text == "wwa       b cw")
    }

    @Test func clipsAndOriginsNest() {
        let canvas = canvas(8, 4)
        canvas.clipped(to: Rect(x: 1, y: 1, width: 6, height: 2)) {
            canvas.translated(to: Point(x: 2, y: 1)) {
                #expect(canvas.origin == Point(x: 2, y: 1) && canvas.clip == Rect(x: 1, y: 1, width: 6, height: 2))
                #expect(canvas.isVisible(Rect(x: 4, y: 0, width: 9, height: 1)) && !canvas.isVisible(Rect(x: 5, y: 0, width: 9, height: 1)))
                #expect(canvas.visiblePart(of: Rect(x: -9, y: -9, width: 99, height: 99)) == Rect(x: -1, y: 0, width: 6, height: 2))
                canvas.clipped(to: Rect(x: -1, y: 0, width: 4, height: 9)) { canvas.draw("0123456", at: Point(x: -2, y: 1), style: bold) }
                canvas.clipped(to: Rect(x: 50, y: 50, width: 4, height: 9)) {
                    #expect(canvas.clip.isEmpty)
                    canvas.draw("no", at: .zero, style: bold)
                    canvas.draw("日本", at: .zero, style: bold)
                    canvas.fill(Rect(x: -9, y: -9, width: 99, height: 99), style: blue)
                    canvas.drawBorder(Rect(x: -9, y: -9, width: 99, height: 99), style: blue)
                    canvas.draw("─", repeated: 9, at: .zero, style: blue)
                }
            }
        }
        #expect(canvas.screen.text == "\n\n 1234\n" && canvas.origin == .zero && canvas.clip == Rect(x: 0, y: 0, width: 8, height: 4))
    }

    @Test func placesFarAwayDoNotTrap() {
        let canvas = canvas(4, 2)
        for x in [Int.min, -1 << 50, -5, 99, 1 << 50, .max] {
            for y in [Int.min, 0, .max] {
                let point = Point(x: x, y: y)
                canvas.translated(to: point) {
                    canvas.translated(to: point) { canvas.draw("far", at: point, style: bold) }
                    canvas.draw("日本\t", at: point, style: bold)
                    canvas.draw("日", repeated: .max, at: point, style: bold)
                    canvas.clipped(to: Rect(x: .min, y: .min, width: .max, height: .max)) { canvas.draw("x", at: point, style: bold) }
                }
                canvas.draw("far", at: point, style: bold)
                canvas.drawBorder(Rect(x: x, y: y, width: .max, height: .max), style: bold)
                canvas.fill(Rect(x: x, y: y, width: 3, height: .min), style: bold)
            }
        }
        #expect(canvas.screen._checkInvariants() == nil)
    }

    @Test func aNewScreenBringsItsOwnClip() {
        let canvas = canvas(10, 5)
        canvas.screen = Screen(size: Size(width: 3, height: 1), table: canvas.screen.table)
        canvas.draw("abcdef", at: .zero, style: bold)
        canvas.draw("abcdef", at: Point(x: 0, y: 3), style: bold)
        #expect(canvas.screen.text == "abc")
    }

    @Test(arguments: [
        (BorderKind.single, "┌──┐\n│  │\n└──┘"), (.rounded, "╭──╮\n│  │\n╰──╯"), (.double, "╔══╗\n║  ║\n╚══╝"),
        (.heavy, "┏━━┓\n┃  ┃\n┗━━┛"),
    ])
    func bordersAreDrawn(kind: BorderKind, text: String) {
        let canvas = canvas(4, 3)
        canvas.drawBorder(Rect(x: 0, y: 0, width: 4, height: 3), style: bold, kind: kind)
        #expect(canvas.screen.text == text)
    }

    @Test func bordersWithoutAnInsideAreLines() {
        for (size, text) in [
            (Size(width: 3, height: 1), "───\n\n"), (Size(width: 1, height: 3), "│\n│\n│"), (Size(width: 2, height: 2), "┌┐\n└┘\n"),
            (.zero, "\n\n"),
        ] {
            let canvas = canvas(3, 3)
            canvas.drawBorder(Rect(origin: .zero, size: size), style: bold)
            #expect(canvas.screen.text == text)
        }
    }

    @Test func repeatedGlyphsAreClipped() {
        let canvas = canvas(5)
        canvas.draw("日", repeated: 9, at: Point(x: -1, y: 0), style: bold)
        #expect(canvas.screen.text == " 日日" && canvas.screen._checkInvariants() == nil)
        canvas.draw("─", repeated: 1_000_000_000_000, at: Point(x: -500_000_000_000, y: 0), style: bold)
        #expect(canvas.screen.text == "─────")
        canvas.draw("\u{1B}", repeated: 2, at: Point(x: 1, y: 0), style: bold)
        canvas.draw("\u{301}", repeated: 2, at: Point(x: 0, y: 0), style: bold)
        canvas.draw("x", repeated: -2, at: Point(x: 0, y: 0), style: bold)
        #expect(canvas.screen.text == "─\u{FFFD}\u{FFFD}──")
    }
}
