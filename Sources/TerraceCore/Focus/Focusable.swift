import TerraceScreen

/// What a focusable view is used for.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Interactions from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is pressed, like a button.
    public static let activate = FocusInteractions(rawValue: 1)
    /// It is typed into, like a text field.
    public static let edit = FocusInteractions(rawValue: 2)
    /// What the platform thinks best; in a terminal all of them.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Makes a view a focus target, or keeps it from being one.
public nonisolated struct _FocusableModifier: ViewModifier {
    /// No body.
    public typealias Body = Never

    let isFocusable: Bool
    let interactions: FocusInteractions

    /// An implementation detail.
    @MainActor public static func _makeNode<Modified: View>(
        _ modifier: Self, _ content: Modified, _ inputs: _ViewInputs
    ) -> _ViewNode {
        var inputs = inputs
        let attachment = FocusableAttachment(modifier, &inputs)
        let node = Modified._makeNode(content, inputs)
        attachment.attach(to: node)
        return node
    }

    /// An implementation detail.
    @MainActor public static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified) {
        unsafeDowncast(node.attachments[Modified._attachmentCount], to: FocusableAttachment.self).modifier = modifier
        Modified._updateNode(node, content)
    }

    /// An implementation detail.
    @MainActor public static func _attachmentCount<Modified: View>(_ content: Modified.Type) -> Int { Modified._attachmentCount + 1 }
}

package final class FocusableAttachment: Attachment {
    fileprivate var modifier: _FocusableModifier
    /// What the view and all in it read for `isFocused` (C39).
    private let link: EnvironmentValueLink<Bool>

    init(_ modifier: _FocusableModifier, _ inputs: inout _ViewInputs) {
        self.modifier = modifier
        link = EnvironmentValueLink(key: ObjectIdentifier(IsFocusedKey.self), value: false, next: inputs.environment)
        super.init(inputs)
        if modifier.isFocusable { inputs.environment = link }
    }

    override package var makesFocusable: Bool? { modifier.isFocusable }
    override package var focusInteractions: FocusInteractions? { modifier.isFocusable ? modifier.interactions : nil }

    override package func focusChanged(_ isFocused: Bool) {
        guard link.value != isFocused else { return }
        link.value = isFocused
        graph.inbox.noteVerified(link)
    }
}

extension ViewNode {
    /// Whether this node or one below is a focus target, in use or not.
    package final var canHoldFocus: Bool {
        graph.focus.role(of: self) != nil || !visitChildren { !$0.canHoldFocus }
    }
}

private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }
private enum IsFocusEffectEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether the nearest focusable view around has the focus.
    public var isFocused: Bool { self[IsFocusedKey.self] }

    /// Whether controls show that they have the focus by their looks.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Whether the view can have the keyboard focus. In a terminal Tab reaches every focusable view.
    ///
    /// ```swift
    /// Text("Press me").focusable().onKeyPress(.return) { .handled }
    /// ```
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
    }

    /// Whether the view can have the keyboard focus, and what for: a view that is edited and not pressed keeps the focus to itself as a
    /// text field does.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable, interactions: interactions))
    }

    /// Takes away the looks of focus (a button shown in reverse, a field's coloured frame) from the view and everything in it. Focus
    /// itself stays as it is. What is taken away further out cannot be given back here.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }
}
