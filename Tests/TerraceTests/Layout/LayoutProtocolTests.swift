import Terrace
import TerraceTesting
import Testing

/// Places its subviews one step down and one to the right each, and keeps a log.
private struct Steps: Layout {
    final class Log {
        var lines: [String] = []
        func count(_ line: String) -> Int { lines.filter { $0 == line }.count }
    }

    var step: CGFloat = 1
    let log: Log

    func makeCache(subviews: Subviews) -> Int {
        log.lines.append("make")
        return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
        log.lines.append("update")
        cache = subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        log.lines.append("size")
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: sizes.reduce(0) { $0 + $1.width }, height: CGFloat(max(0, cache - 1)) * step + (sizes.last?.height ?? 0))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        log.lines.append("place \(Int(bounds.width))x\(Int(bounds.height))")
        var point = bounds.origin
        for subview in subviews {
            subview.place(at: CGPoint(x: -9, y: -9), proposal: .zero)
            subview.place(at: point, proposal: .unspecified)
            point = CGPoint(x: point.x + subview.sizeThatFits(.unspecified).width, y: point.y + step)
        }
    }
}

private struct Weight: LayoutValueKey { static let defaultValue = 0 }

/// As many cells as its subviews' weights say, in a row; it does not place what weighs nothing.
private struct Weighing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 6, height: 3)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews where subview[Weight.self] > 0 {
            subview.place(
                at: CGPoint(x: bounds.minX + CGFloat(subview[Weight.self]), y: bounds.minY), proposal: .unspecified)
        }
    }
}

@MainActor struct LayoutProtocolTests {
    @Test("D71: a layout is asked for a size and then told its bounds; the bounds need not begin at zero") func d71_protocol() {
        let log = Steps.Log()
        #expect(
            picture(9, 4) {
                HStack(alignment: .top, spacing: 0) {
                    Text("##")
                    Steps(log: log)() {
                        Text("a")
                        Text("bb")
                        Text("c")
                    }
                }
            } == "##a\n   bb\n     c")
        #expect(log.count("size") >= 1)
        #expect(log.count("place 4x3") == 1)
    }

    @Test("D72: a subview that is not placed stands in the middle; of several places the last counts") func d72_places() {
        #expect(picture(9, 4) { Weighing()() { Text("ab") } } == "\n  ab")
    }

    @Test("D73: the cache is made once and updated once for a change of the subviews") func d73_cache() {
        struct Toggled: View {
            let log: Steps.Log
            @State private var isShown = false
            var body: some View {
                Steps(log: log)() {
                    Button("a") { isShown = true }
                    if isShown { Text("b") }
                }
            }
        }
        let log = Steps.Log()
        let host = host(12, 4) { Toggled(log: log) }
        #expect(log.count("make") == 1)
        #expect(log.count("update") == 0)
        host.press(.return)
        #expect(host.text.contains("b"))
        #expect(log.count("make") == 1)
        #expect(log.count("update") == 1)
    }

    @Test("D73: a layout with other values lays out anew") func d73_otherValues() {
        struct Stepping: View {
            let log: Steps.Log
            @State private var step = 1
            var body: some View {
                Steps(step: CGFloat(step), log: log)() {
                    Button("a") { step = 2 }
                    Text("b")
                }
            }
        }
        let host = host(12, 4) { Stepping(log: Steps.Log()) }
        #expect(host.lines[1].contains("b"))
        host.press(.return)
        #expect(host.lines[2].contains("b"))
    }

    @Test("D74: values for the layout around, and their default; outer modifiers do not hide them") func d74_layoutValues() {
        #expect(
            picture(9, 4) {
                Weighing()() {
                    Text("x").layoutValue(key: Weight.self, value: 3).padding(.top, 2)
                    Text("y")
                }
            } == "\n  y\n   x")
    }

    @Test("D75: a priority survives outer modifiers") func d75_traits() {
        #expect(
            picture(8, 1) {
                HStack(spacing: 0) {
                    Ink("a")
                    Text("bbbbbb").lineLimit(1).layoutPriority(1).padding(.leading, 1)
                }
            } == "a bbbbbb")
    }

    @Test("A49: changing the layout keeps the views and their state") func a49_anyLayout() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        struct Turning: View {
            @State private var isRow = true
            var body: some View {
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout())
                layout {
                    Counter()
                    Divider()
                    Button("turn") { isRow.toggle() }
                }
            }
        }
        let host = host(20, 5) { Turning() }
        for _ in 0..<3 { host.press(.return) }
        #expect(host.text.contains("│"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("─"))
        #expect(host.text.contains("3"))
        #expect(host.statistics.nodesMade == 0)
        #expect(host.focus?.contains("Button") == true)
        host.press(.return)
        #expect(host.text.contains("│"))
        #expect(host.text.contains("3"))
    }

    @Test("stacks as layouts are laid out as the stacks are") func stackLayoutsAreStacks() {
        @ViewBuilder func views() -> some View {
            Text("a long text")
            Ink("i").frame(minWidth: 2)
            Spacer(minLength: 1)
            Text("bb").layoutPriority(1)
            Text("c").alignmentGuide(.leading) { _ in 1 }.alignmentGuide(VerticalAlignment.top) { _ in -1 }
        }
        for width in [0, 3, 8, 17, 40] {
            for height in [1, 4, 9] {
                #expect(
                    picture(width, height) { HStack(alignment: .top, spacing: 1) { views() } }
                        == picture(width, height) { HStackLayout(alignment: .top, spacing: 1)() { views() } })
                #expect(
                    picture(width, height) { VStack(alignment: .leading) { views() } }
                        == picture(width, height) { VStackLayout(alignment: .leading)() { views() } })
                #expect(
                    picture(width, height) { ZStack(alignment: .bottomTrailing) { views() } }
                        == picture(width, height) { ZStackLayout(alignment: .bottomTrailing)() { views() } })
            }
        }
    }

    @Test("a layout of the program's can be built on a stack's") func layoutsBuiltOnStacks() {
        struct Reversed: Layout {
            func makeCache(subviews: Subviews) -> HStackLayout.Cache { HStackLayout().makeCache(subviews: subviews) }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
                HStackLayout().sizeThatFits(
                    proposal: proposal, subviews: subviews[Array(subviews.indices.reversed())], cache: &cache)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) {
                HStackLayout().placeSubviews(
                    in: bounds, proposal: proposal, subviews: subviews[Array(subviews.indices.reversed())], cache: &cache)
            }
        }
        #expect(
            picture(9, 1) {
                Reversed()() {
                    Text("a")
                    Text("b")
                    Text("c")
                }
            } == "c b a")
    }

    @Test("a subview's spacing and dimensions can be asked for") func subviewsTellAboutThemselves() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 1)
        #expect(ViewSpacing().distance(to: .zero, along: .horizontal) == 0)
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 0)
        #expect(ViewSpacing.zero.union(ViewSpacing(), edges: .trailing).distance(to: ViewSpacing(), along: .horizontal) == 1)
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 1, height: 1))
        #expect(ProposedViewSize(width: 4, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 4, height: 1))
    }

    @Test func lengthsThatAreNoNumbersDoNoHarm() {
        struct Wild: Layout {
            let length: CGFloat
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: length, height: length)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews {
                    subview.place(
                        at: CGPoint(x: length, y: -length), anchor: UnitPoint(x: length, y: length),
                        proposal: ProposedViewSize(width: length, height: length))
                }
            }
        }
        for length in [CGFloat.nan, .infinity, -.infinity, -1, 1e300] {
            #expect(picture(5, 2) { VStack { Wild(length: length)() { Text("a") } } }.count < 20)
        }
    }
}
