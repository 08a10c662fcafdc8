import TerraceScreen
import Testing

@testable import TerraceCore

/// Fences: what a change may cost, in boxes measured and placed.
@MainActor struct IncrementalLayoutTests {
    /// A thousand rows of a label and a field, in a scroll box.
    private func form(_ count: Int = 1_000) -> (root: LayoutRoot, labels: [TextBox], scroll: ScrollBox) {
        var labels: [TextBox] = []
        let stack = StackBox(.vertical, alignment: .leading)
        stack.setChildren(
            ContiguousArray(
                (0..<count).map { index in
                    let label = text("row \(index)")
                    labels.append(label)
                    return row(1, .center, label, SpacerBox(), text("x"))
                }))
        let scroll = ScrollBox(.vertical, content: stack)
        return (root(scroll, 40, 20), labels, scroll)
    }

    @Test func theFirstLayoutIsLinear() {
        let (small, _, _) = form(100)
        let (large, _, _) = form(1_000)
        #expect(large.counters.measured < 11 * small.counters.measured)
        // The row, its two texts for minimum, maximum and share, its spacer for minimum, share and when it is stretched.
        #expect(large.counters.measured <= 13 * 1_000)
        #expect(large.counters.placed <= 4 * 1_000 + 10)
    }

    @Test func typingInOneLeafMeasuresItAndItsRowAtMost() {
        let (root, labels, _) = form()
        root.counters.reset()
        labels[500].text += "!"
        root.layout()
        // The leaf and its row; the row's size is the same, so the column above is not asked.
        #expect(root.counters.measured <= 8)
        #expect(root.counters.placed <= 4)
        #expect(labels[500].size.width == 8)
    }

    @Test func aLeafWhoseSizeStaysMeasuresOnlyItself() {
        let (root, labels, _) = form()
        let answers = labels[500].cache.entries.count
        root.counters.reset()
        labels[500].text = "ROW 500"
        root.layout()
        #expect(root.counters.measured == answers)
        #expect(root.counters.placed == 1)
    }

    @Test func aChangeTravelsUpOnlyAsFarAsASizeChanged() {
        let leaf = text("a")
        let rest = (0..<999).map { text("\($0)") }
        var box: Box = leaf
        for index in 0..<20 { box = index.isMultiple(of: 2) ? PaddingBox(box, CellInsets()) : row(0, .center, box) }
        let frame = FrameBox(box, width: 30, height: 1)
        let stack = StackBox(.vertical)
        stack.setChildren([frame] + rest)
        let root = root(stack, 40, 2_000)
        root.counters.reset()
        leaf.text = "abcdef"
        root.layout()
        // Twenty levels up to the fixed frame, each with what it had been asked; no sibling.
        #expect(root.counters.measured <= 5 * 22)
        #expect(root.counters.placed <= 22)
        #expect(leaf.size.width == 6)
    }

    @Test func nothingToDoCostsNothing() {
        let (root, labels, _) = form(10)
        root.counters.reset()
        root.layout()
        labels[3].text = "row 3"
        #expect(!root.needsLayout)
        root.layout()
        #expect(root.counters.measured == 0)
        #expect(root.counters.placed == 0)
    }

    @Test func aRowInsertedMovesTheOthersWithoutPlacingThem() {
        let (root, _, scroll) = form()
        guard let stack = scroll.content else { return }
        root.counters.reset()
        stack.setChildren([text("new")] + stack.children)
        root.layout()
        #expect(root.counters.measured <= 6)
        #expect(root.counters.placed <= 4)
        #expect(stack.children[1_000].origin.y == 1_000)
    }

    @Test func settingEqualChildrenIsNoChange() {
        let (root, _, scroll) = form(10)
        guard let stack = scroll.content else { return }
        stack.setChildren(ContiguousArray(Array(stack.children)))
        #expect(!root.needsLayout)
    }

