import TerraceCore

/// What is said of a view in words. An implementation detail.
public nonisolated struct _AccessibilityModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let properties: AccessibilityProperties

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> AccessibilityAttachment { AccessibilityAttachment(properties, inputs) }
    @MainActor package func update(_ attachment: AccessibilityAttachment) { attachment.properties = properties }
}

extension View {
    private nonisolated func said(_ say: (inout AccessibilityProperties) -> Void) -> ModifiedContent<Self, _AccessibilityModifier> {
        var properties = AccessibilityProperties()
        say(&properties)
        return modifier(_AccessibilityModifier(properties: properties))
    }

    /// Gives the view a name that tests find it by. Other than `id(_:)` it is no part of the view's identity.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { said { $0.identifier = identifier } }
    /// Says in words what the view is for, where what it shows does not.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { said { $0.label = String(label) } }
    /// Says in words what the view's value is.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { said { $0.value = String(value) } }
    /// Whether the view is mere decoration: it is shown, and is none of the elements that can be looked for.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { said { $0.isHidden = hidden } }
}
