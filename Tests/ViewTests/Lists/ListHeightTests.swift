import Terrace
import TerraceTesting
import Foundation
import Testing

@MainActor
@Suite("Lists: rows of different heights")
struct ListHeightTests {
    private static func text(_ number: Int) -> String { (0...number % 4).map { "\(number).\($0)" }.joined(separator: "\n") }

    private struct Mixed: View {
        @State var selected: Int?
        @State var grown: Set<Int> = []
        let count: Int
        var body: some View {
            List(0..<count, id: \.self, selection: $selected) { number in
                Text(ListHeightTests.text(number) + (grown.contains(number) ? "\nmore" : ""))
            }
            .onKeyPress("g") {
                if let selected { grown.insert(selected) }
                return .handled
            }
        }
    }

    /// What is on the screen is one stretch of the rows' text, without a gap or a repetition.
    private func isSeamless(_ host: TestHost) -> Bool {
        let shown = host.lines.map { $0.replacing("┃", with: "").trimmingCharacters(in: CharacterSet(charactersIn: " ›")) }.filter {
            !$0.isEmpty
        }
        for (a, b) in zip(shown, shown.dropFirst()) {
            let (x, y) = (a.split(separator: ".").compactMap { Int($0) }, b.split(separator: ".").compactMap { Int($0) })
            guard x.count == 2, y.count == 2 else { continue }
            if y[0] == x[0] ? y[1] != x[1] + 1 : y != [x[0] + 1, 0] || x[1] != x[0] % 4 { return false }
        }
        return true
    }

    @Test("End, Page Up, the wheel and Home go through rows of different heights without gaps") func farJumps() {
        let host = TestHost.pinned(Mixed(count: 5000), width: 20, height: 9)
        host.press(.end)
        #expect(host.lines[8].contains("4999.3"))
        #expect(isSeamless(host))
        for _ in 0..<5 {
            host.press(.pageUp)
            #expect(isSeamless(host))
            #expect(host.text.contains("›"))
        }
        for _ in 0..<20 {
            host.wheel(-7, x: 2, y: 2)
            #expect(isSeamless(host))
        }
        host.wheel(-5000, x: 2, y: 2)
        #expect(host.lines[0].contains("0.0"))
        host.press(.home)
        for row in 1..<60 {
            host.press(.downArrow)
            #expect(host.text.contains("› \(row).0"))
            #expect(isSeamless(host))
        }
    }

    @Test("A row that grows pushes what is below it, and stays in sight") func growing() {
        let host = TestHost.pinned(Mixed(count: 100), width: 20, height: 7)
        host.press(.downArrow)
        host.press(.downArrow)
        #expect(host.lines[3].hasPrefix("› 2.0"))
        host.type("g")
        #expect(host.lines[3...6].map { $0.prefix(5) } == ["› 2.0", "  2.1", "  2.2", "  mor"])
    }

    @Test("A row that grows above the window does not move what is read") func growingAbove() {
        struct Changing: View {
            @State var isTall = false
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("grow") { isTall.toggle() }
                    List {
                        Text(isTall ? "a\nb\nc" : "a")
                        ForEach(0..<100, id: \.self) { Text("row \($0)") }
                    }
                }
            }
        }
        let host = TestHost.pinned(Changing(), width: 20, height: 6)
        host.wheel(5, x: 1, y: 3)
        #expect(host.lines[1].hasPrefix("row 14"))
        host.press(.return)
        #expect(host.lines[1].hasPrefix("row 14"))
        host.press(.return)
        #expect(host.lines[1].hasPrefix("row 14"))
    }

    @Test("A list in a row of a list: arrows act on the inner one once it has the focus, Escape leads out") func nested() {
        struct Nested: View {
            @State var outer: String?
            @State var inner: Int?
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List(selection: $outer) {
                        Text("a").tag("a")
                        List(0..<3, selection: $inner) { Text("i\($0)") }.frame(height: 3).tag("b")
                        Text("c").tag("c")
                    }
                    Text("\(outer ?? "-") \(inner.map(String.init) ?? "-")")
                }
            }
        }
        let host = TestHost.pinned(Nested(), width: 16, height: 7)
        host.press(.downArrow)
        #expect(host.lines[6] == "b -")
        host.press(.return)
        host.press(.downArrow)
        #expect(host.lines[6] == "b 1")
        host.press(.escape)
        host.press(.downArrow)
        #expect(host.lines[6] == "c 1")
    }

    @Test("100,000 rows of different heights: what is seen after far jumps is exact") func manyRows() {
        let host = TestHost.pinned(Mixed(count: 100_000), width: 20, height: 9)
        host.press(.end)
        #expect(isSeamless(host))
        #expect(host.lines[8].contains("99999.3"))
        host.press(.home)
        #expect(host.lines[0].contains("0.0"))
        #expect(isSeamless(host))
    }
}
