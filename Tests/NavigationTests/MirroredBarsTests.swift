import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Bars from right to left")
struct MirroredBarsTests {
    private func host<V: View>(_ view: V, width: Int = 40, height: Int = 8) -> TestHost {
        TestHost(view.environment(\.layoutDirection, .rightToLeft), width: width, height: height)
    }

    private func column(of text: String, in line: String) -> Int? {
        line.range(of: text).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
    }

    @Test("Leading items of a toolbar stand at the right, trailing ones at the left; so does the search's sign")
    func toolbar() {
        struct Root: View {
            @State private var query = ""
            var body: some View {
                NavigationStack {
                    List { Text("row") }
                        .navigationTitle("Title")
                        .searchable(text: $query)
                        .toolbar {
                            ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                            ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
                        }
                }
            }
        }
        let host = host(Root())
        #expect(host.lines[0].hasPrefix("[ Add ]"))
        #expect(host.lines[0].hasSuffix("Title  [ Edit ]"))
        #expect(host.lines[1].hasSuffix("Search /"))
    }

    @Test("Tabs begin at the right, and the arrow that points to the next one leads there")
    func tabs() {
        struct Root: View {
            @State private var tab = 0
            var body: some View {
                TabView(selection: $tab) {
                    Text("first").tabItem { Text("One") }.tag(0)
                    Text("second").tabItem { Text("Two") }.tag(1)
                }
            }
        }
        let host = host(Root())
        let one = column(of: "One", in: host.lines[0])
        let two = column(of: "Two", in: host.lines[0])
        #expect(one != nil && two != nil && (two ?? 0) < (one ?? 0))
        #expect((one ?? 0) > 30)
        host.press(.leftArrow)
        #expect(host.text.contains("second"))
    }

    @Test("A sidebar stands at the right")
    func sidebar() {
        let host = host(
            NavigationSplitView {
                List { Text("side") }
            } detail: {
                Text("main")
            }, width: 80, height: 10)
        let side = host.lines.compactMap { column(of: "side", in: $0) }.first
        let main = host.lines.compactMap { column(of: "main", in: $0) }.first
        #expect(side != nil && main != nil && (main ?? 0) < (side ?? 0))
    }

    @Test("The buttons of an alert begin at the right")
    func alert() {
        let host = host(
            Text("page").alert("Sure?", isPresented: .constant(true)) {
                Button("First") {}
                Button("Second") {}
            })
        let line = host.lines.first { $0.contains("First") } ?? ""
        let first = column(of: "First", in: line)
        let second = column(of: "Second", in: line)
        #expect(first != nil && (second.map { $0 < (first ?? 0) } ?? true))
    }
}
