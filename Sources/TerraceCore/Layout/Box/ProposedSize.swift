import TerraceScreen

/// What a parent proposes to a child, per axis: nothing (the ideal is wanted), a length, or infinity (the maximum is wanted).
package struct ProposedSize: Hashable, Sendable {
    private static let none: Int32 = -1

    private var storedWidth: Int32
    private var storedHeight: Int32

    /// Negative lengths become 0, those past `Length.infinity` infinite.
    @inline(__always) package init(width: Int?, height: Int?) {
        storedWidth = Self.packed(width)
        storedHeight = Self.packed(height)
    }

    @inline(__always) package init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }

    @inline(__always) package init(_ axis: Axis, main: Int?, cross: Int?) {
        self = axis == .horizontal ? ProposedSize(width: main, height: cross) : ProposedSize(width: cross, height: main)
    }

    /// A value that no proposal equals, to mark empty entries of caches.
    init(invalid: Void) {
        storedWidth = .min
        storedHeight = .min
    }

    /// Both axes ask for the ideal.
    package static let unspecified = ProposedSize(width: nil, height: nil)
    /// Both axes ask for the minimum.
    package static let zero = ProposedSize(width: 0, height: 0)
    /// Both axes ask for the maximum.
    package static let infinity = ProposedSize(width: Length.infinity, height: Length.infinity)

    @inline(__always) package var width: Int? {
        get { storedWidth < 0 ? nil : Int(storedWidth) }
        set { storedWidth = Self.packed(newValue) }
    }

    @inline(__always) package var height: Int? {
        get { storedHeight < 0 ? nil : Int(storedHeight) }
        set { storedHeight = Self.packed(newValue) }
    }

    @inline(__always) package subscript(axis: Axis) -> Int? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The proposal with `size` where it asks for the ideal.
    package func replacingUnspecified(by size: Size) -> ProposedSize {
        ProposedSize(width: width ?? size.width, height: height ?? size.height)
    }

    @inline(__always) private static func packed(_ length: Int?) -> Int32 {
        guard let length else { return none }
        return Int32(truncatingIfNeeded: Length.clamped(length))
    }
}
