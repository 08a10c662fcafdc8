import Foundation

// Foundation has it where the system has Markdown.
#if !canImport(Darwin)
    /// What inline Markdown says of a stretch of text.
    public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
        /// The bits.
        public let rawValue: UInt
        /// A set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Emphasis: italics.
        public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
        /// Strong emphasis: bold.
        public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
        /// Code.
        public static let code = InlinePresentationIntent(rawValue: 1 << 2)
        /// Struck through.
        public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
        /// A line break that is none where lines are filled.
        public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
        /// A line break.
        public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
        /// HTML in a line.
        public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
        /// HTML in lines of its own.
        public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
    }

    extension AttributeScopes.FoundationAttributes {
        /// What inline Markdown says.
        @frozen public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// What it says.
            public typealias Value = InlinePresentationIntent
            /// What it is called where it is written down.
            public static let name = "NSInlinePresentationIntent"
        }
    }

    extension AttributeScopes {
        /// What Foundation lacks here. An implementation detail.
        public struct _MarkdownAttributes: AttributeScope {
            /// What inline Markdown says.
            public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
        }
    }

    extension AttributeDynamicLookup {
        /// What inline Markdown says, as a member of attributed strings.
        public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes._MarkdownAttributes, T>) -> T {
            self[T.self]
        }
    }
#endif
