import Terrace
import TerraceTesting
import Testing

/// Two sections of ten rows.
private struct Sections<Header: View>: View {
    @ViewBuilder let header: (String) -> Header
    var body: some View {
        ForEach(["a", "b"], id: \.self) { name in
            Section {
                ForEach(0..<10, id: \.self) { Text("\(name)\($0)") }
            } header: {
                header(name)
            } footer: {
                Text("end \(name)")
            }
        }
    }
}

@MainActor
@Suite("Pinned headers")
struct PinnedHeaderTests {
    private func text(_ host: TestHost) -> [String] {
        host.lines.map { $0.filter { $0 != "┃" }.trimmingCharacters(in: .whitespaces) }
    }

    private func scroll(_ host: TestHost, down lines: Int) {
        host.wheel(lines, x: 1, y: 2)
    }

    private func stack(_ pinned: PinnedScrollableViews) -> TestHost {
        TestHost(
            ScrollView { LazyVStack(alignment: .leading, pinnedViews: pinned) { Sections { Text("head \($0)") } } }, width: 12, height: 5)
    }

    @Test("The header of the section that is read stays at the top, until the next one pushes it out") func header() {
        let host = stack(.sectionHeaders)
        #expect(text(host) == ["head a", "a0", "a1", "a2", "a3"])
        host.wheel(2, x: 1, y: 2)
        let step = Int(text(host)[1].dropFirst()) ?? 0
        #expect(step > 0)
        #expect(text(host)[0] == "head a")
        host.press(.end)
        #expect(text(host) == ["head b", "b7", "b8", "b9", "end b"])
        var seen: Set<[String]> = []
        let slow = TestHost(Turning(pinned: .sectionHeaders), width: 12, height: 5)
        for _ in 0..<20 {
            slow.press("n")
            seen.insert(text(slow))
        }
        #expect(seen.contains(["head a", "a7", "a8", "a9", "end a"]))
        #expect(seen.contains(["head a", "a8", "a9", "end a", "head b"]))
        #expect(seen.contains(["head a", "end a", "head b", "b0", "b1"]), "\(seen)")
        #expect(seen.contains(["head a", "head b", "b0", "b1", "b2"]), "\(seen)")
        #expect(seen.contains(["head b", "b0", "b1", "b2", "b3"]))
        #expect(seen.contains(["head b", "b1", "b2", "b3", "b4"]))
    }

    /// Scrolls by single lines.
    private struct Turning: View {
        let pinned: PinnedScrollableViews
        @State private var place = ScrollPosition()
        @State private var y: CGFloat = 0
        var body: some View {
            ScrollView { LazyVStack(alignment: .leading, pinnedViews: pinned) { Sections { Text("head \($0)") } } }
                .scrollPosition($place)
                .focusable()
                .onKeyPress("n") {
                    y += 1
                    place.scrollTo(y: y)
                    return .handled
                }
        }
    }

    @Test("Without pinnedViews they scroll along") func without() {
        let host = stack([])
        host.press(.end)
        #expect(text(host) == ["b6", "b7", "b8", "b9", "end b"])
    }

    @Test("A footer stays at the bottom") func footer() {
        let host = stack(.sectionFooters)
        #expect(text(host) == ["head a", "a0", "a1", "a2", "end a"])
        host.press(.end)
        #expect(text(host) == ["b6", "b7", "b8", "b9", "end b"])
    }

