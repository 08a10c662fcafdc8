import Terrace
import TerraceTesting
import Testing

@MainActor struct PlacementTests {
    @Test("D54: an aspect ratio proposes the largest rectangle of its shape inside, or the smallest that covers") func d54_aspectRatio() {
        #expect(size(10, 3) { Ink("a").aspectRatio(2, contentMode: .fit) } == "6x3")
        #expect(size(10, 3) { Ink("a").aspectRatio(2, contentMode: .fill) } == "10x5")
        #expect(size(4, 9) { Ink("a").aspectRatio(CGSize(width: 2, height: 1), contentMode: .fit) } == "4x2")
        #expect(size(10, 3) { Ink("a").aspectRatio(2, contentMode: .fit).fixedSize() } == "1x1")
        #expect(size(9, 9) { Ink("a").frame(idealWidth: 3, idealHeight: 1).scaledToFit() } == "9x3")
        #expect(size(9, 9) { Ink("a").frame(idealWidth: 3, idealHeight: 1).scaledToFill() } == "27x9")
        for ratio in [CGFloat.nan, .infinity, 0, -1] { #expect(size(4, 2) { Ink("a").aspectRatio(ratio, contentMode: .fit) } == "4x2") }
    }

    @Test("D55: an offset moves what is drawn, not the place") func d55_offset() {
        #expect(
            picture(9, 3) {
                HStack(spacing: 0) {
                    Text("a").offset(x: 2, y: 1).background(Ink("."))
                    Text("b")
                }
            } == ".b\n  a")
        #expect(size(9, 3) { Text("ab").offset(CGSize(width: 5, height: 5)) } == "2x1")
    }

    @Test("D56: a position takes the room and centres the view on the point") func d56_position() {
        #expect(size(11, 3) { Text("a").position(x: 5, y: 1) } == "11x3")
        #expect(picture(11, 3) { Text("a").position(x: 5.5, y: 1.5) } == "\n     a")
        #expect(picture(11, 3) { Text("abc").position(CGPoint(x: 5.5, y: 0.5)) } == "    abc")
    }

