import Terrace
import TerraceTesting
import Testing

/// Frames, padding, layers, and what is seen of them.
@MainActor struct FrameViewTests {
    @Test("D1: a view larger than its frame stands out on both sides") func d1_childChooses() {
        #expect(
            picture(9, 1) {
                HStack(spacing: 0) {
                    Text("..")
                    Text("hello").fixedSize().frame(width: 3)
                }
            } == ".hello")
        #expect(size(9, 1) { Text("hello").fixedSize().frame(width: 3) } == "3x1")
    }

    @Test("D2: a text is as wide as it likes at most") func d2_textProposals() {
        #expect(size(20, 3) { Text("aa bb") } == "5x1")
        #expect(size(20, 3) { Text("aa bb").frame(width: 3) } == "3x2")
        #expect(size(2, 3) { Text("aa bb").fixedSize() } == "5x1")
    }

    @Test("D2: a flexible view takes what it is offered, and its ideal when it is offered nothing") func d2_flexible() {
        #expect(size(20, 3) { Color.red } == "20x3")
        #expect(size(20, 3) { Color.red.fixedSize() } == "1x1")
    }

    @Test("D21: a fixed frame proposes and reports its length") func d21_fixedFrame() {
        #expect(picture(9, 3) { Text("aa bb").frame(width: 3, alignment: .leading) } == "aa\nbb")
        #expect(size(9, 3) { Text("aa bb").frame(width: 3) } == "3x2")
    }

    @Test("D22: a negative length counts as none and is reported with the view's name") func d22_negativeFrame() {
        let host = host(9, 1) { NegativeFrame() }
        #expect(host.text == "ab")
        #expect(host.log.contains { $0.contains("NegativeFrame") && $0.contains("-1") })
        #expect(size(9, 1) { Text("ab").frame(width: .nan) } == "2x1")
    }

    @Test("D22: an infinite fixed length counts as none and is reported") func d22_infiniteFrame() {
        let host = host(9, 1) { Text("ab").frame(width: .infinity).border(.red) }
        #expect(!host.log.isEmpty)
        #expect(size(9, 1) { Text("ab").frame(width: .infinity) } == "2x1")
    }

    @Test("D23: with minimum and maximum the proposal decides") func d23_bothLimits() {
        #expect(size(10, 1) { fix("a", 25).frame(minWidth: 0, maxWidth: .infinity) } == "10x1")
    }

    @Test("D24: with a maximum the frame is as large as the proposal or the child, up to it") func d24_maximum() {
        #expect(size(10, 1) { Text("hi").frame(maxWidth: 20) } == "10x1")
        #expect(size(30, 1) { Text("hi").frame(maxWidth: 20) } == "20x1")
        #expect(size(10, 1) { fix("a", 25).frame(maxWidth: .infinity) } == "25x1")
    }

    @Test("D25: with a minimum the frame is as small as the proposal or the child, down to it") func d25_minimum() {
        #expect(size(10, 1) { Text("hi").frame(minWidth: 5) } == "5x1")
        #expect(size(10, 1) { Color.red.frame(minWidth: 5) } == "10x1")
        #expect(size(8, 1) { fix("a", 12).frame(minWidth: 5) } == "8x1")
    }

    @Test("D26: with nothing proposed the ideal is the size") func d26_ideal() {
        #expect(size(20, 1) { Color.red.frame(idealWidth: 7).fixedSize() } == "7x1")
    }

    @Test("D27: contradictory limits leave the axis to the child and are reported once") func d27_contradiction() {
        let host = host(20, 1) { Contradiction() }
        #expect(host.log.filter { $0.contains("Contradiction") }.count == 1)
        #expect(size(20, 1) { fix("a", 4).frame(minWidth: 5, maxWidth: 3) } == "4x1")
        #expect(size(20, 1) { Color.red.frame(minWidth: 5, idealWidth: 2, maxWidth: 3).fixedSize() } == "5x1")
    }

    @Test("D28: the alignment places a view in its frame, also one that is too large") func d28_alignment() {
        #expect(picture(9, 1) { Text("x").frame(width: 5, alignment: .trailing) } == "    x")
        #expect(
            picture(9, 1) { Text("hello").fixedSize().frame(width: 2, alignment: .leading).frame(width: 6, alignment: .center) }
                == "  hello")
    }

    @Test("D29: a fixed size is the ideal one, and the parent gets it") func d29_fixedSize() {
        #expect(size(3, 1) { Text("aa bb").fixedSize() } == "5x1")
        #expect(size(3, 1) { Text("aa bb").fixedSize(horizontal: false, vertical: true) } == "2x2")
    }

    @Test("D30: padding takes from the proposal and adds to the size") func d30_padding() {
        #expect(size(9, 5) { Text("ab").padding(1) } == "4x3")
        #expect(size(9, 5) { Text("ab").padding() } == "4x3")
        #expect(size(9, 5) { Color.red.padding(.horizontal, 2) } == "9x5")
        #expect(size(9, 5) { Text("ab").padding(EdgeInsets(top: 1, leading: 2, bottom: 0, trailing: 0)) } == "4x2")
        #expect(size(1, 1) { Color.red.padding(3) } == "6x6")
        #expect(picture(9, 3) { Text("abc").padding(-1).frame(width: 5, height: 3) } == " abc")
    }

    @Test("D31: what is behind a padded view fills the padding, and the other way round not") func d31_order() {
        #expect(picture(6, 3) { Text("ab").padding(1).background(Ink(".")) } == "....\n.ab.\n....")
        #expect(picture(6, 3) { Text("ab").background(Ink(".")).padding(1) } == "\n ab")
    }

    @Test("D32: a layer is proposed the view's size, and does not change it") func d32_layers() {
        #expect(picture(9, 1) { Text("ab").overlay(Text("wxyz").fixedSize()).padding(.leading, 2) } == " wxyz")
        #expect(size(9, 1) { Text("ab").overlay(Text("wxyz").fixedSize()) } == "2x1")
        #expect(size(9, 3) { Text("ab").background { Ink(".") } } == "2x1")
    }

    @Test("D33: several views in a layer are a depth stack") func d33_implicitStack() {
        #expect(
            picture(5, 2) {
                Ink(".").frame(width: 5, height: 2).overlay(alignment: .topLeading) {
                    fix("b", 3)
                    Text("A")
                }
            } == "bAb..\n.....")
    }

    @Test("D57: a hidden view keeps its room") func d57_hidden() {
        #expect(
            picture(5, 1) {
                HStack(spacing: 0) {
                    Text("AA").hidden()
                    Text("b")
                }
            } == "  b")
        let host = host(9, 1) {
            HStack {
                Button("a") {}.hidden()
                Button("b") {}
            }
        }
        #expect(host.focus?.contains("Button") == true)
        host.press(.tab)
        #expect(host.text.contains("b"))
        #expect(!host.text.contains("a"))
    }

    @Test func whatIsTransparentKeepsItsRoom() {
        #expect(
            picture(5, 1) {
                HStack(spacing: 0) {
                    Text("AA").opacity(0)
                    Text("b")
                }
            } == "  b")
    }

    @Test("D55: a border stands around its view") func borderStandsAround() {
        #expect(picture(6, 3) { Text("ab").border(.primary) } == "┌──┐\n│ab│\n└──┘")
    }

    @Test("D86: a view is not clipped by its frame; what comes later draws over it") func d86_noClip() {
        #expect(
            picture(9, 1) {
                HStack(spacing: 0) {
                    Text("hello").fixedSize().frame(width: 3, alignment: .leading)
                    Text("XY")
                }
            } == "helXY")
        #expect(
            picture(9, 1) {
                HStack(spacing: 0) {
                    Text("XY")
                    Text("hello").fixedSize().frame(width: 3, alignment: .trailing)
                }
            } == "hello")
    }

    @Test("D84: windows of no cells or one are drawn, and all is there when they grow") func d84_tinyWindows() {
        let host = TestHost(
            VStack {
                Text("title").bold().border(.red)
                HStack {
                    Text("a")
                    Spacer()
                    Button("b") {}
                }
                ScrollView { ForEach(0..<9) { Text("\($0)") } }
            }, width: 20, height: 8)
        let whole = host.text
        for (width, height) in [(0, 0), (1, 1), (0, 5), (5, 0), (2, 1)] { host.resize(width: width, height: height) }
        host.resize(width: 20, height: 8)
        #expect(host.text == whole)
        #expect(host.log.isEmpty)
    }
}

private struct NegativeFrame: View {
    var body: some View { Text("ab").frame(width: -1) }
}

private struct Contradiction: View {
    @State private var count = 0
    var body: some View { fix("a", 4).frame(minWidth: 5, maxWidth: 3) }

    @Test("F19: a border adds a cell at each edge; one of no width is not there")
    func f19_border() {
        let drawn = TestHost(Text("ab").border(.red), width: 4, height: 3)
        #expect(drawn.lines == ["┌──┐", "│ab│", "└──┘"])
        let none = TestHost(Text("ab").border(.red, width: 0), width: 2, height: 1)
        #expect(none.text == "ab")
    }
}
