import TerraceScreen

/// Binds a view to a focus state.
public nonisolated struct _FocusedModifier<Value: Hashable>: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let binding: FocusState<Value>.Binding
    let value: Value
    /// Whether it is a mistake if nothing in the view can have the focus.
    var isMeant = true

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> FocusedAttachment<Value> { FocusedAttachment(self, inputs) }
    @MainActor package func update(_ attachment: FocusedAttachment<Value>) { attachment.update(self) }
}

package final class FocusedAttachment<Value: Hashable>: Attachment {
    private(set) var storage: FocusStorage<Value>?
    private(set) var value: Value
    private let isMeant: Bool

    init(_ modifier: _FocusedModifier<Value>, _ inputs: _ViewInputs) {
        storage = modifier.binding.storage
        value = modifier.value
        isMeant = modifier.isMeant
        super.init(inputs)
        if storage == nil {
            graph.diagnostics.report("A binding to a @FocusState was taken before its view was in the tree; take it in `body`.")
        }
    }

    override package var focusRequest: (any FocusRequest)? { storage }

    override package func mounted() {
        // What is only there to be measured cannot have focus.
        if graph.isShadow { return }
        storage?.bind(self, to: value)
        // What the view is itself needs no search, and is so in nearly every case.
        guard isMeant, let node, node.focusRole == nil else { return }
        graph.callbacks.add { [self] in
            guard let node = self.node, node.life != .removed, !node.canHoldFocus, !node.isOpenEnded else { return }
            graph.diagnostics.report(
                "focused has no effect on \(node.path): neither the view nor anything in it can have the focus. Add `.focusable()` inside of it."
            )
        }
    }

    override package func removed() { storage?.unbind(self, from: value) }

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

extension View {
    /// Binds the view to a focus state: the state reads true while focus is in the view, and writing true moves it there.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(_FocusedModifier(binding: condition, value: true))
    }

    /// The same, for what may or may not be able to have the focus.
    package nonisolated func focusedIfPossible(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(_FocusedModifier(binding: condition, value: true, isMeant: false))
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
}
