import Foundation
import TerraceScreen

/// A box whose children a layout of the program's arranges.
package final class LayoutBox: Box {
    let host: any LayoutHosting

    init(_ host: any LayoutHosting) {
        self.host = host
    }

    override package func axis(for child: Box) -> Axis? { host.stackOrientation }

    /// The layout has got other values.
    func layoutDidChange() {
        for child in children { child.inherit(host.stackOrientation) }
        invalidate()
    }

    private var subviews: LayoutSubviews {
        LayoutSubviews(children, isMirrored ? .rightToLeft : .leftToRight)
    }

    override package var viewSpacing: ViewSpacing { host.spacing(subviews, cache.generation) }

    override package func measure(_ proposal: ProposedSize) -> Size {
        Size(host.sizeThatFits(ProposedViewSize(proposal), subviews, cache.generation))
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        let children = children
        for (index, place) in places(in: size, proposal: proposal).enumerated() {
            children[index].place(at: place.point, proposal: place.proposal)
        }
    }

    /// The place of each child from the box's corner. The bounds that the layout is given begin somewhere else, as in SwiftUI, so that
    /// none gets used to zero.
    private func places(in size: Size, proposal: ProposedSize) -> ContiguousArray<(point: Point, proposal: ProposedSize)> {
        let bounds = Rect(origin: origin, size: size)
        let subviews = subviews
        let generation = cache.generation
        let placements = Placements.recorded(subviews.count) {
            host.placeSubviews(CGRect(bounds), ProposedViewSize(proposal), subviews, generation)
        }
        var places: ContiguousArray<(point: Point, proposal: ProposedSize)> = []
        for (place, child) in zip(placements.places, children) {
            if let place {
                places.append((Point(x: place.point.x - bounds.minX, y: place.point.y - bounds.minY), place.proposal))
            } else {
                places.append((Alignment.center.offset(of: child.sizeThatFits(proposal), in: size), proposal))
            }
        }
        return places
    }

    override package func explicitAlignment(
        _ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize
    ) -> Int? {
        let own = host.explicitAlignment(
            guide, axis, CGRect(Rect(origin: .zero, size: size)), ProposedViewSize(proposal), subviews, cache.generation)
        if let own { return HalfCells.count(own, axis) }
        if guide.isGeometric { return nil }
        var positions: ContiguousArray<Int> = []
        for (place, child) in zip(places(in: size, proposal: proposal), children) {
            let chosen = child.sizeThatFits(place.proposal)
            if let line = child.alignment(guide, axis: axis, in: chosen, proposal: place.proposal) {
                positions.append(line + 2 * place.point[axis])
            }
        }
        return guide.combined(positions)
    }
}

/// A layout of whatever type with its cache. `generation` changes when a cache may be out of date.
@MainActor protocol LayoutHosting: AnyObject {
    var stackOrientation: Axis? { get }
    func spacing(_ subviews: LayoutSubviews, _ generation: UInt32) -> ViewSpacing
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ generation: UInt32) -> CGSize
    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ generation: UInt32)
    func explicitAlignment(
        _ guide: AlignmentGuide, _ axis: Axis, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ generation: UInt32
    ) -> CGFloat?
}

/// A layout with its cache.
final class LayoutHost<L: Layout>: LayoutHosting {
    var layout: L
    private var cache: L.Cache?
    private var generation: UInt32 = 0

    init(_ layout: L) {
        self.layout = layout
    }

    var stackOrientation: Axis? { (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation }

    private func withCache<Result>(_ subviews: LayoutSubviews, _ generation: UInt32, _ body: (inout L.Cache) -> Result) -> Result {
        var current: L.Cache
        if var kept = cache {
            if generation != self.generation { layout.updateCache(&kept, subviews: subviews) }
            current = kept
        } else {
            current = layout.makeCache(subviews: subviews)
        }
        self.generation = generation
        // Not held twice meanwhile, so that arrays in it are changed in place.
        cache = nil
        defer { cache = current }
        return body(&current)
    }

    func spacing(_ subviews: LayoutSubviews, _ generation: UInt32) -> ViewSpacing {
        withCache(subviews, generation) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ generation: UInt32) -> CGSize {
        withCache(subviews, generation) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ generation: UInt32) {
        withCache(subviews, generation) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func explicitAlignment(
        _ guide: AlignmentGuide, _ axis: Axis, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ generation: UInt32
    ) -> CGFloat? {
        withCache(subviews, generation) { cache in
            switch axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
    }
}
