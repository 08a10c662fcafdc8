import Foundation
import TerraceScreen
import Testing

@testable import TerraceCore

/// What a box is made of, so that the same tree can be made twice: once to be changed, once afresh.
@MainActor private final class Specification {
    enum Kind {
        case text(String, Int?, TextTruncation)
        case fill
        case spacer(Int?)
        case divider
        case frame(Int?, Int?, Alignment)
        case flexible(FlexibleLength, FlexibleLength, Alignment)
        case padding(CellInsets)
        case border
        case fixedSize(Axis.Set)
        case trait(Double?, Double?)
        case hidden
        case clip
        case opacity(Double)
        case scroll(Axis.Set)
        case stack(Axis, Alignment, Int?)
        case depth(Alignment)
        case layered(LayeredBox.Layer, Alignment)
        case guide(AlignmentGuide, Axis, Int)
        case aspect(Double?, AspectRatioBox.Fit)
        case offset(Point)
        case position(Point)
        case layout(AnyLayout)
    }

    var kind: Kind
    var isMirrored = false
    var children: [Specification]
    weak var parent: Specification?
    lazy var live: Box = make()

    init(_ kind: Kind, _ children: [Specification] = []) {
        self.kind = kind
        self.children = children
        for child in children { child.parent = self }
    }

    var capacity: Range<Int> {
        switch kind {
        case .text, .fill, .spacer, .divider: 0..<1
        case .stack, .depth, .layout: 0..<7
        case .layered: 1..<5
        default: 1..<2
        }
    }

    /// A box of the kind, without children.
    func make() -> Box {
        switch kind {
        case .text: return configured(TextBox())
        case .fill: return FillBox()
        case .spacer(let length): return SpacerBox(minLength: length)
        case .divider: return DividerBox()
        case .frame: return configured(FrameBox())
        case .flexible: return configured(FlexibleFrameBox())
        case .padding(let insets): return PaddingBox(nil, insets)
        case .border: return BorderBox()
        case .fixedSize(let axes): return FixedSizeBox(axes: axes)
        case .trait: return configured(TraitBox())
        case .hidden: return HiddenBox()
        case .clip: return ClipBox()
        case .opacity(let opacity): return OpacityBox(opacity: opacity)
        case .scroll(let axes): return ScrollBox(axes)
        case .stack(let axis, let alignment, let gap): return StackBox(axis, alignment: alignment, spacing: gap)
        case .depth(let alignment): return ZStackBox(alignment: alignment)
        case .layered(let layer, let alignment): return LayeredBox(layer: layer, alignment: alignment)
        case .guide(let guide, let axis, let place): return GuideBox(guide, axis: axis) { _ in CGFloat(place) }
        case .aspect(let ratio, let fit): return AspectRatioBox(ratio, fit)
        case .offset(let offset): return OffsetBox(offset)
        case .position(let center): return PositionBox(center)
        case .layout(let layout): return LayoutBox(LayoutHost(layout))
        }
    }

    /// Brings a box of the same kind to what the kind says now.
    @discardableResult
    func configured(_ box: Box) -> Box {
        box.isMirrored = isMirrored
        switch (kind, box) {
        case (.text(let string, let limit, let truncation), let box as TextBox):
            box.text = string
            box.lineLimit = LineLimit(limit)
            box.truncation = truncation
        case (.spacer(let length), let box as SpacerBox): box.minLength = Size(width: length ?? 0, height: length ?? 0)
        case (.frame(let width, let height, let alignment), let box as FrameBox):
            box.width = width
            box.height = height
            box.alignment = alignment
        case (.flexible(let width, let height, let alignment), let box as FlexibleFrameBox):
            box.width = width
            box.height = height
            box.alignment = alignment
        case (.padding(let insets), let box as PaddingBox): box.insets = insets
        case (.fixedSize(let axes), let box as FixedSizeBox): box.axes = axes
        case (.trait(let priority, let zIndex), let box as TraitBox):
            box.resetTraits()
            if let priority { box.layoutPriority = priority }
            if let zIndex { box.zIndex = zIndex }
        case (.opacity(let opacity), let box as OpacityBox): box.opacity = opacity
        case (.scroll(let axes), let box as ScrollBox): box.axes = axes
        case (.stack(let axis, let alignment, let gap), let box as StackBox):
            box.axis = axis
            box.alignment = alignment
            box.spacing = gap
        case (.depth(let alignment), let box as ZStackBox): box.alignment = alignment
        case (.layered(_, let alignment), let box as LayeredBox): box.alignment = alignment
        case (.guide(_, _, let place), let box as GuideBox): box.update { _ in CGFloat(place) }
        case (.aspect(let ratio, let fit), let box as AspectRatioBox):
            box.ratio = ratio
            box.fit = fit
        case (.offset(let offset), let box as OffsetBox): box.offset = offset
        case (.position(let center), let box as PositionBox): box.center = center
        case (.layout(let layout), let box as LayoutBox):
            (box.host as? LayoutHost<AnyLayout>)?.layout = layout
            box.layoutDidChange()
        default: break
        }
        return box
    }

