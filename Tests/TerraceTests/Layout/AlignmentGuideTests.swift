import Terrace
import TerraceTesting
import Testing

private enum ColonLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}

extension HorizontalAlignment {
    fileprivate static let colon = HorizontalAlignment(ColonLine.self)
}

private enum MiddleLine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
    fileprivate static let middle = VerticalAlignment(MiddleLine.self)
}

@MainActor struct AlignmentGuideTests {
    @Test("D36: a larger guide moves a view towards leading") func d36_direction() {
        func column(_ guide: CGFloat) -> some View {
            VStack(alignment: .leading) {
                Text("aaaa")
                Text("bb").alignmentGuide(.leading) { _ in guide }
            }
        }
        #expect(size(20, 3) { column(2) } == "6x2")
        #expect(picture(20, 3) { column(2) } == "  aaaa\nbb")
        #expect(size(20, 3) { column(-2) } == "4x2")
        #expect(picture(20, 3) { column(-2) } == "aaaa\n  bb")
        #expect(picture(20, 3) { VStack(alignment: .leading) { Text("b").alignmentGuide(.leading) { _ in -5 } } } == "b")
    }

    @Test("D36: guides are seen through padding and frames") func d36_wrapped() {
        #expect(
            picture(20, 3) {
                VStack(alignment: .leading) {
                    Text("aaaa")
                    Text("bb").alignmentGuide(.leading) { _ in 1 }.padding(.leading, 1)
                }
            } == "  aaaa\n bb")
    }

    @Test("D37: a custom guide is seen through stacks, which take the mean of several") func d37_custom() {
        #expect(
            picture(20, 2) {
                VStack(alignment: .colon, spacing: 0) {
                    HStack {
                        Text("a")
                        Text("b").alignmentGuide(.colon) { $0[.leading] }
                    }
                    Text("c").alignmentGuide(.colon) { _ in 0 }
                }
            } == "a b\n  c")
        #expect(
            picture(20, 2) {
                VStack(alignment: .colon, spacing: 0) {
                    HStack {
                        Text("a").alignmentGuide(.colon) { _ in 0 }
                        Text("bbb").alignmentGuide(.colon) { $0[.trailing] }
                    }
                    Text("c")
                }
            } == "a bbb\n  c")
    }

    @Test("D37: edges of views in a stack are not the stack's") func d37_edges() {
        #expect(
            picture(20, 2) {
                VStack(alignment: .leading, spacing: 0) {
                    HStack { Text("a").alignmentGuide(.leading) { _ in 3 } }
                    Text("c")
                }
            } == "a\nc")
    }

    @Test("D38: the closure knows the view's size and other guides") func d38_dimensions() {
        #expect(
            picture(20, 2) {
                VStack(alignment: .leading, spacing: 0) {
                    Text("ab").alignmentGuide(.leading) { $0[.trailing] }
                    Text("c")
                }
            } == "ab\n  c")
        #expect(
            picture(20, 3) {
                HStack(alignment: .top, spacing: 0) {
                    Text("a\nb\nc").alignmentGuide(.top) { $0.height - 1 }
                    Text("d")
                }
            } == "a\nb\ncd")
        #expect(
            picture(20, 3) {
                VStack(alignment: .leading, spacing: 0) {
                    Text("ab")
                    Text("c").alignmentGuide(.leading) { $0[explicit: .leading] == nil ? -1 : 0 }
                }
            } == "ab\n c")
    }

    @Test func aCustomGuideHasItsDefaultInEveryView() {
        #expect(
            picture(20, 3) {
                HStack(alignment: .middle, spacing: 0) {
                    Text("a\nb\nc")
                    Text("d")
                }
            } == "a\nbd\nc")
        #expect(
            picture(9, 3) {
                Text("x").frame(width: 3, height: 3, alignment: Alignment(horizontal: .center, vertical: .middle))
            } == "\n x")
    }

    @Test func aGuideThatDependsOnStateFollowsIt() {
        struct Indented: View {
            @State private var indent = 0
            var body: some View {
                VStack(alignment: .leading) {
                    Button("a") { indent += 2 }
                    Text("b").alignmentGuide(.leading) { [indent] _ in CGFloat(-indent) }
                }
            }
        }
        let host = host(20, 2) { Indented() }
        #expect(host.lines[1] == "b")
        host.press(.return)
        #expect(host.lines[1] == "  b")
    }

    @Test func layersAndDepthStacksAlignByGuides() {
        #expect(
            picture(9, 2) {
                Ink(".").frame(width: 5, height: 1).overlay(alignment: .leading) {
                    Text("x").alignmentGuide(.leading) { _ in -2 }
                }
            } == "..x..")
        #expect(
            picture(9, 2) {
                ZStack(alignment: .topLeading) {
                    Ink(".").frame(width: 5, height: 1)
                    Text("x").alignmentGuide(.leading) { _ in -3 }
                }
            } == "...x.")
    }
}
