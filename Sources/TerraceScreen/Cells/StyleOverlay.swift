/// A style to draw with that may leave the background to the cells, by number.
struct StyleOverlay {
    private let table: CellTable
    private let style: CellStyle
    private let keepsBackground: Bool
    private let plain: UInt32
    private var under: UInt32
    private var merged: UInt32

    init(_ style: CellStyle, in table: CellTable) {
        self.table = table
        self.style = style
        plain = table.id(for: style)
        keepsBackground = style.background == .standard
        under = 0
        merged = plain
    }

    /// The number of a style that does not ask what is under it.
    var opaque: UInt32? { keepsBackground ? nil : plain }

    /// The number of the style on a cell of style `id`.
    @inline(__always)
    mutating func id(over id: UInt32) -> UInt32 {
        if !keepsBackground { return plain }
        if id != under { merge(over: id) }
        return merged
    }

    private mutating func merge(over id: UInt32) {
        var mixed = style
        mixed.background = table.style(id).background
        under = id
        merged = table.id(for: mixed)
    }
}
