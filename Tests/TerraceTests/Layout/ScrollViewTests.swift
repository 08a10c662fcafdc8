import Terrace
import TerraceTesting
import Testing

/// Windows onto content that may be larger.
@MainActor struct ScrollViewTests {
    private struct Rows: View {
        @State private var count = 12
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("less") { count = 3 }
                ScrollView(showsIndicators: false) { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
            }
        }
    }

    @Test("D40: a scroll view takes its proposal along the axis and its content's length across") func d40_size() {
        #expect(size(20, 5) { ScrollView { Text("ab") } } == "2x5")
        #expect(size(20, 5) { ScrollView(.horizontal) { Text("ab") } } == "20x1")
    }

    @Test("D41: short content stays at the top, and the offset follows content that shrinks") func d41_clampsOffset() {
        #expect(picture(5, 3) { ScrollView { Text("a") } } == "a")
        let host = host(9, 5) { Rows() }
        host.wheel(9, x: 1, y: 3)
        #expect(host.lines[1] == "row 8")
        host.press(.return)
        #expect(host.lines[1] == "row 0")
    }

    @Test("D42: flexible views in a scroll view have their ideal length") func d42_ideals() {
        #expect(picture(5, 3) { ScrollView { Ink("i") } } == "iiiii")
    }

    @Test("D43: the focused view is scrolled into view, no further than needed") func d43_focusIsRevealed() {
        let host = host(12, 5) {
            ScrollView(showsIndicators: false) { ForEach(0..<20) { index in Button("b\(index)") {} } }
        }
        for _ in 0..<12 { host.press(.tab) }
        #expect(host.lines[4].contains("b12"))
        #expect(host.lines[0].contains("b8"))
    }

    @Test("D44: scrolling to an id, to an anchor, and to what is not there") func d44_scrollTo() {
        struct Reader: View {
            let id: Int
            let anchor: UnitPoint?
            var body: some View {
                ScrollViewReader { proxy in
                    VStack(spacing: 0) {
                        Button("go") { proxy.scrollTo(id, anchor: anchor) }
                        ScrollView(showsIndicators: false) { ForEach(0..<30, id: \.self) { Text("row \($0)") } }
                    }
                }
            }
        }
        func firstRow(_ id: Int, _ anchor: UnitPoint?) -> String {
            let host = host(9, 6) { Reader(id: id, anchor: anchor) }
            host.press(.return)
            return host.lines[1]
        }
        #expect(firstRow(12, nil) == "row 8")
        #expect(firstRow(12, .top) == "row 12")
        #expect(firstRow(12, .center) == "row 10")
        #expect(firstRow(12, .bottom) == "row 8")
        #expect(firstRow(99, nil) == "row 0")
    }

    @Test("D86: a scroll view clips") func d86_clips() {
        #expect(
            picture(9, 3) {
                VStack(alignment: .leading, spacing: 0) {
                    Text("top")
                    ScrollView(showsIndicators: false) { ForEach(0..<9) { Text("row \($0)") } }.frame(height: 1)
                    Text("end")
                }
            } == "top\nrow 0\nend")
    }

    @Test("a line that scrolls sideways shows where it is if there is a row to spare") func horizontalIndicator() {
        let line = ScrollView(.horizontal) { Text("0123456789abcdefghij") }
        #expect(picture(10, 1) { line } == "0123456789")
        #expect(picture(10, 3) { line } == "0123456789\n━━━━━")
        let host = host(10, 2) { line }
        host.press(.rightArrow)
        #expect(host.lines[0] == "123456789a")
        #expect(picture(10, 3) { line.scrollIndicators(.hidden) } == "0123456789")
    }

    @Test("a window that scrolls both ways shows both") func bothIndicators() {
        let host = host(6, 4) { ScrollView([.horizontal, .vertical]) { ForEach(0..<6) { Text("\($0)234567890") } } }
        #expect(host.lines == ["02345┃", "12345", "22345", "━━"])
        host.press(.end)
        host.press(.rightArrow)
        #expect(host.lines == ["23456", "23456", "23456┃", "━━"])
    }

    @Test("D41: an anchor decides what is seen first, and where short content stands") func d41_defaultAnchor() {
        struct Log: View {
            @State private var count = 9
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Button("more") { count += 1 }
                    ScrollView(showsIndicators: false) { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
                        .defaultScrollAnchor(.bottom)
                }
            }
        }
        let host = host(9, 4) { Log() }
        #expect(Array(host.lines[1...]) == ["row 6", "row 7", "row 8"])
        host.press(.return)
        #expect(Array(host.lines[1...]) == ["row 7", "row 8", "row 9"])
        host.wheel(-1, x: 1, y: 2)
        host.press(.return)
        #expect(Array(host.lines[1...]) == ["row 4", "row 5", "row 6"])
        #expect(picture(5, 3) { ScrollView { Text("a") }.defaultScrollAnchor(.bottom) } == "\n\na")
    }

    @Test("D45: the scroll position can be read, written, and stays when rows come above") func d45_scrollPosition() {
        struct Rows: View {
            @State private var rows = Array(0..<100)
            @State private var first: Int? = 50
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Text("first \(first ?? -1)")
                    HStack {
                        Button("insert") { rows.insert(contentsOf: (0..<5).map { -$0 - 1 - rows.count }, at: 0) }
                        Button("jump") { first = 20 }
                    }
                    ScrollView(showsIndicators: false) {
                        VStack(alignment: .leading, spacing: 0) { ForEach(rows, id: \.self) { Text("row \($0)") } }
                    }
                    .scrollPosition(id: $first)
                }
            }
        }
        let host = host(30, 6) { Rows() }
        #expect(host.lines[2] == "row 50")
        host.press(.return)
        #expect(host.lines[2] == "row 50")
        #expect(host.lines[0] == "first 50")
        host.wheel(1, x: 1, y: 4)
        #expect(host.lines[2] == "row 53")
        #expect(host.lines[0] == "first 53")
        host.press(.tab)
        host.press(.return)
        #expect(host.lines[2] == "row 20")
    }
}
