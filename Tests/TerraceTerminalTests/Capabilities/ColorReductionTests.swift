import TerraceScreen
import Testing

@testable import TerraceTerminal

struct ColorReductionTests {
    @Test func aColourBecomesTheNearestOfThePalette() {
        var random = SeededGenerator(5)
        for _ in 0..<2000 {
            let rgb = (UInt8(random.below(256)), UInt8(random.below(256)), UInt8(random.below(256)))
            let found = ColorPalette.nearestIndex(rgb.0, rgb.1, rgb.2)
            let least = (UInt8(16)...255).map { ColorPalette.distance(ColorPalette.components($0), rgb) }.min()
            #expect(found >= 16)
            #expect(ColorPalette.distance(ColorPalette.components(found), rgb) == least)
        }
        for index in UInt8(16)...255 {
            let (r, g, b) = ColorPalette.components(index)
            let again = ColorPalette.components(ColorPalette.nearestIndex(r, g, b))
            #expect(again == (r, g, b))
        }
    }

    @Test func reductionNeverGivesMoreThanTheDepth() {
        let colors: [TerminalColor] = [.standard, .ansi(3), .indexed(7), .indexed(200), .rgb(250, 5, 5)]
        #expect(colors.map { $0.reduced(to: .trueColor) } == colors)
        #expect(colors.map { $0.reduced(to: .indexed256) } == [.standard, .ansi(3), .indexed(7), .indexed(200), .indexed(196)])
        #expect(colors.map { $0.reduced(to: .ansi16) } == [.standard, .ansi(3), .ansi(7), .ansi(13), .ansi(9)])
        #expect(colors.map { $0.reduced(to: .none) } == Array(repeating: .standard, count: 5))
    }
}
