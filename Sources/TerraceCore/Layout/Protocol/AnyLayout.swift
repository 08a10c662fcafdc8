import Foundation

/// A layout with its type erased: changing to a layout of another type keeps the views that it arranges, with their state.
///
/// ```swift
/// struct Tools: View {
///     let isWide: Bool
///     var body: some View {
///         let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///         layout { Text("a"); Text("b") }
///     }
/// }
/// ```
public struct AnyLayout: Layout {
    /// What the layout inside keeps.
    public struct Cache {
        fileprivate var value: Any
    }

    private let storage: any ErasedLayout

    /// Erases a layout's type.
    public init<L: Layout>(_ layout: L) {
        storage = (layout as? AnyLayout)?.storage ?? TypedLayout(layout: layout)
    }

    var stackOrientation: Axis? { storage.stackOrientation }

    /// The cache of the layout inside.
    public func makeCache(subviews: Subviews) -> Cache { Cache(value: storage.makeCache(subviews)) }

    /// Updates the cache, or makes one anew when the layout inside is of another type.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { storage.updateCache(&cache.value, subviews) }

    /// What the layout inside likes.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { storage.spacing(subviews, &cache.value) }

    /// The size that the layout inside chooses.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        storage.sizeThatFits(proposal, subviews, &cache.value)
    }

    /// Lets the layout inside place the subviews.
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        storage.placeSubviews(bounds, proposal, subviews, &cache.value)
    }

    /// What the layout inside says.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        storage.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
    }

    /// What the layout inside says.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        storage.explicitAlignment(guide, bounds, proposal, subviews, &cache.value)
    }
}

private protocol ErasedLayout {
    var stackOrientation: Axis? { get }
    func makeCache(_ subviews: LayoutSubviews) -> Any
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGFloat?
    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGFloat?
}

private struct TypedLayout<L: Layout>: ErasedLayout {
    let layout: L

    var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

    private func with<Result>(_ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
        var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
        cache = ()
        defer { cache = typed }
        return body(&typed)
    }

    func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        guard var typed = cache as? L.Cache else {
            cache = layout.makeCache(subviews: subviews)
            return
        }
        layout.updateCache(&typed, subviews: subviews)
        cache = typed
    }

    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func placeSubviews(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
        with(&cache, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func explicitAlignment(
        _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func explicitAlignment(
        _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
    ) -> CGFloat? {
        with(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
