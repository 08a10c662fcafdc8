import Foundation
import TerraceScreen

/// The layout of `HStack`, to change between layouts with `AnyLayout`, or to build on.
///
/// ```swift
/// let row = HStackLayout(spacing: 2) { Text("a"); Text("b") }
/// ```
public struct HStackLayout: Layout, Equatable, Sendable {
    /// How views stand to each other from top to bottom.
    public var alignment: VerticalAlignment
    /// The gaps, in cells; nil is a cell.
    public var spacing: CGFloat?

    /// Views side by side.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// The layout of `VStack`, to change between layouts with `AnyLayout`, or to build on.
///
/// ```swift
/// let column = VStackLayout(alignment: .leading) { Text("a"); Text("b") }
/// ```
public struct VStackLayout: Layout, Equatable, Sendable {
    /// How views stand to each other from left to right.
    public var alignment: HorizontalAlignment
    /// The gaps, in cells; nil is none.
    public var spacing: CGFloat?

    /// Views one below the other.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// The layout of `ZStack`, to change between layouts with `AnyLayout`, or to build on.
///
/// ```swift
/// let pile = ZStackLayout(alignment: .topLeading) { Text("below"); Text("above") }
/// ```
public struct ZStackLayout: Layout, Equatable, Sendable {
    /// How views stand to each other.
    public var alignment: Alignment

    /// Views on top of each other.
    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    private func engine(_ subviews: Subviews) -> ZStackEngine {
        let boxes = subviews.boxes
        let isGuided = MainActor.assumeIsolated { boxes.contains(where: \.isGuided) }
        return ZStackEngine(alignment: alignment, children: boxes, hasGuidedChild: isGuided)
    }

    /// The usual, as of any stack.
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

    /// As large as the largest of the highest priority.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        MainActor.assumeIsolated { CGSize(engine(subviews).measure(ProposedSize(proposal))) }
    }

    /// Each at the alignment.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated {
            engine(subviews).forEachPlace(in: Size(bounds.size), ProposedSize(proposal)) { index, point, offer in
                subviews[index].place(
                    at: bounds.point(point), proposal: ProposedViewSize(offer))
            }
        }
    }
}

/// What the stacks of one axis have in common: each is `StackEngine` at work on its subviews.
protocol AxisStackLayout: Layout where Cache == StackLayoutCache {
    static var axis: Axis { get }
    var guide: AlignmentGuide { get }
    var spacing: CGFloat? { get }
}

/// The shares that were found last. An implementation detail.
public struct StackLayoutCache: Sendable {
    var shares = StackShares()
}

extension HStackLayout: AxisStackLayout {
    static var axis: Axis { .horizontal }
    var guide: AlignmentGuide { alignment.guide }
}

extension VStackLayout: AxisStackLayout {
    static var axis: Axis { .vertical }
    var guide: AlignmentGuide { alignment.guide }
}

extension AxisStackLayout {
    /// Those of a stack along its axis.
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }

    /// No shares yet.
    public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

    private func engine(_ subviews: Subviews) -> StackEngine {
        let boxes = subviews.boxes
        let isGuided = MainActor.assumeIsolated { boxes.contains(where: \.isGuided) }
        return StackEngine(
            Self.axis, guide: guide, spacing: Cells.length(spacing, Self.axis).map(StackEngine.bounded), children: boxes,
            hasGuidedChild: isGuided)
    }

    /// The usual, as of any stack.
    public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing { ViewSpacing() }

    /// Free room goes to the least flexible first.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache) -> CGSize {
        let engine = engine(subviews)
        return MainActor.assumeIsolated { CGSize(engine.measure(ProposedSize(proposal), &cache.shares)) }
    }

    /// One after the other along the axis.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache) {
        let engine = engine(subviews)
        MainActor.assumeIsolated {
            engine.forEachPlace(in: Size(bounds.size), ProposedSize(proposal), &cache.shares) { index, point, offer in
                subviews[index].place(
                    at: bounds.point(point), proposal: ProposedViewSize(offer))
            }
        }
    }
}
