/// The direction in which a paragraph runs.
package enum TextDirection: Hashable, Sendable {
    case leftToRight, rightToLeft

    /// The embedding level of a paragraph of this direction.
    var level: UInt8 { self == .rightToLeft ? 1 : 0 }

    init(level: UInt8) { self = level & 1 == 0 ? .leftToRight : .rightToLeft }
}
