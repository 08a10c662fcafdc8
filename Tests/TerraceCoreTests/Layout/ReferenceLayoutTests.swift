import Foundation
import TerraceScreen
import Testing

@testable import TerraceCore

/// Sizes and places of random trees against `ReferenceLayout`.
@MainActor struct ReferenceLayoutTests {
    private typealias Kind = ReferenceLayout.Kind

    @MainActor private final class AreaBehavior: BoxBehavior {
        let cells: Int
        init(_ cells: Int) { self.cells = cells }
        func measure(_ proposal: ProposedSize, in box: Box) -> Size { ReferenceLayout.area(cells, proposal.width) }
    }

    private struct Trees {
        var generator: SeededGenerator

        mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        mutating func maybe(_ range: ClosedRange<Int>) -> Int? { number(0...1) == 0 ? nil : number(range) }
        mutating func across() -> ReferenceLayout.Across { [.start, .center, .end][number(0...2)] }

        /// Limits that do not contradict each other.
        mutating func limits() -> FlexibleLength {
            let least = maybe(0...5)
            let ideal = maybe(0...3).map { (least ?? 0) + $0 }
            let most = number(0...2) == 0 ? Length.infinity : maybe(0...6).map { (ideal ?? least ?? 0) + $0 }
            return FlexibleLength(minimum: least, ideal: ideal, maximum: most)
        }

        @MainActor mutating func tree(_ depth: Int) -> ReferenceLayout {
            if depth == 0 || number(0...6) == 0 {
                let kinds: [Kind] = [.fixed(number(0...6), number(0...3)), .fill, .area(number(1...14)), .spacer(number(0...3)), .divider]
                return ReferenceLayout(kinds[number(0...4)], [])
            }
            let isContainer = number(0...1) == 0
            if isContainer {
                let kinds: [Kind] = [
                    .stack(.horizontal, across(), maybe(-1...2)), .stack(.vertical, across(), maybe(-1...2)), .depth(across(), across()),
                ]
                let kind = kinds[min(2, number(0...3))]
                return ReferenceLayout(kind, (0..<number(0...4)).map { _ in tree(depth - 1) })
            }
            let kinds: [Kind] = [
                .frame(maybe(0...9), maybe(0...5), across(), across()), .flexible(limits(), limits(), across(), across()),
                .padding(CellInsets(top: number(-1...2), leading: number(-1...2), bottom: number(0...2), trailing: number(0...2))),
                .fixedSize(horizontal: number(0...1) == 0, vertical: number(0...1) == 0), .priority(Double(number(-1...2))),
                .guide(number(0...1) == 0 ? .horizontal : .vertical, number(-3...3)), .offset(number(-2...2), number(-2...2)),
                .overlay(across(), across()),
            ]
            let kind = kinds[number(0...kinds.count - 1)]
            if case .overlay = kind { return ReferenceLayout(kind, [tree(depth - 1), tree(depth - 1)]) }
            return ReferenceLayout(kind, [tree(depth - 1)])
        }
    }

    private func alignment(_ x: ReferenceLayout.Across, _ y: ReferenceLayout.Across) -> Alignment {
        Alignment(
            horizontal: [.leading, .center, .trailing][x.rawValue], vertical: [.top, .center, .bottom][y.rawValue])
    }

