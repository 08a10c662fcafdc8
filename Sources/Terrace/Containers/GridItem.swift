import TerraceCore
import TerraceScreen

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`; an adaptive one is as many as fit. Lengths are cells.
///
/// ```swift
/// let columns = [GridItem(.fixed(8)), GridItem(.flexible())]
/// ```
public nonisolated struct GridItem: Sendable {
    /// How long it is.
    public enum Size: Sendable {
        /// So much.
        case fixed(CGFloat)
        /// Its part of what is left, within limits; a maximum below the minimum acts as the minimum.
        case flexible(minimum: CGFloat = 1, maximum: CGFloat = .infinity)
        /// As many as fit into its part, each at least so much. A minimum below 1 acts as 1.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long it is.
    public var size: Size
    /// The gap behind it; nil is a cell between columns, and none between rows.
    public var spacing: CGFloat?
    /// Where views stand in it; nil is the middle.
    public var alignment: Alignment?

    /// One column or row, or several.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    @MainActor func track(_ axis: Axis, usualSpacing: Int) -> GridTrack {
        func cells(_ length: CGFloat, _ usual: Int) -> Int { min(max(0, Cells.frame(length, axis) ?? usual), Length.infinity) }
        func exact(_ length: CGFloat) -> Double {
            let cells = Double(length / LengthUnit.current[axis])
            return cells.isNaN ? 1 : min(max(1, cells), Double(Length.infinity))
        }
        let length: GridTrack.Length =
            switch size {
            case .fixed(let length): .fixed(min(cells(length, 0), 100_000))
            case .flexible(let least, let most): .flexible(cells(least, 1), max(cells(least, 1), cells(most, Length.infinity)))
            case .adaptive(let least, let most): .adaptive(exact(least), max(1, cells(most, Length.infinity)))
            }
        return GridTrack(length, spacing: GridSpacing.cells(spacing, usualSpacing, axis), alignment: alignment ?? .center)
    }
}
