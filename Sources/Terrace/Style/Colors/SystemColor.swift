import Foundation

/// Colours that systems name, as in `Color(.systemGray6)`; a terminal has its own foreground and background, and what lies between.
///
/// A class, as there: programs give it initialisers that are marked `convenience`.
public nonisolated final class _SystemColor: Sendable {
    let color: Color

    /// A colour, under the name that systems have for the type.
    public init(_ color: Color) { self.color = color }

    private static func raised(_ share: Double) -> _SystemColor { _SystemColor(Color(.background(raised: share))) }
    private static func text(_ level: Int) -> _SystemColor { _SystemColor(Color(.foreground(level: level))) }

    /// The terminal's background.
    public static let systemBackground = raised(0)
    /// A little lighter, or darker, than the background.
    public static let secondarySystemBackground = raised(0.12)
    /// Between the two.
    public static let tertiarySystemBackground = raised(0.18)
    /// The terminal's background.
    public static let systemGroupedBackground = raised(0)
    /// A little lighter, or darker, than the background.
    public static let secondarySystemGroupedBackground = raised(0.12)
    /// Between the two.
    public static let tertiarySystemGroupedBackground = raised(0.18)
    /// The terminal's background.
    public static let windowBackgroundColor = raised(0)
    /// A little lighter, or darker, than the background.
    public static let controlBackgroundColor = raised(0.12)
    /// The terminal's background.
    public static let textBackgroundColor = raised(0)
    /// A little lighter, or darker, than the background.
    public static let underPageBackgroundColor = raised(0.12)
    /// For areas.
    public static let systemFill = raised(0.24)
    /// For areas.
    public static let secondarySystemFill = raised(0.2)
    /// For areas.
    public static let tertiarySystemFill = raised(0.16)
    /// For areas.
    public static let quaternarySystemFill = raised(0.12)
    /// The terminal's foreground.
    public static let label = text(0)
    /// Dim.
    public static let secondaryLabel = text(1)
    /// Dim.
    public static let tertiaryLabel = text(2)
    /// Dim.
    public static let quaternaryLabel = text(3)
    /// The terminal's foreground.
    public static let labelColor = text(0)
    /// Dim.
    public static let secondaryLabelColor = text(1)
    /// The terminal's foreground.
    public static let textColor = text(0)
    /// Dim.
    public static let placeholderText = text(2)
    /// Dim.
    public static let separator = text(2)
    /// Dim.
    public static let opaqueSeparator = text(2)
    /// Dim.
    public static let separatorColor = text(2)
    /// Blue.
    public static let link = _SystemColor(.blue)
    /// What controls are highlighted with.
    public static let tintColor = _SystemColor(.accentColor)
    /// What controls are highlighted with.
    public static let controlAccentColor = _SystemColor(.accentColor)
    /// Grey.
    public static let systemGray = _SystemColor(.gray)
    /// A grey nearer to the background.
    public static let systemGray2 = raised(0.5)
    /// A grey nearer to the background.
    public static let systemGray3 = raised(0.38)
    /// A grey nearer to the background.
    public static let systemGray4 = raised(0.28)
    /// A grey nearer to the background.
    public static let systemGray5 = raised(0.2)
    /// A grey nearer to the background.
    public static let systemGray6 = raised(0.12)
    /// The terminal's own.
    public static let black = _SystemColor(.black)
    /// The terminal's own.
    public static let white = _SystemColor(.white)
    /// The terminal's own.
    public static let red = _SystemColor(.red)
    /// The terminal's own.
    public static let green = _SystemColor(.green)
    /// The terminal's own.
    public static let blue = _SystemColor(.blue)
    /// The terminal's own.
    public static let yellow = _SystemColor(.yellow)
    /// The terminal's own.
    public static let cyan = _SystemColor(.cyan)
    /// The terminal's own.
    public static let magenta = _SystemColor(.purple)
    /// The terminal's own.
    public static let orange = _SystemColor(.orange)
    /// The terminal's own.
    public static let purple = _SystemColor(.purple)
    /// The terminal's own.
    public static let brown = _SystemColor(.brown)
    /// The terminal's own.
    public static let gray = _SystemColor(.gray)
    /// Nothing at all.
    public static let clear = _SystemColor(.clear)
    /// Grey.
    public static let lightGray = _SystemColor(Color(white: 0.67))
    /// Grey.
    public static let darkGray = _SystemColor(Color(white: 0.33))
    /// Red.
    public static let systemRed = _SystemColor(.red)
    /// Orange.
    public static let systemOrange = _SystemColor(.orange)
    /// Yellow.
    public static let systemYellow = _SystemColor(.yellow)
    /// Green.
    public static let systemGreen = _SystemColor(.green)
    /// Mint.
    public static let systemMint = _SystemColor(.mint)
    /// Teal.
    public static let systemTeal = _SystemColor(.teal)
    /// Cyan.
    public static let systemCyan = _SystemColor(.cyan)
    /// Blue.
    public static let systemBlue = _SystemColor(.blue)
    /// Indigo.
    public static let systemIndigo = _SystemColor(.indigo)
    /// Purple.
    public static let systemPurple = _SystemColor(.purple)
    /// Pink.
    public static let systemPink = _SystemColor(.pink)
    /// Brown.
    public static let systemBrown = _SystemColor(.brown)
}

extension _SystemColor: Hashable {
    /// Whether both are the same colour.
    public static func == (a: _SystemColor, b: _SystemColor) -> Bool { a.color == b.color }
    /// The colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    /// By its parts, each from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }
    /// A grey, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }
    /// By its place on the colour wheel, from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }
    /// In the space of displays that show more; a terminal has one.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// From the asset catalogue. It is there, whether or not the catalogue has it, see `Color(_:bundle:)`.
    public convenience init?(named name: String) { self.init(Color(name)) }

    /// The same, as opaque as this.
    public func withAlphaComponent(_ alpha: CGFloat) -> _SystemColor { _SystemColor(color.opacity(alpha)) }
}

extension _SystemColor: _ExpressibleByColorLiteral {
    /// Views by their bits.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension Color {
    /// A colour that systems name.
    @_disfavoredOverload
    public init(_ color: _SystemColor) { self = color.color }
    /// A colour that systems name.
    public init(uiColor color: _SystemColor) { self = color.color }
    /// A colour that systems name.
    public init(nsColor color: _SystemColor) { self = color.color }
}
