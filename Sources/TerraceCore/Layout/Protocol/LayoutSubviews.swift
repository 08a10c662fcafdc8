/// The views that a layout arranges, in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    /// Part of the views, counted as they are here.
    public typealias SubSequence = Slice<LayoutSubviews>

    private let views: ContiguousArray<LayoutSubview>
    /// The direction in which lines of text run. Places need no regard to it: they are mirrored where it is right to left.
    public let layoutDirection: LayoutDirection

    private init(_ views: ContiguousArray<LayoutSubview>, _ layoutDirection: LayoutDirection) {
        self.views = views
        self.layoutDirection = layoutDirection
    }

    @MainActor init(_ boxes: ContiguousArray<Box>, _ layoutDirection: LayoutDirection) {
        var views: ContiguousArray<LayoutSubview> = []
        views.reserveCapacity(boxes.count)
        for (index, box) in boxes.enumerated() { views.append(LayoutSubview(box: box, index: index)) }
        self.init(views, layoutDirection)
    }

    var boxes: ContiguousArray<Box> { ContiguousArray(views.map(\.box)) }

    /// 0.
    public var startIndex: Int { 0 }
    /// How many views there are.
    public var endIndex: Int { views.count }

    /// The view at a place; there must be one.
    public subscript(index: Int) -> LayoutSubview { views[index] }

    /// The views at several places, counted anew from 0.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(ContiguousArray(views[bounds]), layoutDirection) }

    /// The views at several places, counted anew from 0.
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        LayoutSubviews(ContiguousArray(indices.map { views[$0] }), layoutDirection)
    }
}
