import TerraceCore

/// Keeps what is said about a view, for who shows it while the view has the focus. An implementation detail.
public nonisolated struct _HelpModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let text: Text

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> HelpAttachment { HelpAttachment(text.string, inputs) }
    @MainActor package func update(_ attachment: HelpAttachment) { attachment.help = text.string }
}

extension View {
    /// Says what the view does. Whoever shows hints asks for it: `helpText` of the focused place.
    ///
    /// ```swift
    /// Button("Sync") {}.help("Fetches what is new")
    /// ```
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { modifier(_HelpModifier(text: Text(textKey))) }
    /// Says what the view does.
    public nonisolated func help(_ text: Text) -> some View { modifier(_HelpModifier(text: text)) }
    /// Says what the view does.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { modifier(_HelpModifier(text: Text(text))) }
}
