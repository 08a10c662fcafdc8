import TerraceScreen

@testable import TerraceCore

/// Layout as the rules say it, without caches, engines and short cuts: slow, and easy to check against the text of the rules.
@MainActor final class ReferenceLayout {
    enum Kind {
        /// Always of this size.
        case fixed(Int, Int)
        /// What it is offered; one cell where it is offered nothing.
        case fill
        /// So many cells, in lines as wide as it is offered: the narrower, the higher, like text.
        case area(Int)
        case spacer(Int)
        case divider
        case frame(Int?, Int?, Across, Across)
        case flexible(FlexibleLength, FlexibleLength, Across, Across)
        case padding(CellInsets)
        case fixedSize(horizontal: Bool, vertical: Bool)
        case priority(Double)
        /// The leading or top guide, put elsewhere.
        case guide(Axis, Int)
        case offset(Int, Int)
        case stack(Axis, Across, Int?)
        case depth(Across, Across)
        case overlay(Across, Across)
    }

    /// Start, centre or end.
    enum Across: Int { case start, center, end }

    typealias Offer = (width: Int?, height: Int?)

    let kind: Kind
    let children: [ReferenceLayout]
    /// The axis of the stack around, seen through wrappers.
    var stackAxis: Axis?
    var isMirrored = false
    var size = Size.zero
    /// In the parent.
    var origin = Point.zero

    init(_ kind: Kind, _ children: [ReferenceLayout]) {
        self.kind = kind
        self.children = children
    }

    /// Hands the axis and the direction down.
    func prepare(_ axis: Axis?, isMirrored: Bool) {
        stackAxis = axis
        self.isMirrored = isMirrored
        for (index, child) in children.enumerated() {
            switch kind {
            case .stack(let own, _, _): child.prepare(own, isMirrored: isMirrored)
            case .depth: child.prepare(nil, isMirrored: isMirrored)
            case .overlay: child.prepare(index == 0 ? axis : nil, isMirrored: isMirrored)
            default: child.prepare(axis, isMirrored: isMirrored)
            }
        }
    }

    private var wrapped: ReferenceLayout? {
        switch kind {
        case .stack, .depth: nil
        default: children.first
        }
    }

    var priority: Double {
        switch kind {
        case .priority(let priority): priority
        case .spacer: stackAxis == nil ? 0 : -.infinity
        default: wrapped?.priority ?? 0
        }
    }

    private var isSpacer: Bool { if case .spacer = kind { true } else { wrapped?.isSpacer ?? false } }

    // MARK: Sizes

    func size(_ offer: Offer) -> Size {
        switch kind {
        case .fixed(let width, let height): return Size(width: width, height: height)
        case .fill: return Size(width: offer.width ?? 1, height: offer.height ?? 1)
        case .area(let cells): return Self.area(cells, offer.width)
        case .spacer(let least):
            // D15 to D17.
            let width = stackAxis == .vertical ? 0 : max(offer.width ?? 0, least)
            let height = stackAxis == .horizontal ? 0 : max(offer.height ?? 0, least)
            return Size(width: width, height: height)
        case .divider:
            // D19.
            return stackAxis == .horizontal
                ? Size(width: 1, height: offer.height ?? 1) : Size(width: offer.width ?? 1, height: 1)
        case .stack(let axis, _, _): return stackSize(axis, offer)
        case .depth:
            // D34.
            let first = highest
            return Size(width: extent(first, .horizontal) { _ in offer }, height: extent(first, .vertical) { _ in offer })
        case .overlay: return children[0].size(offer)
        case .flexible(let width, let height, _, _):
            let child = children[0].size(inner(offer))
            return Size(
                width: Self.limited(width, offer.width, child.width), height: Self.limited(height, offer.height, child.height))
        case .frame(let width, let height, _, _):
            let child = children[0].size(inner(offer))
            return Size(width: width ?? child.width, height: height ?? child.height)
        case .padding(let insets):
            let child = children[0].size(inner(offer))
            // D30; what is endless stays endless.
            return Size(
                width: child.width == Length.infinity ? child.width : max(0, child.width + insets.horizontal),
                height: child.height == Length.infinity ? child.height : max(0, child.height + insets.vertical))
        default: return children[0].size(inner(offer))
        }
    }

    static func area(_ cells: Int, _ width: Int?) -> Size {
        let width = max(1, min(width ?? cells, cells))
        return Size(width: width, height: (cells + width - 1) / width)
    }