    @Test func paintingALongColumnTouchesWhatIsSeen() {
        let (root, _, scroll) = form(10_000)
        scroll.offset.y = 5_000
        root.counters.reset()
        #expect(root.picture().hasPrefix("row 5000"))
        // A window of twenty rows of four boxes (the spacer has no height), and the two above.
        #expect(root.counters.painted <= 20 * 3 + 3)
    }

    private func nested(_ levels: Int, _ axis: (Int) -> Axis) -> Int {
        var box: Box = text("leaf in the middle")
        for level in 0..<levels {
            let stack = StackBox(axis(level))
            stack.setChildren([text("ab"), box, SpacerBox(), text("one two")])
            box = stack
        }
        // Framed: what is larger than its window is measured once more, beside the thumb.
        return root(FrameBox(box, width: 200, height: 120), 200, 120).counters.measured
    }

    @Test func nestedRowsCostLinearWork() {
        let (ten, fifty) = (nested(10) { _ in .horizontal }, nested(50) { _ in .horizontal })
        #expect(fifty <= 6 * ten)
        #expect(fifty <= 50 * 4 * 6)
    }

    @Test func nestedRowsAndColumnsCostLinearWork() {
        // Offers along one axis differ with the probes along the other, so there are more of them, but no more with each level.
        func alternating(_ levels: Int) -> Int { nested(levels) { $0.isMultiple(of: 2) ? .horizontal : .vertical } }
        for levels in [10, 50, 100, 200] {
            #expect(alternating(levels) <= levels * 4 * 18)
        }
    }

    @Test func aResizeForgetsTheAnswersOfOtherWidths() {
        let (root, labels, _) = form(10)
        for width in 10..<60 {
            root.size.width = width
            root.layout()
        }
        // Of one width: the least, the most, what it was offered, what came out across, and the ideal.
        #expect(labels[0].cache.entries.count <= 5)
    }

    @Test func whatIsInvalidatedOutsideOfTheTreeIsMeasuredWhenItComesBack() {
        let label = text("a")
        let wrapped = PaddingBox(row(0, .center, label), CellInsets(1))
        let stack = column(0, .leading, wrapped)
        let root = root(stack, 20, 9)
        stack.setChildren([])
        root.layout()
        label.text = "abc"
        stack.setChildren([wrapped])
        root.layout()
        #expect(label.size.width == 3)
        #expect(wrapped.size.width == 5)
        // Invalidated inside, taken out, laid out, brought back.
        label.text = "abcde"
        stack.setChildren([])
        root.layout()
        stack.setChildren([wrapped])
        root.layout()
        #expect(wrapped.size.width == 7)
        // Into another tree while it waits.
        label.text = "ab"
        let other = LayoutRoot(size: size(20, 9))
        other.content = wrapped
        stack.setChildren([])
        root.layout()
        other.layout()
        #expect(wrapped.size.width == 4)
    }

    @Test func aBoxThatGoesLeavesItsChildrenWithoutAParent() {
        let child = text("a")
        var parent: Box? = row(0, .center, child)
        #expect(child.parent === parent)
        parent = nil
        #expect(child.parent == nil)
        child.invalidate()
        child.needsPaint()
    }

    @Test func takingAChildFromAnotherParentLeavesNoTraceThere() {
        let child = text("a")
        let one = row(0, .center, child)
        let two = row(0, .center)
        let root = root(column(0, .center, one, two), 9, 9)
        two.setChildren([child])
        root.layout()
        #expect(one.children.isEmpty)
        #expect(one.size == .zero)
        #expect(child.parent === two)
        #expect(root.counters.measured > 0)
    }

    @Test func aRootThatGoesIsForgotten() {
        let label = text("a")
        do {
            let root = root(label, 5, 1)
            #expect(!root.needsLayout)
        }
        label.text = "b"
        #expect(label.propose(5, 1) == size(1, 1))
    }
}
