import TerraceCore
import TerraceScreen

/// A font. A terminal has one: weights from semibold on are shown bold, light ones dim, italics as italics; sizes and designs make
/// no difference, and layout never depends on the font.
///
/// ```swift
/// Text("Title").font(.headline)
/// ```
public nonisolated struct Font: Hashable, Sendable {
    /// How heavy a font is.
    public struct Weight: Hashable, Sendable {
        let value: Int
        /// Shown dim.
        public static let ultraLight = Weight(value: -3)
        /// Shown dim.
        public static let thin = Weight(value: -2)
        /// Shown dim.
        public static let light = Weight(value: -1)
        /// Shown as it is.
        public static let regular = Weight(value: 0)
        /// Shown as it is.
        public static let medium = Weight(value: 1)
        /// Shown bold.
        public static let semibold = Weight(value: 2)
        /// Shown bold.
        public static let bold = Weight(value: 3)
        /// Shown bold.
        public static let heavy = Weight(value: 4)
        /// Shown bold.
        public static let black = Weight(value: 5)
    }

    /// The family of a font; of no effect in a terminal.
    public enum Design: Hashable, Sendable {
        /// The usual one.
        case `default`
        /// With serifs.
        case serif
        /// Rounded.
        case rounded
        /// Monospaced, as all text in a terminal is.
        case monospaced
    }

    /// The role of a text.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// A large title.
        case largeTitle
        /// A title.
        case title
        /// A smaller title.
        case title2
        /// A still smaller title.
        case title3
        /// A heading.
        case headline
        /// A heading below another.
        case subheadline
        /// The text itself.
        case body
        /// What stands out of the text.
        case callout
        /// A note at the foot.
        case footnote
        /// A caption.
        case caption
        /// A smaller caption.
        case caption2
    }

    var weightValue: Weight
    var isItalic = false

    private init(_ weight: Weight) {
        weightValue = weight
    }

    /// Bold.
    public static let largeTitle = Font(.bold)
    /// Bold.
    public static let title = Font(.bold)
    /// Bold.
    public static let title2 = Font(.bold)
    /// Bold.
    public static let title3 = Font(.bold)
    /// Bold.
    public static let headline = Font(.semibold)
    /// Regular.
    public static let subheadline = Font(.regular)
    /// Regular.
    public static let body = Font(.regular)
    /// Regular.
    public static let callout = Font(.regular)
    /// Regular.
    public static let footnote = Font(.regular)
    /// Regular.
    public static let caption = Font(.regular)
    /// Regular.
    public static let caption2 = Font(.regular)

    /// The system font; the size makes no difference.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(weight ?? .regular) }

    /// The font of a role.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        switch style {
        case .largeTitle, .title, .title2, .title3: Font(weight ?? .bold)
        case .headline: Font(weight ?? .semibold)
        case .subheadline, .body, .callout, .footnote, .caption, .caption2: Font(weight ?? .regular)
        }
    }

    /// A font by its name; a terminal shows its own.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.regular) }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weightValue = weight
        return font
    }

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The font in italics.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// The same font: all digits of a terminal are equally wide.
    public func monospacedDigit() -> Font { self }
    /// The same font: a terminal's font is monospaced.
    public func monospaced() -> Font { self }

    var attributes: CellAttributes {
        var attributes: CellAttributes = []
        if weightValue.value >= Weight.semibold.value { attributes.insert(.bold) }
        if weightValue.value < 0 { attributes.insert(.dim) }
        if isItalic { attributes.insert(.italic) }
        return attributes
    }
}