    @Test("D86: clipped cuts off what stands out") func d86_clipped() {
        #expect(
            picture(9, 1) {
                HStack(spacing: 0) {
                    Text("..")
                    Text("hello").fixedSize().frame(width: 3, alignment: .leading).clipped()
                    Text("|")
                }
            } == "..hel|")
    }

    @Test("D66: where leading is right, stacks, alignment, padding and texts are mirrored") func d66_mirrored() {
        func mirrored<V: View>(_ width: Int, _ height: Int, @ViewBuilder _ content: () -> V) -> String {
            picture(width, height) { content().environment(\.layoutDirection, .rightToLeft) }
        }
        #expect(
            mirrored(10, 1) {
                HStack {
                    Text("A")
                    Text("B")
                }
            } == "B A")
        #expect(
            mirrored(10, 1) {
                HStack {
                    Text("A")
                    Spacer()
                    Text("B")
                }
            } == "B        A")
        #expect(
            mirrored(10, 2) {
                VStack(alignment: .leading) {
                    Text("abcd")
                    Text("x")
                }
            } == "abcd\n   x")
        #expect(mirrored(10, 1) { Text("x").frame(width: 5, alignment: .trailing) } == "x")
        #expect(mirrored(10, 1) { Text("x").padding(.leading, 2).border(.primary).frame(height: 1) }.contains("│x  │"))
        #expect(mirrored(2, 2) { Text("aa b") } == "aa\n b")
        #expect(mirrored(9, 1) { Ink(".").frame(width: 3).overlay(alignment: .leading) { Text("x") } } == "..x")
        #expect(
            mirrored(9, 1) {
                ZStack(alignment: .topLeading) {
                    Ink(".").frame(width: 3)
                    Text("x")
                }
            } == "..x")
    }

    @Test("D67: offsets and positions are not mirrored; a layout of the program's is") func d67_unflipped() {
        #expect(
            picture(9, 1) {
                Text("x").frame(width: 5, alignment: .leading).offset(x: -1).environment(\.layoutDirection, .rightToLeft)
            } == "   x")
        #expect(picture(5, 1) { Text("x").position(x: 0.5, y: 0.5).environment(\.layoutDirection, .rightToLeft) } == "x")
        #expect(
            picture(9, 1) {
                HStackLayout()() {
                    Text("A")
                    Text("B")
                }.environment(\.layoutDirection, .rightToLeft)
            } == "B A")
    }

    @Test("D68: a part of a mirrored view can be left as it is, and all follows when the direction changes") func d68_subtree() {
        struct Turning: View {
            @State private var direction = LayoutDirection.leftToRight
            var body: some View {
                HStack {
                    Button("A") { direction = direction == .leftToRight ? .rightToLeft : .leftToRight }
                    HStack {
                        Text("b")
                        Text("c")
                    }.environment(\.layoutDirection, .leftToRight)
                }.environment(\.layoutDirection, direction)
            }
        }
        let host = host(12, 1) { Turning() }
        let before = host.text
        #expect(before.hasSuffix("b c"))
        host.press(.return)
        #expect(host.text.hasPrefix("b c"))
        host.press(.return)
        #expect(host.text == before)
    }

    @Test("D66: a mirrored row scrolls from the right, and the arrow keys go where they point") func d66_scrolls() {
        let host = host(4, 1) {
            ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<9) { Text("\($0)") } } }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(host.text == "3210")
        host.press(.leftArrow)
        #expect(host.text == "4321")
        host.press(.rightArrow)
        #expect(host.text == "3210")
    }

    private static func window<V: View>(_ width: Int, _ height: Int, @ViewBuilder _ content: () -> V) -> TestHost {
        host(width, height, content)
    }

    @Test("D69: an inset stands beside, what is scrolled ends above it, and a background reaches under it") func d69_safeAreaInset() {
        let rows = ScrollView(showsIndicators: false) { ForEach(0..<9, id: \.self) { Text("row \($0)") } }
        let host = host(9, 5) { rows.safeAreaInset(edge: .bottom) { Text("end") } }
        #expect(host.lines == ["row 0", "row 1", "row 2", "row 3", " end"])
        host.wheel(9, x: 1, y: 1)
        #expect(host.lines == ["row 5", "row 6", "row 7", "row 8", " end"])
        #expect(
            picture(5, 3) {
                Ink("a").safeAreaInset(edge: .top, alignment: .leading) { Text("t") }.safeAreaInset(edge: .trailing) { Text("|") }
            } == "t\naaaa|\naaaa")
        let filled = Self.window(5, 3) {
            Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
                .safeAreaInset(edge: .bottom) { Text("t") }
        }
        #expect(filled.terminal.cell(x: 0, y: 2).style.background == filled.terminal.cell(x: 0, y: 0).style.background)
        #expect(filled.terminal.cell(x: 0, y: 2).style.background != .standard)
    }

    @Test("D69: what ignores the safe area reaches under the inset; the proxy knows the insets") func d69_ignores() {
        #expect(
            picture(3, 4) {
                Ink("a").ignoresSafeArea().safeAreaInset(edge: .bottom) { Text("t") }
            } == "aaa\naaa\naaa\nata")
        #expect(
            picture(3, 3) {
                Ink("a").ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom) { Text("t") }
            } == "aaa\naaa\n t")
        #expect(
            picture(3, 3) {
                GeometryReader { Text("\(Int($0.safeAreaInsets.bottom))\(Int($0.safeAreaInsets.top))") }
                    .safeAreaInset(edge: .bottom) { Text("t") }
            } == "10\n\n t")
    }

    @Test("D70: without insets, ignoring the safe area changes nothing") func d70_noInsets() {
        #expect(picture(3, 2) { VStack { Ink("a").ignoresSafeArea() } } == "aaa\naaa")
        #expect(picture(9, 3) { Text("ab").ignoresSafeArea() } == "ab")
    }
}
