import Foundation
import Terrace

/// A colour in numbers, as drawing on other systems has it.
///
/// ```swift
/// let parts = Color.red.cgColor?.components ?? []
/// ```
public nonisolated final class CGColor: Hashable, Sendable {
    /// Red, green, blue and how opaque it is, from 0 to 1.
    public let components: [CGFloat]?

    /// By its parts, from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { components = [red, green, blue, alpha] }
    /// A grey, from 0 to 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }
    /// By its parts, from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// How opaque it is.
    public var alpha: CGFloat { components?.last ?? 1 }
    /// How many parts it has.
    public var numberOfComponents: Int { components?.count ?? 0 }
    /// Black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing at all.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Whether both have the same parts.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }
    /// The parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension Color {
    /// A colour in numbers.
    public nonisolated init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
    /// A colour in numbers.
    public nonisolated init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
    /// Its numbers; of a colour of the terminal's theme, those that are usual.
    public nonisolated var cgColor: CGColor? { UIColor(self).cgColor }
}
