/// One grapheme cluster of sanitised text, measured.
package struct TextCluster: Sendable {
    /// `scalar` of a cluster of several.
    package static let several: UInt32 = .max

    /// Its bytes, from the start of the text.
    package var start: Int
    package var end: Int
    /// Where the bytes to be drawn end: a cluster is cut after 16 scalars, and never ends in a joiner, which would catch its neighbour.
    package var drawnEnd: Int
    /// Columns, 0 to 2. Nothing of width 0 takes a cell.
    package var width: Int
    /// The only scalar that is drawn, or `several`.
    package var scalar: UInt32
    /// Terminals disagree on its width.
    package var isRisky: Bool
}
