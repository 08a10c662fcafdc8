import TerraceScreen
import Testing

@testable import TerraceCore

@MainActor struct FrameTests {
    @Test("D1: the child chooses, the parent places; overflow is seen unless clipped") func d1_overflow() {
        let inner = FixedSizeBox(text("hello"))
        let frame = FrameBox(inner, width: 3)
        let root = root(row(0, .center, fix(2), frame, fix(2)), 9, 1)
        #expect(frame.size == size(3, 1))
        #expect(inner.origin.x == -1)
        #expect(inner.size.width == 5)
        #expect(root.picture().contains("hell"))
    }

    @Test("D21: a fixed frame proposes and reports its length, the other axis passes through") func d21_fixed() {
        #expect(FrameBox(text("aa bb"), width: 3).propose(20, 9) == size(3, 2))
        #expect(FrameBox(color(), width: 3).propose(20, 9) == size(3, 9))
        #expect(FrameBox(color(), width: 3).propose(nil, nil) == size(3, 1))
        #expect(FrameBox(width: 3, height: 2).propose(0, 0) == size(3, 2))
    }

    @Test("D22: a negative length is left to the child, and reported") func d22_negative() {
        var reports: [LayoutDiagnostic] = []
        let before = LayoutDiagnostic.report
        LayoutDiagnostic.report = { reports.append($0) }
        defer { LayoutDiagnostic.report = before }
        #expect(FrameBox(text("abc"), width: -1).propose(20) == size(3, 1))
        #expect(reports == [.unusableFrame(.horizontal, -1)])
    }

    private func flexible(_ content: Box, _ minimum: Int? = nil, _ ideal: Int? = nil, _ maximum: Int? = nil) -> FlexibleFrameBox {
        FlexibleFrameBox(content, width: FlexibleLength(minimum: minimum, ideal: ideal, maximum: maximum))
    }

    @Test("D23: minimum and maximum clamp the proposal, whatever the child") func d23_both() {
        #expect(flexible(fix(25), 0, nil, Length.infinity).propose(10).width == 10)
        #expect(flexible(fix(25), 12, nil, 20).propose(10).width == 12)
        #expect(flexible(fix(25), 12, nil, 20).propose(30).width == 20)
        #expect(flexible(fix(25), 12, nil, 20).propose(nil).width == 20)
    }

    @Test("D24: only a maximum") func d24_maximum() {
        #expect(flexible(text("hi"), nil, nil, 20).propose(10).width == 10)
        #expect(flexible(text("hi"), nil, nil, 20).propose(30).width == 20)
        #expect(flexible(fix(25), nil, nil, Length.infinity).propose(10).width == 25)
    }

    @Test("D25: only a minimum") func d25_minimum() {
        #expect(flexible(text("hi"), 5).propose(10).width == 5)
        #expect(flexible(color(), 5).propose(10).width == 10)
        #expect(flexible(fix(12), 5).propose(8).width == 8)
    }

    @Test("D26: the ideal counts where nothing is proposed") func d26_ideal() {
        let frame = flexible(color(), nil, 7)
        #expect(FixedSizeBox(frame).propose(20).width == 7)
        #expect(frame.content?.size.width == 7)
        #expect(frame.propose(4).width == 4)
        let child = color()
        flexible(child, 3, nil, 6).propose(10)
        #expect(child.lastProposal.width == 6)
    }

    @Test("D27: contradictions are reported and never trap") func d27_contradictions() {
        var reports: [LayoutDiagnostic] = []
        let before = LayoutDiagnostic.report
        LayoutDiagnostic.report = { reports.append($0) }
        defer { LayoutDiagnostic.report = before }
        #expect(flexible(fix(4), 5, nil, 3).propose(10).width == 4)
        #expect(reports == [.contradictoryFrame(.horizontal)])
        reports = []
        // The ideal is raised to 5, the maximum to that.
        let raised = flexible(fix(4), 5, 2, 3)
        #expect(raised.propose(nil).width == 5)
        #expect(raised.propose(10).width == 5)
        #expect(reports == [.raisedFrame(.horizontal)])
    }

    @Test("D28: the frame's alignment places the child, overflow included") func d28_alignment() {
        let label = text("x")
        FrameBox(label, width: 5, alignment: .trailing).propose(20)
        #expect(label.origin.x == 4)
        let long = FixedSizeBox(text("abcdef"))
        FrameBox(long, width: 3, alignment: .leading).propose(20)
        #expect(long.origin.x == 0)
        FrameBox(long, width: 3, alignment: .trailing).propose(20)
        #expect(long.origin.x == -3)
        let corner = text("x")
        FlexibleFrameBox(corner, width: FlexibleLength(maximum: 9), height: FlexibleLength(maximum: 3), alignment: .bottomTrailing)
            .propose(20, 20)
        #expect(corner.origin == Point(x: 8, y: 2))
    }

    @Test("D29: a fixed size proposes nothing on its axes") func d29_fixedSize() {
        #expect(FixedSizeBox(text("aa bb")).propose(3, 1) == size(5, 1))
        let wrapped = FixedSizeBox(text("aa bb"), axes: .vertical)
        #expect(wrapped.propose(3, 1) == size(2, 2))
    }

    @Test("D30: padding takes from the proposal and adds to the size") func d30_padding() {
        #expect(PaddingBox(text("ab"), CellInsets(1)).propose(20, 9) == size(4, 3))
        let child = color()
        PaddingBox(child, CellInsets(3)).propose(4, 9)
        #expect(child.lastProposal == ProposedSize(width: 0, height: 3))
        PaddingBox(child, CellInsets(1)).propose(nil, nil)
        #expect(child.lastProposal == .unspecified)
        let letOut = PaddingBox(child, CellInsets(leading: -1, trailing: -2))
        #expect(letOut.propose(6, 1) == size(6, 1))
        #expect(child.size == size(9, 1))
        #expect(child.origin.x == -1)
        #expect(PaddingBox(color(), CellInsets(1)).sizeThatFits(.infinity).width == Length.infinity)
    }

    @Test("D31: padding then background fills the padding, the reverse does not") func d31_order() {
        let outer = LayeredBox(PaddingBox(text("ab"), CellInsets(1)), secondary: [FillBox()], layer: .background)
        outer.propose(20, 9)
        #expect(outer.children.first?.size == size(4, 3))
        let fill = FillBox()
        PaddingBox(LayeredBox(text("ab"), secondary: [fill], layer: .background), CellInsets(1)).propose(20, 9)
        #expect(fill.size == size(2, 1))
    }

    @Test("F19: a border adds a frame of one cell") func f19_border() {
        let box = BorderBox(text("ab"))
        #expect(box.propose(20, 9) == size(4, 3))
        #expect(picture(box, 4, 3) == "┌──┐\n│ab│\n└──┘")
        #expect(picture(BorderBox(text("ab"), kind: .rounded), 4, 3) == "╭──╮\n│ab│\n╰──╯")
        #expect(picture(BorderBox(color()), 6, 4) == "┌────┐\n│    │\n│    │\n└────┘")
    }
}
