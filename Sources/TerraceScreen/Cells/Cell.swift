/// One cell: an interned glyph and an interned style, 8 bytes, compared as memory.
package struct Cell: Hashable, Sendable {
    /// A scalar's own value, a cluster's number in the `CellTable`, or `continuation`.
    package var glyph: UInt32
    package var style: UInt32

    @inlinable
    package init(glyph: UInt32, style: UInt32) {
        self.glyph = glyph
        self.style = style
    }

    /// The glyph of the second half of a wide glyph; the first stands to its left and has the same style.
    package static let continuation: UInt32 = 0x0011_0000
    /// Clusters of several scalars are numbered from here.
    package static let firstCluster: UInt32 = 0x0020_0000

    /// Whether this is the second half of a wide glyph.
    @inlinable package var isContinuation: Bool { glyph == 0x0011_0000 }
}
