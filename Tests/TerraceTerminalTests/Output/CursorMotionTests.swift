import TerraceScreen
import TerraceTesting
import Testing

@testable import TerraceTerminal

struct CursorMotionTests {
    @Test func everyMotionArrivesAndIsNeverLongerThanAPosition() {
        var random = SeededGenerator(8)
        var terminal = VirtualTerminal(width: 300, height: 120)
        var place: Point? = .zero
        for _ in 0..<5000 {
            let isNear = random.chance(50)
            let from = place ?? .zero
            let to =
                isNear
                ? Point(x: min(max(from.x + random.below(11) - 5, 0), 299), y: min(max(from.y + random.below(5) - 2, 0), 119))
                : Point(x: random.below(300), y: random.below(120))
            var out = OutputBuffer()
            CursorMotion.write(from: place, to: to, into: &out)
            #expect(out.count <= 4 + OutputBuffer.digits(to.x + 1) + OutputBuffer.digits(to.y + 1))
            terminal.feed(out.bytes)
            #expect(Point(x: terminal.cursor.x, y: terminal.cursor.y) == to)
            place = random.chance(3) ? nil : to
        }
        #expect(terminal.unhandled == [])
    }
}
