import Testing

@testable import TerraceScreen

@Suite struct RectTests {
    @Test func intersectionsOfEndlessRectanglesDoNotTrap() {
        let endless = Rect(x: .min, y: .min, width: .max, height: .max)
        let far = Rect(x: .max, y: .max, width: .max, height: .max)
        #expect(endless.intersection(far).isEmpty)
        #expect(far.maxX == .max)
        #expect(far.offsetBy(x: .max, y: .max).minX == .max)
        #expect(endless.offsetBy(x: -1, y: -1).minY == .min)
        let screen = Rect(x: 0, y: 0, width: 80, height: 24)
        #expect(Rect(x: -10, y: -10, width: .max, height: .max).intersection(screen) == screen)
        #expect(Rect(x: .min, y: 0, width: 5, height: 5).intersection(screen).isEmpty)
    }

    @Test func intersectionHoldsTheCommonPoints() {
        var random = SeededGenerator(1)
        for _ in 0..<500 {
            func rect() -> Rect {
                Rect(
                    x: .random(in: -4...6, using: &random), y: .random(in: -4...6, using: &random),
                    width: .random(in: -1...6, using: &random), height: .random(in: -1...6, using: &random))
            }
            let (a, b) = (rect(), rect())
            let both = a.intersection(b)
            for y in -6...13 {
                for x in -6...13 {
                    let point = Point(x: x, y: y)
                    #expect(both.contains(point) == (a.contains(point) && b.contains(point)))
                }
            }
        }
    }
}
