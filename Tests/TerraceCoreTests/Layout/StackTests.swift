import TerraceScreen
import Testing

@testable import TerraceCore

@MainActor struct StackTests {
    @Test("D2: a proposal of nothing, zero, infinity and a length") func d2_proposals() {
        let words = text("aa bb")
        #expect(words.sizeThatFits(.unspecified).width == 5)
        #expect(words.sizeThatFits(.infinity).width == 5)
        #expect(color().sizeThatFits(.unspecified) == size(1, 1))
        #expect(color().sizeThatFits(.infinity).width == Length.infinity)
        #expect(color().sizeThatFits(.zero) == .zero)
        #expect(color().sizeThatFits(ProposedSize(width: 7, height: 2)) == size(7, 2))
    }

    @Test("D3: free space is what the gaps leave") func d3_freeSpace() {
        let stack = row(1, .center, color(), color())
        #expect(stack.propose(11) == size(11, 1))
        #expect(stack.widths == [5, 5])
        #expect(stack.columns == [0, 6])
    }

    @Test("D4: the less flexible is served first") func d4_flexibility() {
        let stack = row(0, .center, color(), text("abcdef"))
        stack.propose(16)
        #expect(stack.widths == [10, 6])
    }

    @Test("D4: flexibility is measured with the same cross proposal") func d4_crossProposal() {
        // In one row the text can shrink to an ellipsis, so it is less flexible than the colour but more than the fixed one.
        let stack = row(0, .center, text("abcdefgh"), fix(6), color())
        stack.propose(12, 1)
        #expect(stack.widths == [3, 6, 3])
    }

    @Test("D5: each is offered an equal share of what remains") func d5_shares() {
        let label = text("ab")
        let stack = row(0, .center, color(), label, color())
        stack.propose(12)
        #expect(stack.widths == [5, 2, 5])
        #expect(label.lastProposal.width == 4)
    }

    @Test("D6: overflow is the sum") func d6_overflow() {
        let stack = row(
            0, .center, FlexibleFrameBox(color(), width: FlexibleLength(maximum: 4)),
            FlexibleFrameBox(color(), width: FlexibleLength(minimum: 4)))
        #expect(stack.propose(6).width == 7)
        #expect(stack.widths == [3, 4])
    }

    @Test("D7: of the infinitely flexible the larger minimum goes first") func d7_largerMinimumFirst() {
        let stack = row(0, .center, color(), FlexibleFrameBox(color(), width: FlexibleLength(minimum: 6)))
        stack.propose(8)
        #expect(stack.widths == [2, 6])
    }

    @Test("D7: ties keep the order of the source") func d7_ties() {
        let stack = row(0, .center, color(), color(), color())
        stack.propose(11)
        #expect(stack.widths == [3, 4, 4])
        #expect(stack.columns == [0, 3, 7])
    }

    @Test("D8: a higher priority gets all but the others' minimums") func d8_priority() {
        let important = text("abcdefgh", limit: 1)
        important.layoutPriority = 1
        let stack = row(0, .center, FlexibleFrameBox(color(), width: FlexibleLength(minimum: 3)), important)
        let root = root(stack, 10, 1)
        #expect(stack.widths == [3, 7])
        #expect(root.picture() == "   abcdef…")
    }

    @Test("D9: lower priorities share what is left") func d9_rest() {
        let important = text("ab", limit: 1)
        important.layoutPriority = 1
        let stack = row(0, .center, FlexibleFrameBox(color(), width: FlexibleLength(minimum: 3)), important)
        stack.propose(10)
        #expect(stack.widths == [8, 2])
    }

    @Test("D9: three priorities, each reserving the minimums of all below") func d9_threeGroups() {
        func flexible(_ minimum: Int, _ priority: Double) -> Box {
            TraitBox(FlexibleFrameBox(color(), width: FlexibleLength(minimum: minimum)), layoutPriority: priority)
        }
        let stack = row(0, .center, flexible(2, 0), flexible(3, 2), flexible(4, 1))
        stack.propose(20)
        #expect(stack.widths == [2, 14, 4])
        stack.propose(5)
        #expect(stack.widths == [2, 3, 4])
    }

    @Test("D10: offers never go below zero") func d10_offersAtLeastZero() {
        let stack = row(0, .center, fix(6), color())
        #expect(stack.propose(4).width == 6)
        #expect(stack.widths == [6, 0])
    }

    @Test("D11: nothing proposed along means nothing for every child") func d11_ideals() {
        let stack = row(0, .center, text("ab"), color())
        FixedSizeBox(stack).propose(20, 5)
        #expect(stack.widths == [2, 1])
    }

    @Test("D12: the cross size is the extent of the children") func d12_crossExtent() {
        #expect(column(nil, .center, text("a"), text("abc")).propose(20, 9) == size(3, 2))
    }

    @Test("D13: an unspecified cross size becomes the chosen one when placing") func d13_crossWhenPlacing() {
        let divider = DividerBox()
        let stack = column(nil, .center, text("abc"), divider)
        #expect(FixedSizeBox(stack).propose(20, 9) == size(3, 2))
        #expect(divider.size == size(3, 1))
    }

