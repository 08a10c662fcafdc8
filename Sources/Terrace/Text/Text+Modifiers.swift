import Foundation
import TerraceCore

extension Text {
    /// The text in bold.
    public func bold() -> Text { with { $0.isBold = true } }
    /// The text in bold, or not.
    public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
    /// The text in italics.
    public func italic() -> Text { with { $0.isItalic = true } }
    /// The text in italics, or not.
    public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

    /// The text underlined, or not. A terminal's line is a solid one in the colour of the text.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        with { $0.isUnderlined = isActive }
    }

    /// The text struck through, or not. A terminal's line is a solid one in the colour of the text.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        with { $0.isStruckThrough = isActive }
    }

    /// The text in a font.
    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    /// The text in a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
    /// The same text: a terminal has one design.
    public func fontDesign(_ design: Font.Design?) -> Text { self }
    /// The same text: a terminal has one width.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// The text in a colour, which counts more than what stands around says.
    public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map(AnyShapeStyle.init) } }
    /// The text in a style, which counts more than what stands around says.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }

    /// The same text: all letters of a terminal are equally wide.
    public func monospaced(_ isActive: Bool = true) -> Text { self }
    /// The same text: all digits of a terminal are equally wide.
    public func monospacedDigit() -> Text { self }
    /// The same text: letters stand a cell apart.
    public func kerning(_ kerning: CGFloat) -> Text { self }
    /// The same text: letters stand a cell apart.
    public func tracking(_ tracking: CGFloat) -> Text { self }
    /// The same text: letters stand on the line.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

    /// The text, dim where it is secondary to what is around it.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled && scale == .secondary ? with { $0.isDim = true } : self
    }
}

extension Text {
    /// Which part of a text goes when it does not fit.
    public enum TruncationMode: Hashable, Sendable {
        /// The beginning.
        case head
        /// The end.
        case tail
        /// The middle.
        case middle

        var truncation: TextTruncation {
            switch self {
            case .head: .head
            case .tail: .tail
            case .middle: .middle
            }
        }
    }

    /// How the letters of a text are changed.
    public enum Case: Hashable, Sendable {
        /// All capitals.
        case uppercase
        /// No capitals.
        case lowercase

        func apply(to string: String, locale: Locale) -> String {
            // Only a few languages have rules of their own; the others need no table of them.
            let isSpecial = ["tr", "az", "lt", "el"].contains(locale.identifier.prefix { $0 != "_" && $0 != "-" })
            switch self {
            case .uppercase: return isSpecial ? string.uppercased(with: locale) : string.uppercased()
            case .lowercase: return isSpecial ? string.lowercased(with: locale) : string.lowercased()
            }
        }
    }

    /// A line below a text or through it. A terminal draws a solid one in the colour of the text.
    public struct LineStyle: Hashable, Sendable {
        /// How a line is dashed; of no effect in a terminal.
        public struct Pattern: Hashable, Sendable {
            private let number: Int
            /// Solid.
            public static let solid = Pattern(number: 0)
            /// Dots.
            public static let dot = Pattern(number: 1)
            /// Dashes.
            public static let dash = Pattern(number: 2)
            /// Dashes and dots.
            public static let dashDot = Pattern(number: 3)
            /// Dashes and pairs of dots.
            public static let dashDotDot = Pattern(number: 4)
        }

        private let pattern: Pattern
        private let color: Color?

        /// A line.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One solid line.
        public static let single = LineStyle()
    }

    /// How large a text is next to what is around it.
    public struct Scale: Hashable, Sendable {
        private let number: Int
        /// As large.
        public static let `default` = Scale(number: 0)
        /// Smaller: dim in a terminal.
        public static let secondary = Scale(number: 1)
    }
}

extension Text {
    /// The same text; it is for speech.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// The same text; it is for speech.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// The same text; it is for speech.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// The same text; it is for speech.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