    /// The same tree in boxes. `asLayouts` makes the stacks of `HStackLayout` and its siblings.
    private func box(_ tree: ReferenceLayout, asLayouts: Bool, _ pairs: inout [(ReferenceLayout, Box)]) -> Box {
        var inner: ContiguousArray<Box> = []
        for child in tree.children { inner.append(box(child, asLayouts: asLayouts, &pairs)) }
        let made: Box
        switch tree.kind {
        case .fixed(let width, let height): made = FrameBox(width: width, height: height)
        case .fill: made = FillBox()
        case .area(let cells): made = CustomBox(AreaBehavior(cells))
        case .spacer(let least): made = SpacerBox(minLength: least)
        case .divider: made = DividerBox()
        case .frame(let width, let height, let x, let y): made = FrameBox(width: width, height: height, alignment: alignment(x, y))
        case .flexible(let width, let height, let x, let y):
            made = FlexibleFrameBox(width: width, height: height, alignment: alignment(x, y))
        case .padding(let insets): made = PaddingBox(nil, insets)
        case .fixedSize(let horizontal, let vertical):
            made = FixedSizeBox(axes: (horizontal ? Axis.Set.horizontal : []).union(vertical ? Axis.Set.vertical : []))
        case .priority(let priority): made = TraitBox(layoutPriority: priority)
        case .guide(let axis, let place): made = GuideBox(.start, axis: axis) { _ in CGFloat(place) }
        case .offset(let x, let y): made = OffsetBox(Point(x: x, y: y))
        case .stack(.horizontal, let across, let spacing) where asLayouts:
            made = LayoutBox(
                LayoutHost(HStackLayout(alignment: alignment(across, across).vertical, spacing: spacing.map { CGFloat($0) })))
        case .stack(_, let across, let spacing) where asLayouts:
            made = LayoutBox(
                LayoutHost(
                    AnyLayout(VStackLayout(alignment: alignment(across, across).horizontal, spacing: spacing.map { CGFloat($0) }))))
        case .stack(let axis, let across, let spacing):
            made = StackBox(axis, alignment: alignment(across, across), spacing: spacing)
        case .depth(let x, let y) where asLayouts: made = LayoutBox(LayoutHost(ZStackLayout(alignment: alignment(x, y))))
        case .depth(let x, let y): made = ZStackBox(alignment: alignment(x, y))
        case .overlay(let x, let y):
            made = LayeredBox(inner.first, secondary: ContiguousArray(inner.dropFirst()), layer: .overlay, alignment: alignment(x, y))
        }
        if !(made is LayeredBox) { made.setChildren(inner) }
        if !(made is OffsetBox) { made.isMirrored = tree.isMirrored }
        pairs.append((tree, made))
        return made
    }

    /// The tree with the places of both, to see where they part.
    private static func listing(_ tree: ReferenceLayout, _ pairs: [(ReferenceLayout, Box)], indent: String = "") -> String {
        let box = pairs.first { $0.0 === tree }?.1
        let lines = tree.children.map { listing($0, pairs, indent: indent + "  ") }
        let frames = "\(Rect(origin: tree.origin, size: tree.size)) \(box.map { "\($0.frame)" } ?? "")"
        return (["\(indent)\(tree.kind) \(frames)"] + lines).joined(separator: "\n")
    }

    @Test(arguments: 0..<12) func sizesAndPlacesAreWhatTheRulesSay(_ seed: Int) {
        var trees = Trees(generator: SeededGenerator(UInt64(seed)))
        for round in 0..<60 {
            let tree = trees.tree(4)
            tree.prepare(nil, isMirrored: round.isMultiple(of: 3))
            let offers: [ReferenceLayout.Offer] = [
                (trees.number(0...24), trees.number(0...9)), (nil, trees.number(0...9)), (nil, nil),
            ]
            for asLayouts in [false, true] {
                var pairs: [(ReferenceLayout, Box)] = []
                let top = box(tree, asLayouts: asLayouts, &pairs)
                for offer in offers {
                    tree.place(.zero, offer)
                    top.place(at: .zero, proposal: ProposedSize(width: offer.width, height: offer.height))
                    let wrong = pairs.filter { $0.0.size != $0.1.size || ($0.0 !== tree && $0.0.origin != $0.1.origin) }
                    #expect(
                        wrong.isEmpty,
                        "seed \(seed), tree \(round), \(asLayouts ? "layouts" : "stacks"), offered \(offer): in the rules and in the boxes\n\(Self.listing(tree, pairs))"
                    )
                    if !wrong.isEmpty { return }
                }
            }
        }
    }
}
