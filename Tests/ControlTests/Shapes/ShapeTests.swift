import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor @Suite("Shapes")
struct ShapeTests {
    private func text<V: View>(_ view: V, _ width: Int, _ height: Int) -> String {
        TestHost(view, width: width, height: height, unit: .points).text
    }

    @Test("A rounded rectangle behind a word is a solid badge, a capsule has round ends")
    func badges() {
        #expect(text(Text("Hi").padding(.horizontal, 8).background(RoundedRectangle(cornerRadius: 8).fill(.blue)), 4, 1) == " Hi")
        #expect(text(Text("Hi").padding(.horizontal, 8).background(Capsule().fill(.blue)), 4, 1) == "▐Hi▌")
        let host = TestHost(Text("Hi").background(.red, in: Capsule()), width: 2, height: 1, unit: .points)
        // Without padding the letters stand on the ends: they get the colour behind them.
        #expect(host.text == "Hi")
        #expect(host.terminal.cell(x: 0, y: 0).style.background == host.terminal.cell(x: 1, y: 0).style.background)
        #expect(host.terminal.cell(x: 0, y: 0).style.background != .standard)
    }

    @Test("A circle as small as a cell is a dot, or a ring")
    func dots() {
        #expect(text(Circle().fill(.red).frame(width: 10, height: 10), 1, 1) == "●")
        #expect(text(Circle().frame(width: 16, height: 16), 2, 1) == "●")
        #expect(text(Circle().stroke(.red).frame(width: 10, height: 10), 1, 1) == "○")
    }

    @Test("A border over a padded view stands around its text; over text it gives way")
    func borders() {
        let card = Text("Hello").padding().overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.gray, lineWidth: 1))
        #expect(text(card, 7, 3) == "╭─────╮\n│Hello│\n╰─────╯")
        #expect(text(Text("Hello").overlay(Rectangle().stroke()), 5, 1) == "Hello")
        let background = Text("Hello").padding().background(Rectangle().strokeBorder(.red))
        #expect(text(background, 7, 3) == "┌─────┐\n│Hello│\n└─────┘")
        let heavy = Color.clear.overlay(Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 4)))
        #expect(text(heavy, 4, 3) == "┏━━┓\n┃  ┃\n┗━━┛")
        let dashed = Color.clear.overlay(RoundedRectangle(cornerRadius: 8).stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [4])))
        #expect(text(dashed, 4, 3) == "╭╌╌╮\n╎  ╎\n╰╌╌╯")
    }

    @Test("Shapes fill whole cells, and quarters at slanted edges")
    func fills() {
        #expect(text(Rectangle().frame(width: 24, height: 32), 3, 2) == "███\n███")
        #expect(text(RoundedRectangle(cornerRadius: 16).fill(.red).frame(width: 48, height: 48), 6, 3) == "▟████▙\n██████\n▜████▛")
        #expect(text(Ellipse().frame(width: 80, height: 64), 10, 4).split(separator: "\n").count == 4)
        #expect(text(Path(CGRect(x: 0, y: 8, width: 12, height: 8)).fill(.red), 2, 1).contains("▄"))
        #expect(text(Path(CGRect(x: 0, y: 12, width: 16, height: 4)).fill(.red), 2, 1) == "▂▂")
        #expect(text(Path(CGRect(x: 0, y: 0, width: 11, height: 16)).fill(.red), 2, 1) == "█▍")
    }

    @Test("Lines along rows and columns are box-drawing lines, others are dots")
    func lines() {
        let line = Path { path in
            path.move(to: CGPoint(x: 0, y: 8))
            path.addLine(to: CGPoint(x: 32, y: 8))
            path.addLine(to: CGPoint(x: 32, y: 40))
        }
        #expect(text(line.stroke(), 5, 3) == "────┐\n    │\n    │")
        let slanted = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 32, y: 32))
        }
        let dots = text(slanted.stroke(.red), 4, 2)
        #expect(dots.unicodeScalars.contains { (0x2800...0x28FF).contains($0.value) })
        #expect(text(Circle().stroke(.red).frame(width: 80, height: 80), 10, 5).split(separator: "\n").count == 5)
    }

    @Test("A ring is trimmed from its right on downwards, and turned by rotationEffect")
    func trims() {
        let half = Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 8).frame(width: 64, height: 64)
        let below = TestHost(half, width: 8, height: 4, unit: .points).lines
        #expect(below[0].isEmpty && !below[3].isEmpty)
        let turned = TestHost(half.rotationEffect(.degrees(180)), width: 8, height: 4, unit: .points).lines
        #expect(!turned[0].isEmpty && turned[3].isEmpty)
        #expect(text(half.scaleEffect(0), 8, 4) == "")
    }

    @Test("clipShape and cornerRadius cut the edges of areas and keep text")
    func clips() {
        #expect(text(Text("Go").padding(.horizontal, 8).background(.blue).clipShape(Capsule()), 4, 1) == "▐Go▌")
        let rounded = TestHost(Color.red.cornerRadius(16), width: 6, height: 3, unit: .points)
        #expect(rounded.text == "▟    ▙\n\n▜    ▛")
        #expect(text(Text("Hello").clipShape(Circle()), 5, 1) == "Hello")
    }

    @Test("A mask shows the content where it paints: a gradient in the letters of a text")
    func masks() {
        let view = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).mask(Text("Hello"))
        let host = TestHost(view, width: 7, height: 1, unit: .points)
        #expect(host.text == " Hello")
        #expect(host.terminal.cell(x: 1, y: 0).style.foreground != host.terminal.cell(x: 5, y: 0).style.foreground)
        #expect(host.terminal.cell(x: 1, y: 0).style.background == .standard)
    }

    @Test("Fill and stroke are chained, the later one above")
    func chained() {
        let host = TestHost(Rectangle().fill(.blue).stroke(.red, lineWidth: 1), width: 4, height: 3, unit: .points)
        #expect(host.text == "┌──┐\n│██│\n└──┘")
        #expect(host.terminal.cell(x: 0, y: 0).style.background == host.terminal.cell(x: 1, y: 1).style.background)
    }

    @Test("Shapes count in cells as well, and a circle is as round")
    func inCells() {
        let host = TestHost(Circle().fill(.red).frame(width: 8, height: 4), width: 8, height: 4)
        #expect(host.lines.allSatisfy { !$0.isEmpty })
        #expect(host.lines[1] == "▟██████▙")
    }

    @Test("What leads is mirrored where leading is right")
    func mirrored() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 16).fill(.red).frame(width: 48, height: 32)
        let left = TestHost(shape, width: 6, height: 2, unit: .points).lines[0]
        let right = TestHost(shape.environment(\.layoutDirection, .rightToLeft), width: 6, height: 2, unit: .points).lines[0]
        #expect(left.first != "█" && left.last == "█")
        #expect(right.first == "█" && right.last != "█")
    }
}
