import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Lazy: grids")
struct LazyGridTests {
    private func grid(_ columns: [GridItem], count: Int, width: Int, height: Int = 6) -> TestHost {
        TestHost.pinned(
            ScrollView(showsIndicators: false) {
                LazyVGrid(columns: columns, alignment: .leading) {
                    ForEach(0..<count, id: \.self) { Text("\($0)").frame(maxWidth: .infinity, alignment: .leading) }
                }
            }, width: width, height: height)
    }

    @Test("D47: fixed columns have their width, flexible ones share the rest") func d47_fixedAndFlexible() {
        let host = grid(
            [GridItem(.fixed(4), spacing: 0), GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], count: 6, width: 10)
        #expect(host.text == "0   1  2\n3   4  5")
    }

    @Test("D47: a flexible column stays within its limits") func d47_limits() {
        let host = grid(
            [GridItem(.flexible(minimum: 1, maximum: 2), spacing: 0), GridItem(.flexible(minimum: 6), spacing: 0), GridItem(.fixed(1))],
            count: 3, width: 12)
        #expect(host.text == "0 1        2")
    }

    @Test("D47: an adaptive column is as many as fit, stretched to fill the width") func d47_adaptive() {
        let host = grid([GridItem(.adaptive(minimum: 5))], count: 5, width: 17)
        #expect(host.text == "0     1     2\n3     4")
        host.resize(width: 11, height: 6)
        #expect(host.text == "0     1\n2     3\n4")
        host.resize(width: 3, height: 6)
        #expect(host.lines[0...4] == ["0", "1", "2", "3", "4"])
    }

    @Test("D47: cells stand where their column says, lines are as high as their highest cell") func d47_alignment() {
        let host = TestHost.pinned(
            LazyVGrid(columns: [GridItem(.fixed(5), alignment: .topTrailing), GridItem(.fixed(5), alignment: .bottomLeading)], spacing: 1) {
                Text("a\nb\nc")
                Text("d")
                Text("e")
            }, width: 11, height: 6)
        #expect(host.text == "    a\n    b\n    c d\n\n    e")
    }

    @Test("B27: cells of a lazy grid are not built until they come near the window; the wheel and scrollTo reach all")
    func b27_cellsAreBuiltWhenNeeded() {
        struct Many: View {
            let log: ListLog
            var body: some View {
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 8))]) {
                            ForEach(0..<10_000, id: \.self) { number in
                                let _ = log.bodies += 1
                                Text("n\(number)")
                            }
                        }
                    }
                    .focusable()
                    .onKeyPress("j") {
                        proxy.scrollTo(7777)
                        return .handled
                    }
                }
            }
        }
        let log = ListLog()
        let host = TestHost.pinned(Many(log: log), width: 37, height: 10)
        #expect(log.bodies < 100)
        #expect(host.lines[1].contains("n4") && host.lines[1].contains("n7"))
        host.wheel(1, x: 1, y: 1)
        #expect(host.lines[0].contains("n12"))
        host.type("j")
        #expect(host.text.contains("n7777"))
        host.wheel(2000, x: 1, y: 1)
        #expect(host.lines[9].contains("n9999"))
        #expect(log.bodies < 3000)
    }

    @Test("A12: cells keep their state when elements come in front") func a12_stateFollowsElements() {
        struct Counter: View {
            @State var count = 0
            let name: String
            var body: some View { Button("\(name)\(count)") { count += 1 } }
        }
        struct Changing: View {
            @State var names = ["a", "b", "c"]
            var body: some View {
                LazyVGrid(columns: [GridItem(.fixed(8)), GridItem(.fixed(8))]) {
                    ForEach(names, id: \.self) { Counter(name: $0) }
                }
                .onKeyPress("x") {
                    names.insert("n", at: 0)
                    return .handled
                }
            }
        }
        let host = TestHost.pinned(Changing(), width: 17, height: 3)
        host.press(.tab)
        host.press(.return)
        host.type("x")
        #expect(host.lines[0...1] == [" [ n0 ]   [ a0 ]", " [ b1 ]   [ c0 ]"])
        host.press(.return)
        #expect(host.lines[1].contains("b2"))
    }

    @Test("Headers of sections have a line of their own, and sections begin a new line") func sections() {
        struct Groups: View {
            var body: some View {
                ScrollView(showsIndicators: false) {
                    LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.fixed(3))], alignment: .leading) {
                        ForEach(["A", "B"], id: \.self) { name in
                            Section(name) { ForEach(0..<3, id: \.self) { Text("\(name)\($0)") } }
                        }
                    }
                }
            }
        }
        let host = TestHost.pinned(Groups(), width: 8, height: 8)
        #expect(host.lines.map { $0.split(separator: " ").joined(separator: " ") } == ["A", "A0 A1", "A2", "B", "B0 B1", "B2", "", ""])
    }

    @Test("D47: a horizontal grid fills columns from top to bottom") func d47_horizontal() {
        let host = TestHost.pinned(
            ScrollView(.horizontal, showsIndicators: false) {
                LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))], spacing: 2) { ForEach(0..<100, id: \.self) { Text("\($0)") } }
            }, width: 10, height: 2)
        #expect(host.lines == ["0  2  4  6", "1  3  5  7"])
    }

    @Test("A lazy grid lives in windows of no size, and without columns") func tinyWindows() {
        let host = grid([], count: 100, width: 0, height: 0)
        for (width, height) in [(1, 1), (0, 5), (5, 0), (3, 2), (20, 6)] { host.resize(width: width, height: height) }
        #expect(host.lines[0] == "0")
        let narrow = grid(
            [GridItem(.adaptive(minimum: 0)), GridItem(.fixed(-3)), GridItem(.flexible(minimum: 9, maximum: 2))], count: 9, width: 4)
        narrow.wheel(3, x: 0, y: 0)
        #expect(narrow.log.isEmpty)
    }
}
