import TerraceScreen

/// A part of the screen, in cells; columns and rows count from 0 at the top left. What is scrolled out may stand at negative ones.
///
/// ```swift
/// #expect(host.find(.button, text: "Add").frame == CellRect(x: 0, y: 2, width: 7, height: 1))
/// ```
public struct CellRect: Hashable, Sendable, CustomStringConvertible {
    /// The first column.
    public var x: Int
    /// The first row.
    public var y: Int
    /// How many columns.
    public var width: Int
    /// How many rows.
    public var height: Int

    /// A part of the screen; negative lengths act as 0.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = max(0, width)
        self.height = max(0, height)
    }

    init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }

    /// Whether it covers no cell.
    public var isEmpty: Bool { width == 0 || height == 0 }

    /// As `7×1 at 0, 2`.
    public var description: String { "\(width)×\(height) at \(x), \(y)" }
}
