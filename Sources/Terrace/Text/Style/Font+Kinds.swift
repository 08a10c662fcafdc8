import Foundation

extension Font {
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

    /// How wide the letters of a font are; of no effect in a terminal.
    public struct Width: Hashable, Sendable {
        /// The width, 0 for the usual one.
        public var value: CGFloat
        /// A width, 0 for the usual one.
        public init(_ value: CGFloat) { self.value = value }
        /// Narrow.
        public static let compressed = Width(-0.4)
        /// A little narrow.
        public static let condensed = Width(-0.2)
        /// The usual one.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)
    }

    /// How far apart lines are; of no effect in a terminal.
    public enum Leading: Hashable, Sendable {
        /// As usual.
        case standard
        /// Less.
        case tight
        /// More.
        case loose
    }

    /// The role of a text.
    public enum TextStyle: Hashable, Sendable, CaseIterable {
        /// A still larger title.
        case extraLargeTitle
        /// A larger title.
        case extraLargeTitle2
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
}
