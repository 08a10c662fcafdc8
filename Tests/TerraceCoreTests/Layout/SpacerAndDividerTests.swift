import TerraceScreen
import Testing

@testable import TerraceCore

@MainActor struct SpacerAndDividerTests {
    @Test("D15: a spacer is served last, with its minimum reserved") func d15_spacer() {
        let stack = row(0, .center, color(), SpacerBox(minLength: 2))
        #expect(stack.propose(10, 3) == size(10, 3))
        #expect(stack.widths == [8, 2])
        #expect(stack.children[1].size.height == 0)
    }

    @Test("D16: a spacer outside of a stack takes both axes") func d16_outside() {
        let spacer = SpacerBox()
        #expect(FrameBox(spacer, width: 6, height: 3).propose(20, 9) == size(6, 3))
        #expect(spacer.size == size(6, 3))
        #expect(depth(.center, SpacerBox(), text("a")).propose(7, 4) == size(7, 4))
        // A depth stack is no stack, even inside of one.
        let inner = SpacerBox()
        row(0, .center, depth(.center, inner)).propose(7, 4)
        #expect(inner.size == size(7, 4))
    }

    @Test("D17: a spacer collapses where nothing is proposed") func d17_collapses() {
        let stack = column(nil, .center, text("a"), SpacerBox(), text("b"))
        ScrollBox(.vertical, content: stack).propose(10, 9)
        #expect(stack.rows == [0, 1, 1])
        let wide = column(nil, .center, text("a"), SpacerBox(minLength: 2), text("b"))
        ScrollBox(.vertical, content: wide).propose(10, 9)
        #expect(wide.rows == [0, 1, 3])
    }

    @Test("D18: spacers take the rest, share it, and keep explicit gaps") func d18_rest() {
        let one = row(0, .center, text("ab"), SpacerBox(), text("cd"))
        one.propose(10)
        #expect(one.widths == [2, 6, 2])
        let two = row(0, .center, SpacerBox(), text("ab"), SpacerBox())
        two.propose(11)
        #expect(two.widths == [4, 2, 5])
        let gaps = row(1, .center, text("ab"), SpacerBox(), text("cd"))
        gaps.propose(10)
        #expect(gaps.widths == [2, 4, 2])
    }

    @Test("D19: a divider stands upright in a row, level elsewhere") func d19_divider() {
        let divider = DividerBox()
        row(0, .center, text("a"), divider, text("b")).propose(9, 5)
        #expect(divider.size == size(1, 5))
        #expect(DividerBox().propose(7, 5) == size(7, 1))
        #expect(column(nil, .center, text("a"), DividerBox()).propose(7, 5) == size(7, 2))
        #expect(picture(column(nil, .center, text("a"), DividerBox()), 3, 2) == " a\n───")
        #expect(picture(row(0, .center, text("a"), DividerBox()), 2, 3) == " │\na│\n │")
    }

    @Test func theAxisIsSeenThroughWrappersAndAnOverlaysPrimary() {
        let divider = DividerBox()
        let padded = PaddingBox(LayeredBox(TraitBox(divider), secondary: [text("o")], layer: .overlay), CellInsets(1))
        row(0, .center, text("a"), padded).propose(9, 5)
        #expect(divider.size == size(1, 3))
        let behind = DividerBox()
        row(0, .center, LayeredBox(FrameBox(color(), width: 4), secondary: [behind], layer: .background)).propose(9, 5)
        #expect(behind.size == size(4, 1))
    }

    @Test func movingASpacerBetweenStacksTurnsIt() {
        let spacer = SpacerBox()
        let wrapped = TraitBox(spacer)
        let across = row(0, .center, text("a"), wrapped)
        let down = column(0, .center, text("b"))
        let root = root(column(0, .leading, across, down), 8, 6)
        #expect(spacer.size == size(7, 0))
        across.setChildren([across.children[0]])
        down.setChildren([down.children[0], wrapped])
        root.layout()
        #expect(spacer.size == size(0, 4))
        #expect(across.size == size(1, 1))
    }

    @Test func aSpacerAnswersAnewWhenItsStackTurns() {
        // Alone in its stack it is proposed the same before and after.
        let spacer = SpacerBox()
        let stack = row(0, .center, TraitBox(spacer, zIndex: 1))
        let root = root(FrameBox(stack, width: 8, height: 6), 8, 6)
        #expect(spacer.size == size(8, 0))
        stack.axis = .vertical
        root.layout()
        #expect(spacer.size == size(0, 6))
        #expect(stack.size == size(0, 6))
    }
}
