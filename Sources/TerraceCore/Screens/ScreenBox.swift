import TerraceScreen

/// The parts of a screen's bars.
package enum ScreenSlot: Hashable, CaseIterable, Sendable {
    // The line of the title.
    case back, leading, title, principal, trailing
    /// The line below it.
    case search
    // The line at the bottom.
    case bottom, status
    /// A line below that.
    case keyboard
}

/// A screen: lines above and below the content, which has the rest of the room.
package final class ScreenBox: Box {
    private let content = StackBox(.vertical)
    private var single: Box?
    private var rows: [ScreenSlot: StackBox] = [:]
    var isTitleCentered = true {
        didSet { if isTitleCentered != oldValue { invalidate() } }
    }

    override init() {
        super.init()
        for slot in ScreenSlot.allCases { rows[slot] = StackBox(.horizontal, spacing: slot == .back ? 0 : 1) }
    }

    private var main: Box { single ?? content }

    func setContent(_ boxes: ContiguousArray<Box>) {
        single = boxes.count == 1 ? boxes[0] : nil
        content.setChildren(boxes.count == 1 ? [] : boxes)
        collect()
    }

    func setLines(_ lines: [ScreenSlot: ContiguousArray<Box>]) {
        for (slot, row) in rows { row.setChildren(lines[slot] ?? []) }
        collect()
    }

    private func collect() {
        setChildren([main] + ScreenSlot.allCases.compactMap { slot in rows[slot].flatMap { $0.children.isEmpty ? nil : $0 } })
    }

    override package func mirroringDidChange() {
        for row in rows.values { row.isMirrored = isMirrored }
        content.isMirrored = isMirrored
    }

    private func row(_ slot: ScreenSlot) -> StackBox? { rows[slot].flatMap { $0.children.isEmpty ? nil : $0 } }

    private func height(_ slots: [ScreenSlot], width: Int?) -> Int {
        var height = 0
        for slot in slots {
            guard let row = row(slot) else { continue }
            let size = row.sizeThatFits(ProposedSize(width: width, height: nil))
            // What shows nothing of itself, such as a spacer, is no reason for a line.
            height = max(height, size.width > 0 ? size.height : 0)
        }
        return height
    }

    private static let title: [ScreenSlot] = [.back, .leading, .title, .principal, .trailing]
    private static let bottom: [ScreenSlot] = [.bottom, .status]

    private static let besideTitle: [ScreenSlot] = [.back, .leading, .trailing]
    /// A way back may be cut to this, so that the title stands beside it.
    private static let shortBack = 8

    /// Whether the title stands in a line of its own: where it would be cut by what stands beside it. A low window has no room for that.
    private func standsAlone(_ middle: StackBox?, in size: ProposedSize) -> Bool {
        guard let middle, let width = size.width, size.height ?? .max >= 10 else { return false }
        var beside = 0
        for slot in Self.besideTitle {
            guard let row = row(slot) else { continue }
            let wanted = row.sizeThatFits(.unspecified).width
            beside += slot == .back ? min(wanted, Self.shortBack) + 2 : slot == .leading ? wanted + 2 : wanted + 1
        }
        let wanted = middle.sizeThatFits(.unspecified).width
        return beside > 0 && wanted > 0 && beside + wanted > width
    }

    private func bars(_ size: ProposedSize) -> (title: Int, search: Int, bottom: Int, keyboard: Int) {
        let width = size.width
        let isAlone = standsAlone(middle, in: size)
        return (
            isAlone ? height(Self.besideTitle, width: nil) + height(Self.middle, width: nil) : height(Self.title, width: nil),
            height([.search], width: width), height(Self.bottom, width: width), height([.keyboard], width: width)
        )
    }

    private static let middle: [ScreenSlot] = [.title, .principal]
    private var middle: StackBox? { row(.principal) ?? row(.title) }

    override package func measure(_ proposal: ProposedSize) -> Size {
        if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
        let bars = bars(proposal)
        let around = bars.title + bars.search + bars.bottom + bars.keyboard
        let inner = main.sizeThatFits(
            ProposedSize(width: proposal.width, height: proposal.height.map { Length.subtracting(around, from: $0) }))
        var widest = inner.width
        if proposal.width == nil {
            let title = Self.title.compactMap(row).map { $0.sizeThatFits(.unspecified).width + 2 }.reduce(0, +)
            widest = max(widest, title)
        }
        return Size(width: proposal.width ?? widest, height: proposal.height ?? Length.adding(around, to: inner.height))
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let bars = bars(ProposedSize(size))
        let around = bars.title + bars.search + bars.bottom + bars.keyboard
        placeTitle(in: size, height: bars.title)
        var y = bars.title
        if let search = row(.search) { search.place(at: Point(x: 0, y: y), proposal: ProposedSize(width: size.width, height: bars.search)) }
        y += bars.search
        let room = Size(width: size.width, height: max(0, size.height - around))
        let chosen = main.sizeThatFits(ProposedSize(room))
        main.place(
            at: Point(x: (room.width - chosen.width) >> 1, y: y + max(0, (room.height - chosen.height) >> 1)), proposal: ProposedSize(room))
        y = max(y, size.height - bars.bottom - bars.keyboard)
        placeBottom(at: y, width: size.width, height: bars.bottom)
        if let keyboard = row(.keyboard) {
            let offer = ProposedSize(width: size.width, height: bars.keyboard)
            keyboard.place(at: Point(x: 0, y: y + bars.bottom), proposal: offer)
        }
    }

    /// What stands beside a title is as wide as it likes to be, not as it could be: a spacer there would leave nothing for the title.
    private func wanted(by row: StackBox, of most: ProposedSize) -> ProposedSize {
        let ideal = row.sizeThatFits(ProposedSize(width: nil, height: most.height)).width
        // Where all of it fits, nobody is offered a share, which may be less than what he wants.
        return ProposedSize(width: ideal > most.width ?? ideal ? most.width : nil, height: most.height)
    }

    private func placeTitle(in size: Size, height: Int) {
        let width = size.width
        let isAlone = standsAlone(middle, in: ProposedSize(size))
        let height = isAlone ? self.height(Self.besideTitle, width: nil) : height
        var start = 0
        var end = width
        func offer() -> ProposedSize { ProposedSize(width: max(0, end - start), height: height) }
        // What is on the right is what a screen is for: it keeps its room, the others share what is left.
        if let trailing = row(.trailing) {
            let most = wanted(by: trailing, of: offer())
            let chosen = trailing.sizeThatFits(most)
            trailing.place(at: Point(x: max(0, end - chosen.width), y: 0), proposal: most)
            end = max(0, end - chosen.width - 1)
        }
        // A long way back leaves room for the title.
        let wanted = isAlone ? 0 : middle.map { min($0.sizeThatFits(.unspecified).width, max(0, (end - start) / 2)) } ?? 0
        for slot in [ScreenSlot.back, .leading] {
            guard let row = row(slot) else { continue }
            let most = self.wanted(by: row, of: ProposedSize(width: max(0, end - start - wanted - 2), height: height))
            let chosen = row.sizeThatFits(most)
            row.place(at: Point(x: start, y: 0), proposal: most)
            start += chosen.width + 2
        }
        guard let middle else { return }
        if isAlone {
            start = 0
            end = width
        }
        let chosen = middle.sizeThatFits(offer())
        let isCentered = isTitleCentered || row(.principal) != nil
        let x = isCentered ? min(max(start, (width - chosen.width) / 2), max(start, end - chosen.width)) : start
        middle.place(at: Point(x: x, y: isAlone ? height : 0), proposal: offer())
    }

    private func placeBottom(at y: Int, width: Int, height: Int) {
        let offer = ProposedSize(width: width, height: height)
        guard let status = row(.status), let bottom = row(.bottom) else {
            guard let row = row(.status) ?? row(.bottom) else { return }
            let chosen = row.sizeThatFits(offer)
            let isCentered = row === rows[.status] || row.children.count == 1
            return row.place(at: Point(x: isCentered ? (width - chosen.width) >> 1 : 0, y: y), proposal: offer)
        }
        let wanted = status.sizeThatFits(ProposedSize(width: nil, height: height)).width
        let middle = (width - wanted) >> 1
        bottom.place(at: Point(x: 0, y: y), proposal: offer)
        if wanted <= width, bottom.leavesFree(isMirrored ? width - middle - wanted : middle, wanted) {
            return status.place(at: Point(x: middle, y: y), proposal: ProposedSize(width: wanted, height: height))
        }
        // Beside each other. What can be pressed keeps its room; the status is cut where both do not fit.
        let least = bottom.sizeThatFits(ProposedSize(width: nil, height: height)).width
        let rest = min(wanted, max(0, width - least - 1))
        let share = ProposedSize(width: max(0, width - rest - (rest > 0 ? 1 : 0)), height: height)
        let chosen = bottom.sizeThatFits(share)
        bottom.place(at: Point(x: 0, y: y), proposal: share)
        status.place(
            at: Point(x: min(max(middle, chosen.width + 1), width - rest), y: y), proposal: ProposedSize(width: rest, height: height))
    }
}

extension StackBox {
    /// Whether nothing of a row but its spacers stands in some of its columns, or right beside them.
    fileprivate func leavesFree(_ start: Int, _ count: Int) -> Bool {
        children.allSatisfy { child in
            child.layoutPriority == -.infinity || child.size.width == 0 || child.origin.x + child.size.width < start
                || child.origin.x > start + count
        }
    }
}
