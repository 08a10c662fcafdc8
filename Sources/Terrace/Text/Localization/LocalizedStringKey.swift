import Foundation

/// The key of a text in a program's tables of strings, which is also what is shown where no table has it. Literals are keys.
///
/// Values in a key are formatted as the locale writes them, and the key has a place for each: `"\(count) items"` is looked for as
/// `%lld items`. Inline Markdown in a key is looks: bold, italics, code, strikethrough and links.
///
/// ```swift
/// let price = 2.5
/// let view = Text("Price: **\(price, specifier: "%.2f")**")
/// ```
public nonisolated struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key: the literal, with a place for each value in it.
    let key: String
    /// What goes into the places, in order.
    let arguments: [TextArgument]

    /// A key.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// A key.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
        arguments = stringInterpolation.arguments
        // Without values a key is no format.
        key = arguments.isEmpty ? stringInterpolation.key.replacingOccurrences(of: "%%", with: "%") : stringInterpolation.key
    }
}
