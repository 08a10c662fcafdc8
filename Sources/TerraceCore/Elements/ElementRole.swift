/// What a view is to those who look for it from outside, as tests do. Each control brings its own, beside its code:
///
/// ```swift
/// extension ElementRole {
///     static let dial = ElementRole("dial")
/// }
/// struct Dial: View {
///     var body: some View { Text("(|)").focusable().elementRole(.dial) }
/// }
/// ```
public nonisolated struct ElementRole: Hashable, Sendable, CustomStringConvertible {
    /// What it is called in messages.
    public let name: String
    /// Whether it is one thing with all that is in it: the text of a button's label belongs to the button. A list is none, its rows are
    /// things of their own.
    public let isWhole: Bool

    /// A role of a name; roles of one name and kind are the same.
    public init(_ name: String, isWhole: Bool = true) {
        self.name = name
        self.isWhole = isWhole
    }

    /// The name.
    public var description: String { name }
}

/// What modifiers say of an element; nil leaves it to the view.
package nonisolated struct ElementTraits: Equatable, Sendable {
    package var role: ElementRole?
    package var identifier: String?
    package var label: String?
    package var value: String?
    package var isHidden: Bool?

    package init() {}
}
