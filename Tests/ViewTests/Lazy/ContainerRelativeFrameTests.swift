import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Layout: frames by the container")
struct ContainerRelativeFrameTests {
    @Test("A page is as wide as the window of its scroll view, also after that has another size") func pages() {
        let host = TestHost.pinned(
            HStack(spacing: 0) {
                Text("|")
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 0) {
                        ForEach(0..<3, id: \.self) { Text("p\($0)").containerRelativeFrame(.horizontal, alignment: .leading) }
                    }
                }
            }, width: 11, height: 1)
        #expect(host.text == "|p0")
        host.wheel(0, x: 2, y: 0)
        host.resize(width: 5, height: 1)
        #expect(host.text == "|p0")
        host.resize(width: 9, height: 1)
        #expect(host.text == "|p0")
        let wide = TestHost.pinned(
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { Text("p\($0)").containerRelativeFrame(.horizontal, alignment: .leading) }
                }
            }.frame(width: 6), width: 12, height: 1)
        #expect(wide.lines[0].trimmingCharacters(in: .whitespaces) == "p0")
    }

    @Test("A share of the container: parts, spans and gaps") func shares() {
        let host = TestHost.pinned(
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: 1) {
                    Text("a").containerRelativeFrame(.horizontal, count: 4, spacing: 1, alignment: .leading)
                    Text("b").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 1, alignment: .leading)
                    Text("c").containerRelativeFrame(.horizontal, count: 4, spacing: 1, alignment: .leading)
                }
            }, width: 19, height: 1)
        #expect(host.text == "a    b         c")
    }

    @Test("Without a scroll view the container is the window; the length may be made of it") func window() {
        let host = TestHost.pinned(
            VStack(alignment: .leading, spacing: 0) {
                Text("x").containerRelativeFrame(.horizontal) { length, _ in length / 2 }.border(.primary)
            }, width: 12, height: 3)
        #expect(host.lines[0].trimmingCharacters(in: .whitespaces) == "┌──────┐")
        host.resize(width: 20, height: 3)
        #expect(host.lines[0].trimmingCharacters(in: .whitespaces) == "┌──────────┐")
    }

    @Test("Vertical pages, one of which is always seen whole") func verticalPages() {
        let host = TestHost.pinned(
            ScrollView(showsIndicators: false) {
                VStack(spacing: 0) { ForEach(0..<3, id: \.self) { Text("p\($0)").containerRelativeFrame(.vertical, alignment: .top) } }
            }, width: 4, height: 4)
        #expect(host.lines == ["p0", "", "", ""])
        host.resize(width: 4, height: 2)
        #expect(host.lines == ["p0", ""])
        host.wheel(5, x: 0, y: 0)
        #expect(host.lines == ["p2", ""])
    }

    @Test("Lengths that are none do no harm") func hostile() {
        for length in [-5, CGFloat.infinity, .nan, 1e300] {
            _ = TestHost.pinned(Text("x").containerRelativeFrame([.horizontal, .vertical]) { _, _ in length }, width: 5, height: 2)
        }
        _ = TestHost.pinned(Text("x").containerRelativeFrame(.horizontal, count: -1, span: .max, spacing: .nan), width: 5, height: 2)
    }
}
