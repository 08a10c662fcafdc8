import Foundation

extension AttributeScopes {
    /// What an attributed string may say of how it looks.
    ///
    /// ```swift
    /// var title = AttributedString("Title")
    /// title.foregroundColor = .red
    /// let view = Text(title)
    /// ```
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// A line below.
        public let underlineStyle: UnderlineStyleAttribute
        /// A line through.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Room between letters; of no effect in a terminal.
        public let kern: KerningAttribute
        /// Room between letters; of no effect in a terminal.
        public let tracking: TrackingAttribute
        /// How far letters stand above the line; of no effect in a terminal.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's.
        public let foundation: FoundationAttributes

        /// The font.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// What it says.
            public typealias Value = Font
            /// What it is called where it is written down.
            public static let name = "SwiftUI.Font"
        }
        /// The colour of the letters.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// What it says.
            public typealias Value = Color
            /// What it is called where it is written down.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The colour behind the letters.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            /// What it says.
            public typealias Value = Color
            /// What it is called where it is written down.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// A line below.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            /// What it says.
            public typealias Value = Text.LineStyle
            /// What it is called where it is written down.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// A line through.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// What it says.
            public typealias Value = Text.LineStyle
            /// What it is called where it is written down.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// Room between letters.
        @frozen public enum KerningAttribute: AttributedStringKey {
            /// What it says.
            public typealias Value = CGFloat
            /// What it is called where it is written down.
            public static let name = "SwiftUI.Kern"
        }
        /// Room between letters.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            /// What it says.
            public typealias Value = CGFloat
            /// What it is called where it is written down.
            public static let name = "SwiftUI.Tracking"
        }
        /// How far letters stand above the line.
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            /// What it says.
            public typealias Value = CGFloat
            /// What it is called where it is written down.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// What an attributed string may say of how it looks.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// The attributes of texts, as members of attributed strings.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}
