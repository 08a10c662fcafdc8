import Foundation
import Terrace

/// A font of UIKit's. A terminal has one font: weights and italics are seen, names and sizes can be read.
///
/// ```swift
/// Text("Title").font(Font(UIFont.systemFont(ofSize: 24, weight: .bold)))
/// ```
public nonisolated final class UIFont: Hashable, Sendable {
    /// How heavy a font is.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The value.
        public let rawValue: CGFloat
        /// By its value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The weight of this name.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The weight of this name.
        public static let thin = Weight(rawValue: -0.6)
        /// The weight of this name.
        public static let light = Weight(rawValue: -0.4)
        /// The weight of this name.
        public static let regular = Weight(rawValue: 0)
        /// The weight of this name.
        public static let medium = Weight(rawValue: 0.23)
        /// The weight of this name.
        public static let semibold = Weight(rawValue: 0.3)
        /// The weight of this name.
        public static let bold = Weight(rawValue: 0.4)
        /// The weight of this name.
        public static let heavy = Weight(rawValue: 0.56)
        /// The weight of this name.
        public static let black = Weight(rawValue: 0.62)

        var weight: Font.Weight {
            switch rawValue {
            case ..<(-0.7): .ultraLight
            case ..<(-0.5): .thin
            case ..<(-0.2): .light
            case ..<0.12: .regular
            case ..<0.27: .medium
            case ..<0.35: .semibold
            case ..<0.5: .bold
            case ..<0.6: .heavy
            default: .black
            }
        }
    }

    /// What a text is.
    public enum TextStyle: Hashable, Sendable {
        /// The style of this name.
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

        var style: Font.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            }
        }

        var size: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        }
    }

    /// Its name.
    public let fontName: String
    /// Its size, in points.
    public let pointSize: CGFloat
    let font: Font

    private init(_ font: Font, name: String = "Terminal", size: CGFloat) {
        self.font = font
        fontName = name
        pointSize = size
    }

    /// A font by its name. It is there, whether or not the system has it: none is drawn.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(.custom(fontName, size: fontSize), name: fontName, size: fontSize)
    }

    /// The terminal's font.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }
    /// The terminal's font, in a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), size: size)
    }
    /// The terminal's font, bold.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    /// The terminal's font, in italics.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic(), size: size) }
    /// The terminal's font, in a weight.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { systemFont(ofSize: size, weight: weight) }
    /// The terminal's font, in a weight.
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }
    /// The font of texts of a kind.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(.system(style.style), size: style.size) }

    /// The fonts of the system: a terminal does not say which it has.
    public static var familyNames: [String] { [] }
    /// The fonts of a family: a terminal does not say which it has.
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }

    /// The size of labels.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of buttons.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size of small texts.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The size of texts.
    public static var systemFontSize: CGFloat { 14 }
    /// A line is a row: 16 points.
    public var lineHeight: CGFloat { 16 }
    /// The same font, in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font, name: fontName, size: fontSize) }

    /// Whether both look the same.
    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font && a.fontName == b.fontName && a.pointSize == b.pointSize }
    /// The looks.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(pointSize)
    }
}

/// A font of AppKit's.
public typealias NSFont = UIFont

extension Font {
    /// The looks of a font of UIKit's.
    public nonisolated init(_ font: UIFont) { self = font.font }
}

extension NSAttributedString.Key {
    /// A font, in what says how UIKit's bars look.
    public static let font = NSAttributedString.Key("NSFont")
    /// The colour of the text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The room between letters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A line below the text.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A line through the text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A shadow of the text.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// How paragraphs are set.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}
