import TerraceScreen

/// Arithmetic of lengths in cells: whole, never negative, and saturating at an infinity that stays infinite.
package enum Length {
    /// As long as it can be. It fits an `Int32`, which is how boxes keep it.
    package static let infinity = Int(Int32.max)

    /// Brings any number into `0...infinity`.
    @inline(__always) package static func clamped(_ length: Int) -> Int { min(max(length, 0), infinity) }

    /// `length + amount`; infinite if `length` is.
    @inline(__always) package static func adding(_ amount: Int, to length: Int) -> Int {
        if length >= infinity { return infinity }
        let (sum, overflow) = length.addingReportingOverflow(amount)
        return overflow ? (amount > 0 ? infinity : 0) : clamped(sum)
    }

    /// `length` less `amount`, at least 0; infinite if `length` is.
    @inline(__always) package static func subtracting(_ amount: Int, from length: Int) -> Int {
        if length >= infinity { return infinity }
        let (rest, overflow) = length.subtractingReportingOverflow(amount)
        return overflow ? (amount > 0 ? 0 : infinity) : clamped(rest)
    }
}

extension Size {
    /// Both lengths brought into `0...Length.infinity`.
    @inline(__always) package var clamped: Size { Size(width: Length.clamped(width), height: Length.clamped(height)) }

    @inline(__always) package subscript(axis: Axis) -> Int {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    @inline(__always) package init(_ axis: Axis, main: Int, cross: Int) {
        self = axis == .horizontal ? Size(width: main, height: cross) : Size(width: cross, height: main)
    }
}

extension Point {
    @inline(__always) package subscript(axis: Axis) -> Int {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    @inline(__always) package init(_ axis: Axis, main: Int, cross: Int) {
        self = axis == .horizontal ? Point(x: main, y: cross) : Point(x: cross, y: main)
    }
}
