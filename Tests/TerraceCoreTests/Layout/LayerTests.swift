import TerraceScreen
import Testing

@testable import TerraceCore

@MainActor struct LayerTests {
    @Test("D32: an overlay is proposed the primary's size and adds nothing to it") func d32_overlay() {
        let overlay = FixedSizeBox(text("wxyz"))
        let box = LayeredBox(text("ab"), secondary: [overlay], layer: .overlay)
        #expect(box.propose(20, 9) == size(2, 1))
        #expect(overlay.origin.x == -1)
        #expect(overlay.lastProposal == ProposedSize(width: 2, height: 1))
        // It is not clipped.
        #expect(picture(box, 4, 1) == "wxyz")
    }

    @Test("D32: a background lies below, an overlay above") func d32_depth() {
        #expect(picture(LayeredBox(text("ab"), secondary: [text("x")], layer: .background, alignment: .leading), 2, 1) == "ab")
        #expect(picture(LayeredBox(text("ab"), secondary: [text("x")], layer: .overlay, alignment: .leading), 2, 1) == "xb")
    }

    @Test("D33: several secondary boxes are one stack, aligned as a unit") func d33_group() {
        let a = text("A")
        let b = FixedSizeBox(text("bbb"))
        let box = LayeredBox(fix(7, 3), secondary: [a, b], layer: .overlay, alignment: .topLeading)
        let root = root(box, 7, 3)
        #expect(root.rectInRoot(of: b) == Rect(x: 0, y: 0, width: 3, height: 1))
        #expect(root.rectInRoot(of: a).origin == Point(x: 1, y: 0))
        // Down to one and up to two again.
        box.secondary = [a]
        root.layout()
        #expect(root.rectInRoot(of: a).origin == .zero)
        box.secondary = [a, b]
        root.layout()
        #expect(root.rectInRoot(of: a).origin == Point(x: 1, y: 0))
        box.secondary = []
        root.layout()
        #expect(box.children.count == 1)
        #expect(a.parent == nil)
    }

    @Test("D34: only the highest priority sizes a depth stack") func d34_priority() {
        let label = text("ab")
        let fill = color()
        let stack = depth(.center, fill, TraitBox(label, layoutPriority: 1))
        #expect(stack.propose(10, 5) == size(2, 1))
        #expect(fill.size == size(2, 1))
        #expect(depth(.center, color(), text("ab")).propose(10, 5) == size(10, 5))
    }

    @Test("D34: children stretch to what came out where nothing was proposed") func d34_stretch() {
        let fill = color()
        let stack = depth(.center, fill, text("abc"))
        #expect(FixedSizeBox(stack).propose(10, 5) == size(3, 1))
        #expect(fill.size == size(3, 1))
    }

    @Test("D35: the z index decides who is drawn and hit last") func d35_zIndex() {
        let a = text("A")
        let b = text("B")
        a.zIndex = 1
        let stack = depth(.center, a, b)
        let root = root(stack, 1, 1)
        #expect(root.picture() == "A")
        #expect(root.hitTest(.zero) === a)
        a.zIndex = 0
        root.layout()
        #expect(root.picture() == "B")
        #expect(root.hitTest(.zero) === b)
        PaddingBox(nil, CellInsets(0)).setChildren([a])
        let wrapped = PaddingBox(a, CellInsets(0))
        stack.setChildren([wrapped, b])
        a.zIndex = 2
        root.layout()
        #expect(root.picture() == "A")
    }

    @Test("D57: hidden keeps the room and shows nothing") func d57_hidden() {
        let hidden = HiddenBox(text("AA"))
        let stack = row(0, .center, hidden, text("b"))
        let root = root(stack, 3, 1)
        #expect(root.picture() == "  b")
        #expect(root.hitTest(.zero) == nil)
        #expect(root.visibleRect(of: hidden.children[0]).isEmpty)
    }

    @Test("D86: boxes paint outside of their bounds, later siblings over it") func d86_overflow() {
        let inner = FixedSizeBox(text("hello"))
        let stack = row(0, .center, FrameBox(inner, width: 3, alignment: .leading), text("X"))
        #expect(picture(stack, 8, 1) == "  helXo")
        let clipped = row(0, .center, ClipBox(FrameBox(FixedSizeBox(text("hello")), width: 3, alignment: .leading)), text("X"))
        #expect(picture(clipped, 8, 1) == "  helX")
    }

    @Test func overflowFromOutOfSightIsStillPainted() {
        // The frame itself lies left of the clip, the text hangs into it.
        let frame = FrameBox(FixedSizeBox(text("abcdef")), width: 2, alignment: .leading)
        let shifted = PaddingBox(frame, CellInsets(leading: -3))
        #expect(root(FrameBox(shifted, width: 6, alignment: .leading), 6, 1).picture().hasPrefix("def"))
    }

    @Test func textThatGrowsOutOfSightIsPaintedWhereItHangsIntoView() {
        // The frame keeps its size, so the row around it is not placed again; both lie left of the window.
        let label = text("ab")
        let frame = FrameBox(FixedSizeBox(label), width: 2, alignment: .leading)
        let shifted = PaddingBox(row(0, .center, frame), CellInsets(leading: -3))
        let root = root(FrameBox(shifted, width: 6, alignment: .leading), 6, 1)
        #expect(root.picture() == "")
        label.text = "abcdef"
        root.layout()
        #expect(root.picture() == "def")
    }

    @Test func opacityHidesDimsOrShows() {
        let box = OpacityBox(text("ab"))
        let root = root(row(0, .center, box, text("c")), 3, 1)
        #expect(!root.style(0, 0).attributes.contains(.dim))
        box.opacity = 0.5
        #expect(root.needsPaint)
        #expect(root.style(0, 0).attributes.contains(.dim))
        #expect(root.style(1, 0).attributes.contains(.dim))
        #expect(!root.style(2, 0).attributes.contains(.dim))
        box.opacity = 0
        #expect(root.picture() == "  c")
        #expect(root.hitTest(.zero) == nil)
    }

    @Test func dimmingLeavesWhatLiesBelowAlone() {
        let below = text("abcd")
        let above = OpacityBox(FixedSizeBox(text("X")), opacity: 0.3)
        let root = root(depth(.leading, below, above), 4, 1)
        #expect(root.picture() == "Xbcd")
        #expect(root.style(0, 0).attributes.contains(.dim))
        #expect(!root.style(1, 0).attributes.contains(.dim))
    }
}
