/// Listens to what the views inside say.
public nonisolated struct _PreferenceReaderModifier<Key: PreferenceKey>: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let areEqual: (Key.Value, Key.Value) -> Bool
    /// Whether the action is one of the program's, which runs after the update like all others.
    let isCallback: Bool
    let action: (Key.Value) -> Void

    /// Calls `action` as soon as the value is known; for the framework's own use.
    package init(action: @escaping (Key.Value) -> Void) {
        areEqual = ValueComparison.isSame
        isCallback = false
        self.action = action
    }

    init(onChange action: @escaping (Key.Value) -> Void) where Key.Value: Equatable {
        areEqual = { $0 == $1 }
        isCallback = true
        self.action = action
    }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> PreferenceReader<Key> { PreferenceReader(self, inputs) }
    @MainActor package func update(_ attachment: PreferenceReader<Key>) { attachment.modifier = self }
}

package final class PreferenceReader<Key: PreferenceKey>: Attachment, PreferenceListener {
    fileprivate(set) var modifier: _PreferenceReaderModifier<Key>
    private var last: Key.Value?
    var isNoted = false

    init(_ modifier: _PreferenceReaderModifier<Key>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        graph.preferences.readers += 1
    }

    override package func mounted() { graph.preferences.note(self) }
    override package func removed() { graph.preferences.readers -= 1 }

    override package func preferencesChanged(_ key: ObjectIdentifier?) {
        if key == nil || key == ObjectIdentifier(Key.self) { graph.preferences.note(self) }
    }

    func listen() {
        guard let node, node.life != .removed else { return }
        let value = node.preference(Key.self, below: self) ?? Key.defaultValue
        if let last, modifier.areEqual(last, value) { return }
        last = value
        guard modifier.isCallback else { return modifier.action(value) }
        graph.callbacks.add { [self] in
            if node.life != .removed { modifier.action(value) }
        }
    }
}
