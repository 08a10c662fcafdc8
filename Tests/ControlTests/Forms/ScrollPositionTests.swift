import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
    private struct Log: View {
        @State var position = ScrollPosition(idType: Int.self)
        @State var told = ""
        var isDisabled = false
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("end") { position.scrollTo(edge: .bottom) }
                Button("id") { position.scrollTo(id: 40, anchor: .top) }
                Button("top") { position.scrollTo(y: 0) }
                Text(verbatim: "\(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser) \(told)")
                ScrollView {
                    LazyVStack(alignment: .leading) { ForEach(0..<100, id: \.self) { Text("row \($0)") } }
                }
                .scrollPosition($position)
                .scrollDisabled(isDisabled)
                .onScrollGeometryChange(for: Int.self) {
                    Int($0.contentOffset.y)
                } action: {
                    told = "\($1)"
                }
            }
        }
    }

    @Test("Going to an edge, an id and a point; users' scrolling is written")
    func goes() {
        let host = TestHost(Log(), width: 30, height: 9)
        #expect(host.lines[4].hasPrefix("row 0"))
        host.find(text: "end").click()
        #expect(host.lines[8].hasPrefix("row 99"))
        #expect(host.lines[3] == "-1 false 95")
        host.find(text: "id").click()
        #expect(host.lines[4].hasPrefix("row 40"))
        #expect(host.lines[3] == "40 false 40")
        host.wheel(1, x: 0, y: 6)
        #expect(host.lines[4].hasPrefix("row 43"))
        #expect(host.lines[3] == "43 true 43")
        host.find(text: "id").click()
        #expect(host.lines[4].hasPrefix("row 40"), "the same place once more")
        host.find(text: "top").click()
        #expect(host.lines[4].hasPrefix("row 0"))
    }

    @Test("What is disabled is scrolled by the program only")
    func disabled() {
        let host = TestHost(Log(isDisabled: true), width: 30, height: 9)
        host.wheel(1, x: 0, y: 6)
        host.press(.pageDown)
        #expect(host.lines[4].hasPrefix("row 0"))
        host.find(text: "end").click()
        #expect(host.lines[8].hasPrefix("row 99"))
    }

    @Test("Coming into sight and going out of it is told")
    func sight() {
        struct Rows: View {
            @State var seen = true
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: "\(seen)")
                    ScrollView {
                        VStack(spacing: 0) {
                            Text("first").onScrollVisibilityChange { seen = $0 }
                            ForEach(0..<20, id: \.self) { Text("\($0)") }
                        }
                    }
                }
            }
        }
        let host = TestHost.pinned(Rows(), width: 10, height: 4)
        host.wheel(1, x: 0, y: 2)
        #expect(host.lines[0] == "false")
        host.wheel(-1, x: 0, y: 2)
        #expect(host.lines[0] == "true")
    }
}
