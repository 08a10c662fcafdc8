import Foundation
import TerraceScreen

/// What a container proposes to a view, in cells: nil asks for the ideal length, 0 for the least, infinity for the most.
///
/// ```swift
/// let proposal = ProposedViewSize(width: 20, height: nil)
/// ```
public struct ProposedViewSize: Hashable, Sendable {
    /// The width.
    public var width: CGFloat?
    /// The height.
    public var height: CGFloat?

    /// A proposal of a width and a height.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// A proposal of a size.
    public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    package init(_ proposal: ProposedSize) {
        self.init(
            width: proposal.width.map { Cells.length($0, .horizontal) }, height: proposal.height.map { Cells.length($0, .vertical) })
    }

    /// Asks for the least.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the most.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposed size, with the lengths of `size` where the ideal is asked for; a flexible view's ideal is one cell.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 1, height: 1)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedSize {
    /// In whole cells; what is no number asks for the ideal.
    init(_ proposal: ProposedViewSize) {
        self.init(width: Cells.length(proposal.width, .horizontal), height: Cells.length(proposal.height, .vertical))
    }
}
