import Testing

@testable import TerraceScreen

/// A grid of strings, drawn on cell by cell with the plainest code.
private struct NaiveScreen {
    struct Place: Equatable {
        var text = " "
        var style = CellStyle.standard
        /// Whether this is the right half of the glyph to the left.
        var isHalf = false
    }

    let width: Int
    let height: Int
    var places: [[Place]]

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        places = Array(repeating: Array(repeating: Place(), count: width), count: height)
    }

    private mutating func blankGlyph(x: Int, y: Int) {
        if places[y][x].isHalf { (places[y][x - 1].text, places[y][x].text, places[y][x].isHalf) = (" ", " ", false) }
        if x + 1 < width, places[y][x + 1].isHalf {
            (places[y][x].text, places[y][x + 1].text, places[y][x + 1].isHalf) = (" ", " ", false)
        }
    }

    mutating func put(_ text: String, x: Int, y: Int, style: CellStyle, fill: Bool = false) {
        blankGlyph(x: x, y: y)
        var style = style
        if !fill, style.background == .standard { style.background = places[y][x].style.background }
        places[y][x] = Place(text: text, style: style)
    }

    mutating func draw(_ text: String, x: Int, y: Int, style: CellStyle, clip: Rect) {
        var column = x
        for character in text {
            let width = TextWidth.width(of: character)
            let seen = (column..<column + width).filter { clip.contains(Point(x: $0, y: y)) }
            if width == 2, seen.count == 2 {
                // Both halves take the style over the first.
                blankGlyph(x: column, y: y)
                blankGlyph(x: column + 1, y: y)
                put(String(character), x: column, y: y, style: style)
                places[y][column + 1] = Place(text: "", style: places[y][column].style, isHalf: true)
            } else {
                for x in seen { put(width == 2 ? " " : String(character), x: x, y: y, style: style) }
            }
            column += width
        }
    }

    mutating func fill(_ rect: Rect, style: CellStyle, clip: Rect) {
        for y in 0..<height {
            for x in 0..<width where rect.contains(Point(x: x, y: y)) && clip.contains(Point(x: x, y: y)) {
                put(" ", x: x, y: y, style: style, fill: true)
            }
        }
    }

    mutating func reverse(_ rect: Rect, clip: Rect) {
        for y in 0..<height {
            var touched = (0..<width).map { rect.contains(Point(x: $0, y: y)) && clip.contains(Point(x: $0, y: y)) }
            for x in 1..<width where places[y][x].isHalf {
                let either = touched[x] || touched[x - 1]
                (touched[x], touched[x - 1]) = (either, either)
            }
            for x in 0..<width where touched[x] { places[y][x].style.attributes.formSymmetricDifference(.reverse) }
        }
    }
}

@Suite struct CanvasStormTests {
    @Test func drawingEqualsTheNaiveScreen() {
        let pieces = ["a", "bc", " ", "日", "本語", "e\u{301}", "👍🏽", "👨‍👩‍👧", "🇫🇷", "❤️", "\u{1FAE8}", "한", "─", "\u{301}"]
        let styles = [
            CellStyle.standard, CellStyle(foreground: .ansi(1)), CellStyle(background: .ansi(4)),
            CellStyle(background: .rgb(1, 2, 3), attributes: .bold),
        ]
        for seed in 0..<60 {
            var random = SeededGenerator(UInt64(seed))
            let size = Size(width: Int.random(in: 2...12, using: &random), height: 3)
            let canvas = Canvas(Screen(size: size, table: CellTable()))
            var naive = NaiveScreen(width: size.width, height: size.height)
            for step in 0..<120 {
                func number(_ low: Int, _ high: Int) -> Int { Int.random(in: low...high, using: &random) }
                let clip = Rect(x: number(-2, 6), y: number(-1, 1), width: number(0, 12), height: number(0, 4))
                let origin = Point(x: number(-3, 3), y: number(-1, 1))
                let style = random.pick(styles)
                let text = random.text(of: pieces, maximum: 6)
                let at = Point(x: number(-4, 10), y: number(0, 2))
                let rect = Rect(origin: at, size: Size(width: number(0, 6), height: number(0, 3)))
                let screenClip = clip.intersection(Rect(origin: .zero, size: size))
                let there = rect.offsetBy(x: origin.x, y: origin.y)
                let choice = number(0, 9)
                canvas.clipped(to: clip) {
                    canvas.translated(to: origin) {
                        switch choice {
                        case 0: canvas.fill(rect, style: style)
                        case 1: canvas.restyle(rect) { $0.attributes.formSymmetricDifference(.reverse) }
                        case 2: canvas.draw("日", repeated: rect.width, at: at, style: style)
                        default: canvas.draw(text, at: at, style: style)
                        }
                    }
                }
                switch choice {
                case 0: naive.fill(there, style: style, clip: screenClip)
                case 1: naive.reverse(there, clip: screenClip)
                case 2: naive.draw(String(repeating: "日", count: rect.width), x: there.minX, y: there.minY, style: style, clip: screenClip)
                default: naive.draw(text, x: there.minX, y: there.minY, style: style, clip: screenClip)
                }
                let table = canvas.screen.table
                let places = canvas.screen.cells.map {
                    NaiveScreen.Place(text: table.glyphText($0.glyph), style: table.style($0.style), isHalf: $0.isContinuation)
                }
                #expect(canvas.screen._checkInvariants() == nil)
                guard places == Array(naive.places.joined()) else {
                    Issue.record("seed \(seed), step \(step), choice \(choice)")
                    return
                }
            }
        }
    }
}
