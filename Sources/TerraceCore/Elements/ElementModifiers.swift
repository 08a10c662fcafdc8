/// Says what a view is to those who look for it.
public nonisolated struct _ElementModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let traits: ElementTraits

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> ElementAttachment { ElementAttachment(self, inputs) }
    @MainActor package func update(_ attachment: ElementAttachment) { attachment.traits = traits }
}

package final class ElementAttachment: Attachment {
    fileprivate var traits: ElementTraits

    init(_ modifier: _ElementModifier, _ inputs: _ViewInputs) {
        traits = modifier.traits
        super.init(inputs)
    }

    override package var elementTraits: ElementTraits? { traits }
}

extension View {
    private nonisolated func element(_ say: (inout ElementTraits) -> Void) -> ModifiedContent<Self, _ElementModifier> {
        var traits = ElementTraits()
        say(&traits)
        return modifier(_ElementModifier(traits: traits))
    }

    /// Says what the view is: tests find it by its role. Nothing changes on the screen. What is said further out counts more.
    ///
    /// ```swift
    /// let tab = Text("Files").focusable().elementRole(ElementRole("tab"))
    /// ```
    public nonisolated func elementRole(_ role: ElementRole) -> some View { element { $0.role = role } }

    /// Gives the view a name that tests find it by. Other than `id(_:)` it is no part of the view's identity.
    ///
    /// ```swift
    /// let field = TextField("Name", text: .constant("")).accessibilityIdentifier("name")
    /// ```
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { element { $0.identifier = identifier } }

    /// Says in words what the view is for, where what it shows does not.
    ///
    /// ```swift
    /// let close = Button("×") {}.accessibilityLabel("Close")
    /// ```
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { element { $0.label = String(label) } }

    /// Says in words what the view's value is.
    ///
    /// ```swift
    /// let volume = Text("▆▆▆▁").accessibilityValue("75 %")
    /// ```
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { element { $0.value = String(value) } }

    /// Whether the view is mere decoration: it is shown, and is none of the elements that can be looked for.
    ///
    /// ```swift
    /// let heading = HStack { Text("──").accessibilityHidden(true); Text("Files") }
    /// ```
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { element { $0.isHidden = hidden } }
}