    /// What the one inside is offered.
    private func inner(_ offer: Offer) -> Offer {
        switch kind {
        case .frame(let width, let height, _, _): (width ?? offer.width, height ?? offer.height)
        case .flexible(let width, let height, _, _):
            // D26.
            (Self.clamp(width, offer.width ?? width.ideal), Self.clamp(height, offer.height ?? height.ideal))
        case .padding(let insets):
            // D30: an endless offer stays endless.
            (
                offer.width.map { $0 == Length.infinity ? $0 : max(0, $0 - insets.horizontal) },
                offer.height.map { $0 == Length.infinity ? $0 : max(0, $0 - insets.vertical) }
            )
        case .fixedSize(let horizontal, let vertical): (horizontal ? nil : offer.width, vertical ? nil : offer.height)
        default: offer
        }
    }

    private static func clamp(_ limits: FlexibleLength, _ length: Int?) -> Int? {
        length.map { max(limits.minimum ?? 0, min($0, limits.maximum ?? Length.infinity)) }
    }

    /// D23 to D26.
    private static func limited(_ limits: FlexibleLength, _ offer: Int?, _ child: Int) -> Int {
        guard let offer else { return limits.ideal ?? max(limits.minimum ?? 0, min(child, limits.maximum ?? Length.infinity)) }
        switch (limits.minimum, limits.maximum) {
        case (let least?, let most?): return max(least, min(offer, most))
        case (nil, let most?): return min(max(offer, child), most)
        case (let least?, nil): return max(min(offer, child), least)
        case (nil, nil): return child
        }
    }

    // MARK: Stacks

    private func gaps(_ axis: Axis, _ spacing: Int?) -> [Int] {
        children.indices.dropFirst().map { index in
            if let spacing { return spacing }
            return axis == .vertical || children[index].isSpacer || children[index - 1].isSpacer ? 0 : 1
        }
    }

    private func make(_ axis: Axis, _ main: Int?, _ cross: Int?) -> Offer { axis == .horizontal ? (main, cross) : (cross, main) }

    /// What each child is offered along the axis: D3 to D11.
    private func offers(_ axis: Axis, _ spacing: Int?, _ offer: Offer) -> [Int?] {
        let main = axis == .horizontal ? offer.width : offer.height
        let cross = axis == .horizontal ? offer.height : offer.width
        guard let main, main < Length.infinity, children.count > 1 else { return children.map { _ in main } }
        let least = children.map { $0.size(make(axis, 0, cross))[axis] }
        let growth = zip(children, least).map { child, least in
            let most = child.size(make(axis, Length.infinity, cross))[axis]
            return most == Length.infinity ? most : most - least
        }
        var result: [Int?] = children.map { _ in 0 }
        var free = main - gaps(axis, spacing).reduce(0, +)
        for priority in Set(children.map(\.priority)).sorted(by: >) {
            let reserved = children.indices.filter { children[$0].priority < priority }.reduce(0) { $0 + least[$1] }
            var left = children.indices.filter { children[$0].priority == priority }
            left.sort { a, b in
                if growth[a] != growth[b] { return growth[a] < growth[b] }
                if growth[a] == Length.infinity, least[a] != least[b] { return least[a] > least[b] }
                return a < b
            }
            while let next = left.first {
                let share = max(0, free - reserved) / left.count
                result[next] = share
                free -= children[next].size(make(axis, share, cross))[axis]
                left.removeFirst()
            }
        }
        return result
    }

    private func stackSize(_ axis: Axis, _ offer: Offer) -> Size {
        guard case .stack(_, _, let spacing) = kind, !children.isEmpty else { return .zero }
        let cross = axis == .horizontal ? offer.height : offer.width
        let offers = offers(axis, spacing, offer)
        var length = gaps(axis, spacing).reduce(0, +)
        for (child, main) in zip(children, offers) {
            let own = child.size(make(axis, main, cross))[axis]
            length = length == Length.infinity || own == Length.infinity ? Length.infinity : length + own
        }
        let all = Array(children.indices)
        let across = extent(all, axis.crossing) { self.make(axis, offers[$0], cross) }
        return Size(axis, main: length, cross: across).clamped
    }

    // MARK: Guides

    /// The guide that the container lines up along an axis.
    private func across(_ axis: Axis) -> Across {
        switch kind {
        case .stack(_, let across, _): across
        case .depth(let x, let y), .overlay(let x, let y), .frame(_, _, let x, let y), .flexible(_, _, let x, let y):
            axis == .horizontal ? x : y
        default: .start
        }
    }