    @Test("Page Down leaves no row unseen under a pinned header") func pages() {
        let host = stack(.sectionHeaders)
        var seen: Set<String> = []
        for _ in 0..<12 {
            seen.formUnion(text(host))
            host.press(.pageDown)
        }
        for row in 0..<10 { #expect(seen.contains("a\(row)") && seen.contains("b\(row)")) }
    }

    @Test("A header that is pinned can be clicked, what lies under it cannot") func clicks() {
        let log = ListLog()
        let host = TestHost(
            ScrollView {
                LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(0..<20, id: \.self) { row in Text("row \(row) row row").onTapGesture { log.events.append("row \(row)") } }
                    } header: {
                        Text("head").onTapGesture { log.events.append("head") }
                    }
                }
            }, width: 18, height: 5)
        scroll(host, down: 2)
        #expect(text(host)[0] == "head")
        host.click(x: 1, y: 0)
        host.click(x: 10, y: 0)
        #expect(log.events == ["head"])
        host.click(x: 1, y: 1)
        #expect(log.events.count == 2 && log.events[1].hasPrefix("row"))
    }

    @Test("Focus that goes up comes out below the header") func focus() {
        let host = TestHost(
            ScrollView {
                LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
                    Section("head") { ForEach(0..<20, id: \.self) { row in Button("\(row)") {} } }
                }
            }, width: 12, height: 5)
        for _ in 0..<10 { host.press(.tab) }
        for _ in 0..<6 { host.press(.tab, modifiers: .shift) }
        #expect(text(host)[0...1] == ["head", "[ 4 ]"])
    }

    @Test("A list of the plain kind pins its headers; the current row and scrollTo come out below them") func list() {
        struct Rows: View {
            @State private var selected: Int? = 0
            var body: some View {
                List(selection: $selected) {
                    Section("head") { ForEach(0..<20, id: \.self) { Text("row \($0)") } }
                    Section("tail") { ForEach(20..<40, id: \.self) { Text("row \($0)") } }
                }
                .listStyle(.plain)
            }
        }
        let host = TestHost(Rows(), width: 14, height: 5)
        for _ in 0..<10 { host.press(.downArrow) }
        #expect(text(host) == ["head", "row 7", "row 8", "row 9", "› row 10"])
        for _ in 0..<5 { host.press(.upArrow) }
        #expect(text(host)[0...1] == ["head", "› row 5"])
        host.click(x: 3, y: 0)
        #expect(text(host)[0...1] == ["head", "› row 5"], "what lies under the header is not clicked")
        host.click(x: 3, y: 3)
        #expect(text(host)[3] == "› row 7")
        host.press(.end)
        #expect(text(host)[0] == "tail")
        #expect(text(host)[4] == "› row 39")
        host.press(.home)
        #expect(text(host)[0...1] == ["head", "› row 0"])
    }

    @Test("A grouped list does not") func grouped() {
        let host = TestHost(
            List { Section("head") { ForEach(0..<20, id: \.self) { Text("row \($0)") } } }.listStyle(.grouped), width: 14, height: 5)
        scroll(host, down: 3)
        #expect(!host.text.contains("head"))
    }

    @Test("A header higher than half of the window is not pinned: rows must be seen") func tall() {
        let host = TestHost(
            ScrollView {
                LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(0..<20, id: \.self) { Text("row \($0)") }
                    } header: {
                        Text("1\n2\n3")
                    }
                }
            }, width: 14, height: 5)
        host.press(.end)
        #expect(text(host) == ["row 15", "row 16", "row 17", "row 18", "row 19"])
    }

    @Test("In a grid, sideways, and right to left") func otherContainers() {
        let grid = TestHost(
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(3)), GridItem(.fixed(3))], pinnedViews: [.sectionHeaders]) {
                    Section("head") { ForEach(0..<40, id: \.self) { Text("\($0)") } }
                }
            }, width: 12, height: 5)
        grid.press(.end)
        #expect(text(grid)[0] == "head")
        #expect(text(grid)[4].contains("39"))
        #expect(!grid.text.contains("31"), "its line is under the header")
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let row = TestHost(
                ScrollView(.horizontal) {
                    LazyHStack(pinnedViews: [.sectionHeaders]) {
                        Section("HEAD") { ForEach(10..<40, id: \.self) { Text("\($0)") } }
                    }
                }
                .environment(\.layoutDirection, direction), width: 20, height: 2)
            for _ in 0..<120 { row.press(direction == .leftToRight ? .rightArrow : .leftArrow) }
            let words = row.lines[0].split(separator: " ").map(String.init)
            #expect(direction == .leftToRight ? words.first == "HEAD" : words.last == "HEAD", "\(words)")
            #expect(direction == .leftToRight ? words.last == "39" : words.first == "39", "\(words)")
        }
    }

    @Test("What is behind the list is seen behind a pinned header, and rows are not") func background() {
        let host = TestHost(
            ScrollView {
                LazyVStack(alignment: .leading, pinnedViews: [.sectionHeaders]) {
                    Section("h") { ForEach(0..<20, id: \.self) { Text("long row \($0)").background(Color.red) } }
                }
            }
            .background(Color.blue), width: 14, height: 5)
        scroll(host, down: 2)
        #expect(text(host)[0] == "h")
        #expect(host.cell(x: 5, y: 0).background == host.cell(x: 12, y: 2).background)
    }

    @Test("100,000 rows: scrolling builds what is seen, and the header stands") func many() {
        let host = TestHost(
            List { Section("head") { ForEach(0..<100_000, id: \.self) { Text("row \($0)") } } }, width: 20, height: 8)
        host.press(.end)
        #expect(text(host)[0] == "head")
        #expect(text(host)[7] == "row 99999")
    }
}