    @Test("D14: explicit gaps are uniform, absent children make none") func d14_spacing() {
        #expect(column(1, .center, text("a"), text("b")).propose(20, 9).height == 3)
        #expect(column(nil, .center, text("a"), text("b")).propose(20, 9).height == 2)
        #expect(row(nil, .center, text("a"), text("b")).propose(20).width == 3)
        #expect(row(nil, .center, text("a")).propose(20).width == 1)
        #expect(row(2).propose(20) == .zero)
    }

    @Test("D14: no default gap beside a spacer") func d14_spacerNeighbours() {
        let stack = row(nil, .center, text("a"), SpacerBox(), text("b"), text("c"))
        stack.propose(10)
        #expect(stack.columns == [0, 1, 7, 9])
        let wrapped = row(nil, .center, text("a"), TraitBox(SpacerBox(), layoutPriority: 1), text("b"))
        wrapped.propose(10)
        #expect(wrapped.columns == [0, 1, 9])
    }

    @Test("D14: negative gaps overlap") func d14_negativeSpacing() {
        let stack = row(-1, .top, text("abc"), text("xyz"))
        #expect(picture(stack, 5, 1) == "abxyz")
        #expect(row(-9, .center, fix(1), fix(1)).propose(5).width == 0)
    }

    @Test("D20: an odd cell goes to the end") func d20_floor() {
        let stack = column(nil, .center, text("abcd"), text("x"))
        stack.propose(10, 5)
        #expect(stack.columns == [0, 1])
        #expect(Alignment.center.offset(of: size(5, 1), in: size(2, 1)).x == -2)
    }

    @Test("D83: children fill a length exactly, without gaps") func d83_exact() {
        let stack = row(0, .center, color(), color(), color())
        #expect(stack.propose(10).width == 10)
        #expect(stack.widths == [3, 3, 4])
        #expect(stack.columns == [0, 3, 6])
        var generator = SeededGenerator(83)
        for _ in 0..<300 {
            let count = Int.random(in: 1...12, using: &generator)
            let gap = Int.random(in: 0...3, using: &generator)
            let length = Int.random(in: 0...60, using: &generator)
            let stack = StackBox(.vertical, spacing: gap)
            stack.setChildren(ContiguousArray((0..<count).map { _ in color() }))
            stack.propose(3, length)
            let free = max(0, length - gap * (count - 1))
            #expect(stack.heights.reduce(0, +) == free)
            #expect((stack.heights.max() ?? 0) - (stack.heights.min() ?? 0) <= 1)
            for (one, next) in zip(stack.children, stack.children.dropFirst()) {
                #expect(next.origin.y == one.origin.y + one.size.height + gap)
            }
        }
    }

    @Test("D75: traits survive wrappers") func d75_traitsSurvive() {
        let inner = text("a")
        inner.layoutPriority = 1
        inner.zIndex = 3
        let wrapped = BorderBox(PaddingBox(inner, CellInsets(1)))
        #expect(wrapped.layoutPriority == 1)
        #expect(wrapped.zIndex == 3)
        #expect(row(0, .center, inner).layoutPriority == 0)
        #expect(TraitBox(PaddingBox(inner, CellInsets(1)), layoutPriority: -2).layoutPriority == -2)
    }

    @Test func changingTheAxisTurnsTheStack() {
        let divider = DividerBox()
        let stack = row(0, .center, text("a"), divider, text("b"))
        let root = root(stack, 5, 3)
        #expect(root.picture() == " │\na│b\n │".replacingPlaces())
        stack.axis = .vertical
        root.layout()
        #expect(root.picture() == "  a\n─────\n  b")
    }

    @Test func baselinesLineUpFirstAndLastLines() {
        let tall = text("a\nb\nc")
        let bordered = BorderBox(text("x"))
        let first = row(0, .firstTextBaseline, tall, bordered)
        #expect(first.propose(10, 9) == size(4, 4))
        #expect(first.rows == [1, 0])
        let last = row(0, .lastTextBaseline, text("a\nb\nc"), BorderBox(text("x")), fix(1, 2))
        #expect(last.propose(10, 9) == size(5, 4))
        #expect(last.rows == [0, 1, 1])
        // Through a column: the first of its texts, the last of its texts.
        let nested = row(0, .firstTextBaseline, column(0, .center, fix(1, 2), text("p"), text("q")), text("z"))
        nested.propose(10, 9)
        #expect(nested.rows == [0, 2])
        let nestedLast = row(0, .lastTextBaseline, column(0, .center, fix(1, 2), text("p"), text("q")), text("z"))
        nestedLast.propose(10, 9)
        #expect(nestedLast.rows == [0, 3])
    }

    @Test func aBaselineThatMovesWithoutAChangeOfSizeIsFollowed() {
        let head = fix(1, 1)
        let tail = fix(1, 3)
        let left = column(0, .center, head, text("p"), tail)
        let stack = row(0, .firstTextBaseline, left, text("z"))
        let root = root(stack, 10, 9)
        #expect(stack.rows == [0, 1])
        head.height = 3
        tail.height = 1
        root.layout()
        #expect(left.size.height == 5)
        #expect(stack.rows == [0, 3])
    }
}

extension String {
    /// Centred in a window of five columns the stack of three starts at column 1.
    fileprivate func replacingPlaces() -> String {
        split(separator: "\n").map { " " + $0 }.joined(separator: "\n")
    }
}