    func connect(_ box: Box, _ boxes: [Box]) {
        if let layered = box as? LayeredBox {
            layered.primary = boxes.first
            layered.secondary = ContiguousArray(boxes.dropFirst())
        } else {
            box.setChildren(ContiguousArray(boxes))
        }
    }

    func connectLive() {
        connect(live, children.map(\.live))
    }

    func connectAllLive() {
        for child in children { child.connectAllLive() }
        connectLive()
    }

    /// The same tree afresh; `pairs` gets each live box with its counterpart.
    func fresh(_ pairs: inout [(live: Box, fresh: Box)]) -> Box {
        let box = make()
        box.isMirrored = isMirrored
        pairs.append((live, box))
        var boxes: [Box] = []
        for child in children { boxes.append(child.fresh(&pairs)) }
        connect(box, boxes)
        return box
    }

    var all: [Specification] { [self] + children.flatMap(\.all) }

    func isInside(_ other: Specification) -> Bool {
        var next: Specification? = self
        while let here = next {
            if here === other { return true }
            next = here.parent
        }
        return false
    }
}

@MainActor private struct Storm {
    var generator: SeededGenerator

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    mutating func maybe(_ range: ClosedRange<Int>) -> Int? { number(0...1) == 0 ? nil : number(range) }

    mutating func alignment() -> Alignment {
        let across: [HorizontalAlignment] = [.leading, .center, .trailing]
        let down: [VerticalAlignment] = [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        return Alignment(horizontal: across[number(0...2)], vertical: down[number(0...4)])
    }

    mutating func words() -> String {
        let all = ["a", "bb", "ccc", "日本", "lorem", "ipsum\n", "supercalifragilistic", "x y"]
        return (0..<number(0...4)).map { _ in all[number(0...all.count - 1)] }.joined(separator: " ")
    }

    mutating func flexible() -> FlexibleLength {
        FlexibleLength(minimum: maybe(0...6), ideal: maybe(0...9), maximum: number(0...3) == 0 ? Length.infinity : maybe(0...12))
    }

    mutating func axes() -> Axis.Set { [[.horizontal], [.vertical], [.horizontal, .vertical]][number(0...2)] }

    mutating func leaf() -> Specification.Kind {
        switch number(0...9) {
        case 0: .fill
        case 1: .spacer(maybe(0...3))
        case 2: .divider
        default: .text(words(), maybe(1...3), [.head, .middle, .tail][number(0...2)])
        }
    }

    mutating func layout() -> AnyLayout {
        let alignment = alignment()
        return switch number(0...2) {
        case 0: AnyLayout(HStackLayout(alignment: alignment.vertical, spacing: maybe(-1...2).map { CGFloat($0) }))
        case 1: AnyLayout(VStackLayout(alignment: alignment.horizontal, spacing: maybe(-1...2).map { CGFloat($0) }))
        default: AnyLayout(ZStackLayout(alignment: alignment))
        }
    }

    mutating func ratio() -> Double? { [nil, 0.5, 1, 3][number(0...3)] }
    mutating func point() -> Point { Point(x: number(-4...9), y: number(-3...6)) }

    mutating func inner() -> Specification.Kind {
        switch number(0...28) {
        case 21, 22:
            .guide(
                [.start, .center, .end, .firstTextBaseline][number(0...3)], number(0...1) == 0 ? .horizontal : .vertical, number(-3...3))
        case 23: .aspect(ratio(), number(0...1) == 0 ? .inside : .covering)
        case 24: .offset(point())
        case 25: .position(point())
        case 26, 27, 28: .layout(layout())
        case 0: .frame(maybe(-1...12), maybe(-1...6), alignment())
        case 1, 2: .flexible(flexible(), flexible(), alignment())
        case 3: .padding(CellInsets(top: number(-1...2), leading: number(-1...2), bottom: number(-1...2), trailing: number(-1...2)))
        case 4: .border
        case 5: .fixedSize(axes())
        case 6: .trait(maybe(-1...2).map(Double.init), maybe(-1...2).map(Double.init))
        case 7: .hidden
        case 8: .clip
        case 9: .opacity([0, 0.5, 1][number(0...2)])
        case 10, 11: .scroll(axes())
        case 12: .depth(alignment())
        case 13: .layered(number(0...1) == 0 ? .background : .overlay, alignment())
        default: .stack(number(0...1) == 0 ? .horizontal : .vertical, alignment(), number(0...2) == 0 ? number(-1...2) : nil)
        }
    }

    mutating func tree(_ depth: Int) -> Specification {
        if depth == 0 || number(0...5) == 0 { return Specification(leaf()) }
        let made = Specification(inner())
        let count = min(made.capacity.upperBound - 1, max(made.capacity.lowerBound, number(0...5)))
        made.children = (0..<count).map { _ in tree(depth - 1) }
        for child in made.children { child.parent = made }
        return made
    }

    /// Another kind that the same box can take.
    mutating func changed(_ kind: Specification.Kind) -> Specification.Kind {
        switch kind {
        case .text: .text(words(), maybe(1...3), [.head, .middle, .tail][number(0...2)])
        case .spacer: .spacer(maybe(0...3))
        case .frame: .frame(maybe(-1...12), maybe(-1...6), alignment())
        case .flexible: .flexible(flexible(), flexible(), alignment())
        case .padding: .padding(CellInsets(top: number(-1...2), leading: number(-1...2), bottom: number(-1...2), trailing: number(-1...2)))
        case .fixedSize: .fixedSize(axes())
        case .trait: .trait(maybe(-1...2).map(Double.init), maybe(-1...2).map(Double.init))
        case .opacity: .opacity([0, 0.5, 1][number(0...2)])
        case .scroll: .scroll(axes())
        case .stack: .stack(number(0...1) == 0 ? .horizontal : .vertical, alignment(), number(0...2) == 0 ? number(-1...2) : nil)
        case .depth: .depth(alignment())
        case .layered(let layer, _): .layered(layer, alignment())
        case .guide(let guide, let axis, _): .guide(guide, axis, number(-3...3))
        case .aspect: .aspect(ratio(), number(0...1) == 0 ? .inside : .covering)
        case .offset: .offset(point())
        case .position: .position(point())
        case .layout: .layout(layout())
        case .fill, .divider, .border, .hidden, .clip: kind
        }
    }

    /// One random change, applied to the specification and to the live boxes as a node would.
    mutating func change(_ top: Specification, _ root: LayoutRoot) {
        let all = top.all
        let chosen = all[number(0...all.count - 1)]
        switch number(0...9) {
        case 0...3:
            chosen.kind = changed(chosen.kind)
            if number(0...4) == 0 { chosen.isMirrored.toggle() }
            chosen.configured(chosen.live)
        case 4:
            guard chosen.children.count < chosen.capacity.upperBound - 1 else { return }
            let new = tree(2)
            new.parent = chosen
            chosen.children.insert(new, at: number(0...chosen.children.count))
            new.connectAllLive()
            chosen.connectLive()
        case 5:
            guard chosen.children.count > chosen.capacity.lowerBound, all.count > 4 else { return }
            chosen.children.remove(at: number(0...chosen.children.count - 1))
            chosen.connectLive()
        case 6:
            guard chosen.children.count > 1 else { return }
            chosen.children.shuffle(using: &generator)
            chosen.connectLive()
        case 7:
            // To another parent, told in either order.
            let target = all[number(0...all.count - 1)]
            guard let source = chosen.parent, source !== target, !target.isInside(chosen),
                source.children.count > source.capacity.lowerBound, target.children.count < target.capacity.upperBound - 1
            else { return }
            source.children.removeAll { $0 === chosen }
            target.children.insert(chosen, at: number(0...target.children.count))
            chosen.parent = target
            if number(0...1) == 0 {
                source.connectLive()
                target.connectLive()
            } else {
                target.connectLive()
                source.connectLive()
            }
        case 8:
            root.size = Size(width: number(0...40), height: number(0...14))
        default:
            for case let scroll as ScrollBox in all.map(\.live) { scroll.scroll(by: Point(x: number(-6...6), y: number(-6...6))) }
        }
    }
}

@MainActor struct LayoutStormTests {
    @Test(arguments: [0, 1, 2, 3, 9, 12]) func incrementalLayoutEqualsAFreshOne(_ seed: Int) {
        let report = LayoutDiagnostic.report
        LayoutDiagnostic.report = { _ in }
        defer { LayoutDiagnostic.report = report }
        var storm = Storm(generator: SeededGenerator(UInt64(seed)))
        let top = Specification(.stack(.vertical, .center, nil), (0..<3).map { _ in storm.tree(4) })
        for child in top.children { child.parent = top }
        top.connectAllLive()
        let live = root(top.live, 30, 12)
        for step in 0..<60 {
            for _ in 0..<storm.number(1...3) { storm.change(top, live) }
            live.layout()
            #expect(!live.needsLayout)

            var pairs: [(live: Box, fresh: Box)] = []
            let fresh = LayoutRoot(size: live.size)
            fresh.content = top.fresh(&pairs)
            fresh.layout()
            var agrees = true
            for pair in pairs {
                if let scroll = pair.live as? ScrollBox, let other = pair.fresh as? ScrollBox { other.offset = scroll.offset }
                agrees = agrees && pair.live.size.width >= 0 && pair.live.size.height >= 0
                agrees = agrees && pair.live.size == pair.fresh.size && pair.live.origin == pair.fresh.origin
                agrees = agrees && pair.live.lastProposal == pair.fresh.lastProposal && pair.live.childOffset == pair.fresh.childOffset
            }
            let wrong = pairs.first { $0.live.size != $0.fresh.size || $0.live.origin != $0.fresh.origin }
            let parting = wrong.map {
                "\(type(of: $0.live)) at \($0.live.frame), afresh \($0.fresh.frame), in a \($0.live.parent.map { "\(type(of: $0))" } ?? "")"
            }
            #expect(agrees, "\(parting ?? "a proposal") seed \(seed), step \(step): a size or place")
            let (one, two) = (live.screen(), fresh.screen())
            #expect(one.text == two.text, "seed \(seed), step \(step)")
            var point = Point.zero
            for _ in 0..<8 {
                point = Point(x: storm.number(0...40), y: storm.number(0...14))
                let hit = live.hitTest(point)
                let other = fresh.hitTest(point)
                #expect(pairs.first { $0.live === hit }?.fresh === other, "seed \(seed), step \(step): hit at \(point)")
            }
            if !agrees || one.text != two.text { return }
        }
    }

    @Test(arguments: 0..<6) func nothingOutsideOfTheOverflowMarksIsCulled(_ seed: Int) {
        // The picture with culling is the picture without.
        var storm = Storm(generator: SeededGenerator(UInt64(seed + 1_000)))
        for _ in 0..<30 {
            let tree = storm.tree(4)
            tree.connectAllLive()
            let root = root(tree.live, 24, 9)
            let culled = root.picture()
            for box in tree.all.map(\.live) { box.overflow = [.horizontal, .vertical] }
            #expect(culled == root.picture())
        }
    }
}
