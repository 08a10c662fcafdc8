import Foundation

/// A way to arrange views, written by you: how large they are together, and where each stands.
///
/// Lengths are cells; what does not come out whole is rounded. Sizes may be asked for any number of times, with any proposal, and must
/// depend on nothing but the proposal and the subviews. Where leading is right, places are mirrored for you.
///
/// ```swift
/// struct Steps: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///     }
///     func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var point = bounds.origin
///         for subview in subviews {
///             subview.place(at: point, proposal: .unspecified)
///             let size = subview.sizeThatFits(.unspecified)
///             point = CGPoint(x: point.x + size.width, y: point.y + size.height)
///         }
///     }
/// }
/// let view = Steps() { Text("a"); Text("b") }
/// ```
public protocol Layout {
    /// What the layout keeps between calls for the sake of speed.
    associatedtype Cache = Void
    /// The views that it arranges.
    typealias Subviews = LayoutSubviews

    /// What others are to know of the layout.
    static var layoutProperties: LayoutProperties { get }

    /// Makes the cache, once for each place in the tree.
    func makeCache(subviews: Subviews) -> Cache
    /// Called before the cache is used when the layout or its subviews have changed. By default it is made anew.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The room the layout likes around it; by default as much as any of its subviews does.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size of all together for a proposal, in cells.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview in `bounds`, whose origin need not be zero. One that is not placed stands in the middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Where a guide stands; nil, the default, to make it of the subviews' guides.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
    /// Where a guide stands; nil, the default, to make it of the subviews' guides.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat?
}

/// What others are to know of a layout.
public struct LayoutProperties: Sendable {
    /// The axis of a stack: it decides how spacers and dividers in it lie. Nil is no stack.
    public var stackOrientation: Axis?

    /// Those of no stack.
    public init() {}
}

extension Layout {
    /// Those of no stack.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// As much as any of the subviews likes.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.dropFirst().reduce(subviews.first?.spacing ?? ViewSpacing()) { $0.union($1.spacing) }
    }

    /// None of its own.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    /// None of its own.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? { nil }

    /// Arranges views.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    /// Nothing.
    public func makeCache(subviews: Subviews) {}
}

/// A layout with its views. An implementation detail.
public nonisolated struct _LayoutView<L: Layout, Content: View>: ContainerView {
    let layout: L
    package let content: Content

    @MainActor package func makeBox(_ environment: EnvironmentValues) -> LayoutBox { LayoutBox(LayoutHost(layout)) }

    @MainActor package func update(_ box: LayoutBox, _ environment: EnvironmentValues) {
        guard let host = box.host as? LayoutHost<L>, !ValueComparison.isSame(host.layout, layout) else { return }
        host.layout = layout
        box.layoutDidChange()
    }
}
