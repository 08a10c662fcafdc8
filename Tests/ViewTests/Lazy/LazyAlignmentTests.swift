import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Lazy stacks: alignment")
struct LazyAlignmentTests {
    @Test("D36: a guide of a row's own moves it in a lazy column") func d36_guides() {
        let host = TestHost.pinned(
            LazyVStack(alignment: .trailing) {
                Text("plain")
                Text("moved").alignmentGuide(.trailing) { $0[.trailing] + 2 }
                ForEach(0..<2, id: \.self) { number in Text("r\(number)").alignmentGuide(.trailing) { $0[.trailing] + CGFloat(number) } }
            }, width: 12, height: 4)
        #expect(host.lines == ["       plain", "     moved", "          r0", "         r1"])
    }

    @Test("D36: a lazy row too") func d36_guidesInRows() {
        let host = TestHost.pinned(
            LazyHStack(alignment: .top) {
                Text("a")
                Text("b").alignmentGuide(.top) { _ in -1 }
            }, width: 6, height: 3)
        #expect(host.lines == ["a", "  b", ""])
    }
}
