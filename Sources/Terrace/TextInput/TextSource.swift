import TerraceCore

/// Where the text of a field comes from and goes to.
enum TextSource {
    /// A text, written with each edit.
    case text(Binding<String>)
    /// A value shown as text, written when the editing ends.
    case value(ValueText)

    @MainActor var readsObservable: Bool {
        switch self {
        case .text(let binding): binding.location.readsObservable
        case .value(let value): value.readsObservable
        }
    }

    /// The text as the model has it, without depending on it.
    @MainActor var untracked: String {
        switch self {
        case .text(let binding): binding.location.untracked
        case .value(let value): value.untracked()
        }
    }
}

/// A value and its text form.
struct ValueText {
    /// The value as text; who asks depends on the value.
    let read: () -> String
    /// The value as text, without depending on it.
    let untracked: () -> String
    /// Takes a text for the value, if it can be read as one.
    let parse: (String) -> Void
    let readsObservable: Bool

    init<Value>(_ binding: Binding<Value>, format: @escaping (Value) -> String, parse: @escaping (String) -> Value?) {
        read = { format(binding.wrappedValue) }
        untracked = { format(binding.location.untracked) }
        self.parse = { text in
            if let value = parse(text) { binding.location.set(value) }
        }
        readsObservable = binding.location.readsObservable
    }
}
