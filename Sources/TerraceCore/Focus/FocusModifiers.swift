import TerraceScreen

/// Binds a view to a focus state.
public nonisolated struct _FocusedModifier<Value: Hashable>: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> FocusedAttachment<Value> { FocusedAttachment(self, inputs) }
    @MainActor package func update(_ attachment: FocusedAttachment<Value>) { attachment.update(self) }
}

package final class FocusedAttachment<Value: Hashable>: Attachment, FocusBound {
    private(set) var storage: FocusStorage<Value>?
    private(set) var value: Value

    init(_ modifier: _FocusedModifier<Value>, _ inputs: _ViewInputs) {
        storage = modifier.binding.storage
        value = modifier.value
        super.init(inputs)
        if storage == nil {
            graph.diagnostics.report("A binding to a @FocusState was taken before its view was in the tree; take it in `body`.")
        }
    }

    var request: (any FocusRequest)? { storage }

    /// What is only there to be measured cannot have focus.
    override package func mounted() { if !graph.isShadow { storage?.bind(self, to: value) } }

    override package func removed(hadAppeared: Bool) { storage?.unbind(self, from: value) }

    func update(_ modifier: _FocusedModifier<Value>) {
        if graph.isShadow { return }
        guard modifier.value != value || modifier.binding.storage !== storage else { return }
        storage?.unbind(self, from: value)
        storage = modifier.binding.storage
        value = modifier.value
        storage?.bind(self, to: value)
        if let node, let focused = graph.focus.focused, focused.isInside(node) {
            storage?.sync(focused: focused, asked: false)
        }
    }
}

/// Makes a view a focus target, or keeps it from being one.
public nonisolated struct _FocusableModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let isFocusable: Bool

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> FocusableAttachment { FocusableAttachment(self, inputs) }
    @MainActor package func update(_ attachment: FocusableAttachment) { attachment.isFocusable = isFocusable }
}

package final class FocusableAttachment: Attachment {
    fileprivate var isFocusable: Bool

    init(_ modifier: _FocusableModifier, _ inputs: _ViewInputs) {
        isFocusable = modifier.isFocusable
        super.init(inputs)
    }

    override package var makesFocusable: Bool? { isFocusable }
}

extension View {
    /// Binds the view to a focus state: the state reads true while focus is in the view, and writing true moves it there.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(_FocusedModifier(binding: condition, value: true))
    }

    /// Binds the view to a value of a focus state: the state reads the value while focus is in the view, and writing it moves focus
    /// there. If several views have the value, the first in the tree gets the focus and the log says so.
    ///
    /// ```swift
    /// ForEach($rows) { $row in
    ///     TextField("", text: $row.text).focused($focus, equals: row.id)
    /// }
    /// ```
    public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(_FocusedModifier(binding: binding, value: value))
    }

    /// Whether the view can have the keyboard focus. In a terminal Tab reaches every focusable view.
    ///
    /// ```swift
    /// Text("Press me").focusable().onKeyPress(.return) { .handled }
    /// ```
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable))
    }
}
