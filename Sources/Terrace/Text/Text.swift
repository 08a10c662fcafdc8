import Foundation
import TerraceCore
import TerraceScreen

/// Text, wrapped at words into the width it is given; it is as wide as its longest line.
///
/// A literal is a key of the program's tables of strings, and may hold inline Markdown: bold, italics, code, strikethrough and links.
/// Strings that are no literals are shown as they are. Whatever a string holds, nothing of it reaches the terminal as a control
/// sequence: control characters are shown as pictures.
///
/// ```swift
/// Text("Hello, **world**").foregroundStyle(.green)
/// ```
public nonisolated struct Text: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case verbatim(String)
        /// A key without values, in the program's own table.
        case key(String)
        case source(TextPart)
    }

    let content: Content
    private(set) var traits = TextTraits()

    init(_ content: Content) {
        self.content = content
    }

    init(source: TextPart) {
        content = .source(source)
    }

    /// A text of the program's tables of strings; where none has the key, the key itself.
    ///
    /// - Parameters:
    ///   - tableName: the file with the strings; nil is `Localizable`.
    ///   - bundle: where the file is looked for; nil is the program.
    ///   - comment: for those who translate.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        if key.arguments.isEmpty, tableName == nil, bundle == nil {
            content = .key(key.key)
        } else {
            content = .source(KeySource(key, table: tableName, bundle: bundle))
        }
    }

    /// Text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.content = .verbatim(String(content))
    }

    /// Text as it is.
    public init(verbatim content: String) {
        self.content = .verbatim(content)
    }

    /// One text behind the other, as one: it is wrapped and truncated together, and each part keeps its looks.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(source: ConcatenationSource(lhs, rhs))
    }

    /// What was said first counts, as with modifiers of other views: it is nearer to the text.
    func with(_ change: (inout TextTraits) -> Void) -> Text {
        var said = TextTraits()
        change(&said)
        var text = self
        text.traits = traits.over(said)
        return text
    }

    /// The text without its looks, for places that show plain strings.
    @MainActor func plain(in environment: EnvironmentValues) -> String {
        var resolver = TextResolver(environment)
        resolver.append(self, TextTraits())
        return resolver.text
    }

    /// The text without its looks, where nothing is known of the environment.
    var string: String {
        switch content {
        case .verbatim(let string): return string
        case .key, .source:
            var resolver = TextResolver(EnvironmentValues())
            resolver.append(self, TextTraits())
            return resolver.text
        }
    }
}

extension Text: LeafView {
    @MainActor package func makeBox(_ environment: EnvironmentValues) -> TextBox {
        let resolved = ResolvedText(self, in: environment)
        let placement = environment.textPlacement(isEdited: false)
        let box = TextBox(
            resolved.text, style: resolved.style, lineLimit: environment.lineLimits,
            truncation: environment.truncationMode.truncation, alignment: placement.alignment, direction: placement.direction)
        box.shade = resolved.shade
        if !resolved.runs.isEmpty { box.runs = resolved.runs }
        if !resolved.links.isEmpty { box.links = resolved.links }
        box.isRedacted = resolved.isRedacted
        return box
    }

    @MainActor package var element: ElementFacts? { ElementFacts(role: .text, text: string) }

    @MainActor package func update(_ box: TextBox, _ environment: EnvironmentValues) {
        let resolved = ResolvedText(self, in: environment)
        box.text = resolved.text
        box.style = resolved.style
        box.shade = resolved.shade
        box.runs = resolved.runs
        box.links = resolved.links
        box.isRedacted = resolved.isRedacted
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
