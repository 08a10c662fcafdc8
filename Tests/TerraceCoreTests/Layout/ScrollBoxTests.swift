import TerraceScreen
import Testing

@testable import TerraceCore

@MainActor struct ScrollBoxTests {
    private func list(_ count: Int, _ axes: Axis.Set = .vertical) -> ScrollBox {
        let stack = StackBox(.vertical, alignment: .leading)
        stack.setChildren(ContiguousArray((0..<count).map { text("r\($0)") }))
        return ScrollBox(axes, content: stack)
    }

    @Test("D40: the proposed length along, the content's across") func d40_size() {
        #expect(ScrollBox(.vertical, content: text("ab")).propose(20, 5) == size(2, 5))
        #expect(ScrollBox(.horizontal, content: text("ab")).propose(20, 5) == size(20, 1))
        #expect(ScrollBox([.horizontal, .vertical], content: text("ab")).propose(20, 5) == size(20, 5))
        #expect(ScrollBox(.vertical, content: text("ab")).propose(nil, nil) == size(2, 1))
    }

    @Test("D41: short content stays at the top, the offset is clamped") func d41_clamped() {
        let scroll = list(12)
        let root = root(scroll, 10, 4)
        scroll.offset = Point(x: 3, y: 99)
        #expect(scroll.offset == Point(x: 0, y: 8))
        scroll.content?.setChildren(ContiguousArray((scroll.content?.children ?? []).prefix(3)))
        root.layout()
        #expect(scroll.offset == .zero)
        #expect(root.picture().split(separator: "\n").map { $0.filter { $0 != " " } } == ["r0", "r1", "r2"])
        scroll.offset = Point(x: -5, y: -5)
        #expect(scroll.offset == .zero)
    }

    @Test("D42: a flexible box gets its ideal along the axis") func d42_ideal() {
        let fill = color()
        ScrollBox(.vertical, content: fill).propose(20, 5)
        #expect(fill.size == size(20, 1))
    }

    @Test("D43: revealing moves no further than needed") func d43_minimal() {
        let scroll = list(30)
        let root = root(scroll, 10, 5)
        guard let content = scroll.content else { return }
        root.reveal(content.children[12])
        #expect(scroll.offset.y == 8)
        root.reveal(content.children[10])
        #expect(scroll.offset.y == 8)
        root.reveal(content.children[3])
        #expect(scroll.offset.y == 3)
        // Larger than the window: its start, and nothing once it fills the window.
        scroll.reveal(Rect(x: 0, y: 10, width: 1, height: 9))
        #expect(scroll.offset.y == 10)
        scroll.offset.y = 12
        scroll.reveal(Rect(x: 0, y: 10, width: 1, height: 9))
        #expect(scroll.offset.y == 12)
    }

    @Test("D44: an anchor decides where in the window") func d44_anchor() {
        let scroll = list(30)
        let root = root(scroll, 10, 5)
        guard let content = scroll.content else { return }
        root.reveal(content.children[12], anchor: .top)
        #expect(scroll.offset.y == 12)
        root.reveal(content.children[12], anchor: .center)
        #expect(scroll.offset.y == 10)
        root.reveal(content.children[12], anchor: .bottom)
        #expect(scroll.offset.y == 8)
        root.reveal(content.children[29], anchor: .top)
        #expect(scroll.offset.y == 25)
        scroll.reveal(Rect(x: 0, y: 3, width: 1, height: 1), anchor: UnitPoint(x: .nan, y: .infinity))
        #expect(scroll.offset.y == 3)
    }

    @Test func scrollingMeasuresAndPlacesNothing() {
        let scroll = list(100)
        let root = root(scroll, 10, 5)
        _ = root.picture()
        root.counters.reset()
        var told = 0
        scroll.onScroll = { _ in told += 1 }
        #expect(scroll.scroll(by: Point(x: 0, y: 7)))
        #expect(root.needsPaint)
        root.layout()
        #expect(root.counters.measured == 0)
        #expect(root.counters.placed == 0)
        #expect(told == 1)
        #expect(scroll.revision == 1)
        #expect(root.picture().hasPrefix("   r7"))
        #expect(!scroll.scroll(by: Point(x: 4, y: 0)))
        #expect(told == 1)
    }

    @Test func theThumbTakesItsColumnFromTheContentAndHidesNothing() {
        let fill = color()
        let tall = column(0, .leading, FrameBox(fill, height: 1), fix(1, 9))
        let scroll = ScrollBox(.vertical, content: tall)
        let root = root(scroll, 8, 5)
        #expect(scroll.thumbs == .vertical)
        #expect(fill.size.width == 7)
        #expect(scroll.size == size(8, 5))
        #expect(scroll.thumb(.vertical) == 0..<2)
        scroll.offset.y = 99
        #expect(scroll.thumb(.vertical) == 3..<5)
        #expect(root.picture() == "\n\n\n       ┃\n       ┃")
        #expect(root.style(7, 4).attributes.contains(.dim))
        tall.setChildren([tall.children[0]])
        root.layout()
        #expect(scroll.thumbs.isEmpty)
        #expect(fill.size.width == 8)
    }

    @Test func oneColumnAndOneRowHaveNoThumb() {
        let scroll = list(9)
        #expect(root(scroll, 1, 3).picture().split(separator: "\n").count == 3)
        #expect(scroll.thumbs.isEmpty)
        let across = ScrollBox(.horizontal, content: text("abcdefgh"))
        #expect(picture(across, 4, 1) == "abcd")
        across.offset.x = 3
        #expect(picture(across, 4, 1) == "defg")
    }

    @Test func nestedScrollingConvertsThroughBothOffsets() {
        let inner = ScrollBox(.horizontal, content: FixedSizeBox(text("abcdefghijkl")))
        let outer = ScrollBox(.vertical, content: column(0, .leading, fix(1, 10), inner, fix(1, 10)))
        let root = root(outer, 6, 4)
        guard let label = inner.content else { return }
        root.reveal(label, rect: Rect(x: 9, y: 0, width: 1, height: 1))
        #expect(inner.offset.x == 5)
        #expect(outer.offset.y == 7)
        #expect(root.rectInRoot(of: label).origin == Point(x: -5, y: 3))
        #expect(root.visibleRect(of: label) == Rect(x: 0, y: 3, width: 5, height: 1))
        #expect(root.enclosingScrollBoxes(of: label).map(ObjectIdentifier.init) == [inner, outer, root.window].map(ObjectIdentifier.init))
        #expect(root.hitTest(Point(x: 0, y: 3)) === label.children.first)
        #expect(root.hitTest(Point(x: 5, y: 3)) === outer)
    }

    @Test("D86: a scroll box always clips") func d86_clips() {
        let scroll = ScrollBox(.vertical, content: FrameBox(FixedSizeBox(text("abcdef")), width: 3, alignment: .leading))
        #expect(picture(row(0, .top, scroll, text("X")), 6, 1).contains("abcX"))
    }
}