    /// Where a guide stands, in half cells.
    private func line(_ guide: Across, _ axis: Axis, _ offer: Offer) -> Int {
        explicit(guide, axis, offer) ?? guide.rawValue * size(offer)[axis]
    }

    /// D36, D37: seen through wrappers, not through containers.
    private func explicit(_ guide: Across, _ axis: Axis, _ offer: Offer) -> Int? {
        if case .guide(axis, let place) = kind, guide == .start { return 2 * place }
        guard let wrapped else { return nil }
        switch kind {
        case .overlay, .priority, .guide, .fixedSize, .offset: return wrapped.explicit(guide, axis, inner(offer))
        default: return wrapped.explicit(guide, axis, inner(offer)).map { $0 + 2 * placeOfWrapped(offer)[axis] }
        }
    }

    /// The extent of children whose guides stand in one line.
    private func extent(_ indices: [Int], _ axis: Axis, _ offer: (Int) -> Offer) -> Int {
        guard !indices.isEmpty else { return 0 }
        let guide = across(axis)
        let lines = indices.map { children[$0].line(guide, axis, offer($0)) }
        let rests = zip(indices, lines).map { 2 * children[$0].size(offer($0))[axis] - $1 }
        return min(max(0, ((lines.max() ?? 0) + (rests.max() ?? 0) + 1) >> 1), Length.infinity)
    }

    private var highest: [Int] {
        let most = children.map(\.priority).max() ?? 0
        return children.indices.filter { children[$0].priority == most }
    }

    // MARK: Places

    private func placeOfWrapped(_ offer: Offer) -> Point {
        switch kind {
        case .padding(let insets): return Point(x: insets.leading, y: insets.top)
        case .frame, .flexible:
            // D28.
            var point = Point.zero
            for axis in Axis.allCases {
                let guide = across(axis)
                point[axis] = (guide.rawValue * size(offer)[axis] - children[0].line(guide, axis, inner(offer))) >> 1
            }
            return point
        case .offset(let x, let y): return Point(x: x, y: y)
        default: return .zero
        }
    }

    func place(_ point: Point, _ offer: Offer) {
        origin = point
        size = size(offer)
        switch kind {
        case .stack(let axis, let guide, let spacing): placeStack(axis, guide, spacing, offer)
        case .depth:
            let common: Offer = (offer.width ?? size.width, offer.height ?? size.height)
            let first = highest
            var lines = Point.zero
            for axis in Axis.allCases { lines[axis] = first.map { children[$0].line(across(axis), axis, offer) }.max() ?? 0 }
            for (index, child) in children.enumerated() {
                let own: Offer = first.contains(index) ? common : (size.width, size.height)
                var point = Point.zero
                for axis in Axis.allCases { point[axis] = (lines[axis] - child.line(across(axis), axis, own)) >> 1 }
                child.place(point, own)
            }
        case .overlay:
            // D32.
            children[0].place(.zero, offer)
            let own: Offer = (size.width, size.height)
            var point = Point.zero
            for axis in Axis.allCases {
                let guide = across(axis)
                point[axis] = (children[0].line(guide, axis, offer) - children[1].line(guide, axis, own)) >> 1
            }
            children[1].place(point, own)
        default: children.first?.place(placeOfWrapped(offer), inner(offer))
        }
        // D66, D67.
        if case .offset = kind { return }
        if isMirrored { for child in children { child.origin.x = size.width - child.origin.x - child.size.width } }
    }

    private func placeStack(_ axis: Axis, _ guide: Across, _ spacing: Int?, _ offer: Offer) {
        let gaps = gaps(axis, spacing)
        let mains = offers(axis, spacing, offer)
        let asked = mains.map { make(axis, $0, axis == .horizontal ? offer.height : offer.width) }
        // D13.
        let cross = (axis == .horizontal ? offer.height : offer.width) ?? size[axis.crossing]
        let own = mains.map { make(axis, $0, cross) }
        let line = children.indices.map { children[$0].line(guide, axis.crossing, asked[$0]) }.max() ?? 0
        var position = 0
        for (index, child) in children.enumerated() {
            if index > 0 { position = position == Length.infinity ? position : position + gaps[index - 1] }
            let across = (line - child.line(guide, axis.crossing, own[index])) >> 1
            child.place(Point(axis, main: position, cross: across), own[index])
            position = position == Length.infinity || child.size[axis] == Length.infinity ? Length.infinity : position + child.size[axis]
        }
    }
}
