import TerraceCore
import TerraceScreen

/// Text, wrapped at words into the width it is given; it is as wide as its longest line.
///
/// Whatever the string holds, nothing of it reaches the terminal as a control sequence: control characters are shown as pictures.
///
/// ```swift
/// Text("Hello").bold().foregroundStyle(.green)
/// ```
public nonisolated struct Text: Equatable, Sendable {
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

    let string: String
    private var traits = TextTraits()
    /// What the parts of a text made of several say, beside `traits`; empty for a text of one piece.
    private var parts: [Part] = []

    private struct Part: Hashable, Sendable {
        /// In UTF-8.
        var length: Int
        var traits: TextTraits
    }

    private init(string: String, parts: [Part]) {
        self.string = string
        self.parts = parts
    }

    private var ownParts: [Part] {
        if parts.isEmpty { return [Part(length: string.utf8.count, traits: traits)] }
        return parts.map { Part(length: $0.length, traits: $0.traits.over(traits)) }
    }

    /// Both texts as one, which wraps as one; each looks as it did.
    ///
    /// ```swift
    /// let text = Text("Never ").bold() + Text("mind")
    /// ```
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(string: lhs.string + rhs.string, parts: lhs.ownParts + rhs.ownParts)
    }

    @MainActor private func runs(in environment: EnvironmentValues) -> [TextRun] {
        var start = 0
        return parts.map { part in
            defer { start += part.length }
            return TextRun(offsets: start..<(start + part.length), style: part.traits.over(traits).style(in: environment))
        }
    }

    /// Text as it is.
    public init<S: StringProtocol>(_ content: S) {
        string = String(content)
    }

    /// Text as it is.
    public init(verbatim content: String) {
        string = content
    }

    /// What was said first counts, as with modifiers of other views: it is nearer to the text.
    private func with(_ change: (inout TextTraits) -> Void) -> Text {
        var said = TextTraits()
        change(&said)
        var text = self
        text.traits = traits.over(said)
        return text
    }

    /// The text in bold.
    public func bold() -> Text { with { $0.isBold = true } }
    /// The text in bold, or not.
    public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
    /// The text in italics.
    public func italic() -> Text { with { $0.isItalic = true } }
    /// The text in italics, or not.
    public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
    /// The text underlined, or not.
    public func underline(_ isActive: Bool = true) -> Text { with { $0.isUnderlined = isActive } }
    /// The text struck through, or not.
    public func strikethrough(_ isActive: Bool = true) -> Text { with { $0.isStruckThrough = isActive } }
    /// The text in a font.
    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    /// The text in a weight.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
    /// The text in a colour, which counts more than what stands around says.
    public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map(AnyShapeStyle.init) } }
    /// The text in a style, which counts more than what stands around says.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }
}

extension Text: LeafView {
    @MainActor package func makeBox(_ environment: EnvironmentValues) -> TextBox {
        let placement = environment.textPlacement(isEdited: false)
        let box = TextBox(
            string, style: traits.style(in: environment), lineLimit: environment.lineLimits,
            truncation: environment.truncationMode.truncation, alignment: placement.alignment, direction: placement.direction)
        box.runs = runs(in: environment)
        return box
    }

    @MainActor package var element: ElementFacts? { ElementFacts(role: .text, text: string) }

    @MainActor package func update(_ box: TextBox, _ environment: EnvironmentValues) {
        box.text = string
        box.style = traits.style(in: environment)
        box.runs = runs(in: environment)
        box.lineLimit = environment.lineLimits
        box.truncation = environment.truncationMode.truncation
        let placement = environment.textPlacement(isEdited: false)
        box.alignment = placement.alignment
        box.direction = placement.direction
    }
}

extension ElementRole {
    /// A `Text`.
    public static let text = ElementRole("text")
}
