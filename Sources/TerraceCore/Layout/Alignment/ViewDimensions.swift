import Foundation
import TerraceScreen

/// The size of a view, in cells, and where its guides stand.
///
/// ```swift
/// Text("a").alignmentGuide(.leading) { dimensions in dimensions[HorizontalAlignment.center] }
/// ```
public struct ViewDimensions: Equatable, Sendable {
    private let size: Size
    private let proposal: ProposedSize
    /// What is asked for guides; without it they follow from the size.
    private let box: Box?

    init(_ size: Size) {
        self.size = size
        proposal = ProposedSize(size)
        box = nil
    }

    init(_ box: Box, _ size: Size, _ proposal: ProposedSize) {
        self.size = size
        self.proposal = proposal
        self.box = box
    }

    /// The width, in cells.
    public var width: CGFloat { Cells.length(size.width, .horizontal) }
    /// The height, in cells.
    public var height: CGFloat { Cells.length(size.height, .vertical) }

    /// Where a guide stands, in cells from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { position(guide.guide, .horizontal) }
    /// Where a guide stands, in cells from the top.
    public subscript(guide: VerticalAlignment) -> CGFloat { position(guide.guide, .vertical) }
    /// Where a guide was put with `alignmentGuide`; nil where it follows from the size.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.guide, .horizontal) }
    /// Where a guide was put with `alignmentGuide`; nil where it follows from the size.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.guide, .vertical) }

    private func position(_ guide: AlignmentGuide, _ axis: Axis) -> CGFloat {
        MainActor.assumeIsolated {
            HalfCells.length(
                box?.alignmentPosition(guide, axis: axis, in: size, proposal: proposal)
                    ?? guide.defaultPosition(in: size, axis: axis), axis)
        }
    }

    private func explicit(_ guide: AlignmentGuide, _ axis: Axis) -> CGFloat? {
        MainActor.assumeIsolated {
            box?.alignment(guide, axis: axis, in: size, proposal: proposal).map { HalfCells.length($0, axis) }
        }
    }

    /// Whether width and height are the same.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.size == b.size }
}
