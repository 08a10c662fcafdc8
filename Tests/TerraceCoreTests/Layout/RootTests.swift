import TerraceScreen
import Testing

@testable import TerraceCore

@MainActor struct RootTests {
    @Test func smallContentIsCentredLargeContentPinnedAndScrolled() {
        #expect(picture(text("ab"), 6, 3) == "\n  ab\n")
        let large = FrameBox(text("abcdefgh"), width: 8, height: 4, alignment: .topLeading)
        // The thumbs take a column and a row of it.
        let pinned = root(large, 4, 2)
        #expect(pinned.picture() == "abc┃\n━")
        pinned.window.scroll(by: Point(x: 9, y: 0))
        #expect(pinned.picture() == "fgh┃\n  ━")
        #expect(root(FrameBox(width: 9, height: 1), 4, 3).content?.origin == Point(x: 0, y: 0))
    }

    @Test func exchangingTheContent() {
        let root = root(text("a"), 3, 1)
        #expect(root.picture() == " a")
        root.content = text("b")
        root.layout()
        #expect(root.picture() == " b")
        root.content = nil
        root.layout()
        #expect(root.picture() == "")
    }

    @Test func hitTestFindsTheDeepestTarget() {
        let label = text("ab")
        let fill = FillBox()
        let box = LayeredBox(PaddingBox(label, CellInsets(1)), secondary: [fill], layer: .background)
        let root = root(box, 4, 3)
        #expect(root.hitTest(Point(x: 1, y: 1)) === label)
        #expect(root.hitTest(.zero) === fill)
        #expect(root.hitTest(Point(x: 4, y: 0)) == nil)
        #expect(root.hitTest(Point(x: -1, y: 0)) == nil)
        #expect(root.hitTest(Point(x: .max, y: .min)) == nil)
    }

    @Test func hitTestFindsWhatHangsOutAndRespectsClips() {
        let inner = FixedSizeBox(text("hello"))
        let frame = FrameBox(inner, width: 3, alignment: .leading)
        let box = FrameBox(frame, width: 8, alignment: .leading)
        #expect(root(box, 8, 1).hitTest(Point(x: 4, y: 0)) === inner.content)
        box.content = ClipBox(frame)
        let clipped = root(box, 8, 1)
        #expect(clipped.hitTest(Point(x: 4, y: 0)) == nil)
        #expect(clipped.hitTest(Point(x: 2, y: 0)) === inner.content)
    }

    @Test func anyBoxCanBeMadeATarget() {
        let stack = row(0, .center, SpacerBox())
        let root = root(FrameBox(stack, width: 4, height: 1), 4, 1)
        #expect(root.hitTest(.zero) == nil)
        stack.isHitTarget = true
        stack.setChildren([color()])
        root.layout()
        #expect(root.hitTest(.zero) === stack.children.first)
    }

    @Test func conversionToAnAncestor() {
        let label = text("a")
        let inner = PaddingBox(label, CellInsets(1))
        let outer = PaddingBox(inner, CellInsets(2))
        let root = root(outer, 7, 7)
        #expect(root.convert(Rect(x: 0, y: 0, width: 1, height: 1), from: label, to: outer).origin == Point(x: 3, y: 3))
        #expect(root.convert(Rect(x: 0, y: 0, width: 1, height: 1), from: label, to: label).origin == .zero)
        #expect(root.rectInRoot(of: label) == Rect(x: 3, y: 3, width: 1, height: 1))
    }

    @Test("D84: a tiny window neither traps nor makes negative sizes, and all is back with its size") func d84_tiny() {
        func tree() -> Box {
            let list = column(1, .leading, row(nil, .firstTextBaseline, text("日本"), SpacerBox(), BorderBox(text("b"))), DividerBox())
            let scroll = ScrollBox([.horizontal, .vertical], content: list)
            return BorderBox(
                PaddingBox(
                    column(1, .center, LayeredBox(scroll, secondary: [color(), text("over")], layer: .overlay), text("end")), CellInsets(1))
            )
        }
        let live = root(tree(), 0, 0)
        for (width, height) in [(0, 0), (1, 1), (1, 0), (0, 1), (2, 2), (3, 1), (5, 3)] {
            live.size = size(width, height)
            live.layout()
            _ = live.picture()
            _ = live.hitTest(.zero)
        }
        live.size = size(-4, -4)
        live.layout()
        #expect(live.size == .zero)
        live.size = size(20, 12)
        live.layout()
        #expect(live.picture() == picture(tree(), 20, 12))
    }

    @Test func endlessLengthsSaturate() {
        let most = Length.infinity
        #expect(Length.adding(5, to: most) == most)
        #expect(Length.subtracting(5, from: most) == most)
        #expect(Length.adding(.max, to: 3) == most)
        #expect(Length.adding(.min, to: 3) == 0)
        #expect(Length.subtracting(.max, from: 3) == 0)
        #expect(ProposedSize(width: .max, height: .min) == ProposedSize(width: most, height: 0))
        var box: Box = color()
        for _ in 0..<40 { box = PaddingBox(row(Int.max, .center, FrameBox(box, width: .max), fix(.max)), CellInsets(.max)) }
        let root = root(box, .max, .max)
        _ = root.hitTest(.zero)
        let canvas = Canvas(Screen(size: size(5, 2), table: CellTable()))
        root.paint(canvas)
        #expect(box.size.width == most)
        #expect(StackBox(.horizontal, spacing: .min).propose(.max, .max) == .zero)
        PaddingBox(color(), CellInsets(.min)).propose(3, 3)
        let scroll = ScrollBox(.vertical, content: FrameBox(height: Length.infinity - 1))
        scroll.propose(4, 4)
        scroll.scroll(by: Point(x: .max, y: .max))
        scroll.scroll(by: Point(x: .min, y: .min))
        #expect(scroll.offset == .zero)
        scroll.reveal(Rect(x: 0, y: most - 1, width: 1, height: 1), anchor: .center)
        #expect(scroll.offset.y > 0)
    }
}
