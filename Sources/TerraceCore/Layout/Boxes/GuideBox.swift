import Foundation
import TerraceScreen

/// Puts a guide of its content elsewhere.
package final class GuideBox: UnaryBox {
    private let guide: AlignmentGuide
    private let axis: Axis
    private var compute: (ViewDimensions) -> CGFloat

    package init(_ guide: AlignmentGuide, axis: Axis, compute: @escaping (ViewDimensions) -> CGFloat) {
        self.guide = guide
        self.axis = axis
        self.compute = compute
        super.init()
        becomeGuided()
    }

    /// Closures cannot be compared, so whoever asked for the guide asks again.
    package func update(_ compute: @escaping (ViewDimensions) -> CGFloat) {
        self.compute = compute
        invalidate()
    }

    override package func explicitAlignment(
        _ guide: AlignmentGuide, axis: Axis, in size: Size, proposal: ProposedSize
    ) -> Int? {
        guard guide == self.guide, axis == self.axis, let content else {
            return super.explicitAlignment(guide, axis: axis, in: size, proposal: proposal)
        }
        return HalfCells.count(compute(ViewDimensions(content, size, proposal)), axis)
    }
}
