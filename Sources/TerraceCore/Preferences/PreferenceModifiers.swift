/// Says something to the views around.
public nonisolated struct _PreferenceModifier<Key: PreferenceKey>: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    enum Kind {
        case value(Key.Value)
        case transform((inout Key.Value) -> Void)
        case anchor((ViewNode) -> Key.Value)
        case transformAnchor((inout Key.Value, ViewNode) -> Void)
    }

    let kind: Kind

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> PreferenceAttachment<Key> { PreferenceAttachment(self, inputs) }
    @MainActor package func update(_ attachment: PreferenceAttachment<Key>) { attachment.update(self) }
}

package final class PreferenceAttachment<Key: PreferenceKey>: Attachment {
    private var modifier: _PreferenceModifier<Key>
    private var key: ObjectIdentifier { ObjectIdentifier(Key.self) }

    init(_ modifier: _PreferenceModifier<Key>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() {
        graph.preferences.writers += 1
        node?.preferencesChanged(key)
    }

    override package func removed() {
        graph.preferences.writers -= 1
        node?.preferencesChanged(key)
    }

    func update(_ new: _PreferenceModifier<Key>) {
        let old = modifier
        modifier = new
        if case .value(let before) = old.kind, case .value(let now) = new.kind, ValueComparison.isSame(before, now) { return }
        node?.preferencesChanged(key)
    }

    /// What is said with this attachment where `inner` was said without it (D79).
    func value(_ inner: Key.Value?) -> Key.Value? {
        var value = inner
        switch modifier.kind {
        case .value(let own): value = own
        case .transform(let transform):
            var edited = inner ?? Key.defaultValue
            transform(&edited)
            value = edited
        case .anchor(let make): if let node { value = make(node) }
        case .transformAnchor(let transform):
            var edited = inner ?? Key.defaultValue
            if let node { transform(&edited, node) }
            value = edited
        }
        return value
    }
}

extension View {
    /// Says `value` to the views around; it replaces what the views inside say.
    public nonisolated func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        modifier(_PreferenceModifier<Key>(kind: .value(value)))
    }

    /// Edits what the views inside say to the views around.
    public nonisolated func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(_PreferenceModifier<Key>(kind: .transform(callback)))
    }

    /// Runs an action with what the views inside say, when the view has appeared and whenever it has changed, by `==`.
    public nonisolated func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        modifier(_PreferenceReaderModifier<Key>(onChange: action))
    }

    /// Says something about a place in the view to the views around, see `Anchor`.
    public nonisolated func anchorPreference<A, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> Key.Value
    ) -> some View {
        modifier(_PreferenceModifier<Key>(kind: .anchor { transform(Anchor($0, value)) }))
    }

    /// Edits what the views inside say, knowing a place in the view.
    public nonisolated func transformAnchorPreference<A, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<A>.Source, transform: @escaping (inout Key.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_PreferenceModifier<Key>(kind: .transformAnchor { transform(&$0, Anchor($1, value)) }))
    }
}
