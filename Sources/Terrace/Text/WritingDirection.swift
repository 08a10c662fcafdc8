import TerraceCore
import TerraceScreen

extension Text {
    /// How the writing direction of a paragraph is found.
    ///
    /// ```swift
    /// Text("1 - 2 - 3").writingDirection(strategy: .layoutBased).environment(\.layoutDirection, .rightToLeft)
    /// ```
    public nonisolated struct WritingDirectionStrategy: Hashable, Sendable {
        let isLayoutBased: Bool

        /// By the content.
        public static let `default` = contentBased
        /// By the first letter of each paragraph; where there is none, by the layout's direction.
        public static let contentBased = WritingDirectionStrategy(isLayoutBased: false)
        /// By the layout's direction, whatever is written.
        public static let layoutBased = WritingDirectionStrategy(isLayoutBased: true)
    }

    /// What the leading edge of a line is.
    ///
    /// ```swift
    /// Text("English\nשלום").multilineTextAlignment(strategy: .writingDirectionBased)
    /// ```
    public nonisolated struct AlignmentStrategy: Hashable, Sendable {
        enum Base { case `default`, layout, writingDirection }

        let base: Base

        /// That of the layout for `Text`, that of the writing for what is edited.
        public static let `default` = AlignmentStrategy(base: .default)
        /// The leading edge of the layout.
        public static let layoutBased = AlignmentStrategy(base: .layout)
        /// The edge where the line's paragraph begins.
        public static let writingDirectionBased = AlignmentStrategy(base: .writingDirection)
    }
}

/// Both, under one key: every text reads them.
private struct TextStrategies {
    var writing = Text.WritingDirectionStrategy.default
    var alignment = Text.AlignmentStrategy.default
}

private enum TextStrategiesKey: EnvironmentKey { static let defaultValue = TextStrategies() }

/// Where lines of text stand, and how the direction of their paragraphs is found.
nonisolated struct TextPlacement: Hashable, Sendable {
    var direction: BaseDirection
    var alignment: LineAlignment
    /// Whether the layout runs to the left.
    var isMirrored: Bool
}

extension EnvironmentValues {
    fileprivate var textStrategies: TextStrategies {
        get { self[TextStrategiesKey.self] }
        set { self[TextStrategiesKey.self] = newValue }
    }

    /// What holds here, for texts or for what is edited.
    func textPlacement(isEdited: Bool) -> TextPlacement {
        let strategies = textStrategies
        let isMirrored = layoutDirection == .rightToLeft
        let natural: TextDirection = isMirrored ? .rightToLeft : .leftToRight
        let isByLayout = strategies.alignment == .default ? !isEdited : strategies.alignment == .layoutBased
        let alignment: LineAlignment =
            switch multilineTextAlignment {
            case .center: .center
            case .leading: isByLayout ? (isMirrored ? .right : .left) : .start
            case .trailing: isByLayout ? (isMirrored ? .left : .right) : .end
            }
        return TextPlacement(
            direction: strategies.writing.isLayoutBased ? BaseDirection(natural) : BaseDirection(natural: natural), alignment: alignment,
            isMirrored: isMirrored)
    }
}

extension View {
    /// Sets how the writing direction of paragraphs in the view is found, in texts and in fields. To set a direction, take `.layoutBased` and
    /// set `\.layoutDirection`.
    public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        environment(\.textStrategies.writing, strategy)
    }

    /// Sets which edge is the leading one for lines of text in the view, see ``multilineTextAlignment(_:)``.
    public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        environment(\.textStrategies.alignment, strategy)
    }
}
