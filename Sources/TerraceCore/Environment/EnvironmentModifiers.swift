import Observation
import TerraceScreen

/// A modifier that edits the environment of what it modifies.
public nonisolated struct _EnvironmentModifier: ViewModifier {
    /// No body.
    public typealias Body = Never

    let transform: (inout EnvironmentValues) -> Void

    package init(_ transform: @escaping (inout EnvironmentValues) -> Void) {
        self.transform = transform
    }

    /// An implementation detail.
    @MainActor public static func _makeNode<Modified: View>(
        _ modifier: Self, _ content: Modified, _ inputs: _ViewInputs
    ) -> _ViewNode {
        var inputs = inputs
        let attachment = EnvironmentAttachment(modifier.transform, &inputs)
        let node = Modified._makeNode(content, inputs)
        attachment.attach(to: node)
        return node
    }

    /// An implementation detail.
    @MainActor public static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified) {
        unsafeDowncast(node.attachments[Modified._attachmentCount], to: EnvironmentAttachment.self).update(modifier.transform)
        Modified._updateNode(node, content)
    }

    /// An implementation detail.
    @MainActor public static func _attachmentCount<Modified: View>(_ content: Modified.Type) -> Int { Modified._attachmentCount + 1 }
}

/// The links that an environment modifier put in front of the chain.
package final class EnvironmentAttachment: Attachment {
    private var transform: (inout EnvironmentValues) -> Void
    private let outer: EnvironmentLink?
    /// From the innermost out; the last one is an anchor without a value, which is there whatever the modifier sets.
    private var links: ContiguousArray<EnvironmentLink> = []
    private var anchor: EnvironmentLink

    init(_ transform: @escaping (inout EnvironmentValues) -> Void, _ inputs: inout _ViewInputs) {
        self.transform = transform
        outer = inputs.environment
        anchor = EnvironmentLink(key: ObjectIdentifier(EnvironmentAttachment.self), next: outer)
        super.init(inputs)
        links = evaluate()
        let first = EnvironmentLink(key: ObjectIdentifier(EnvironmentAttachment.self), next: links.first ?? outer)
        anchor = first
        inputs.environment = first
    }

    private func evaluate() -> ContiguousArray<EnvironmentLink> {
        isDirty = false
        var values = EnvironmentValues(outer)
        tracked(observing: false) { transform(&values) }
        var made: ContiguousArray<EnvironmentLink> = []
        var link = values.head
        while let current = link, current !== outer {
            made.append(current)
            link = current.next
        }
        return made
    }

    func update(_ transform: @escaping (inout EnvironmentValues) -> Void) {
        self.transform = transform
        refresh()
    }

    override package func refresh() {
        let made = evaluate()
        if made.map(\.key) == links.map(\.key) {
            for (link, new) in zip(links, made) where link.adopt(new) {
                graph.inbox.noteVerified(link)
            }
            graph.takeInbox()
        } else {
            // Other keys than before: whoever stands below may have read any of them.
            links = made
            anchor.detour = made.first ?? outer ?? EnvironmentLink(key: anchor.key, next: nil)
            if let node { graph.markSubtree(node) }
        }
    }
}

extension View {
    /// Sets a value of the environment for this view and everything in it.
    ///
    /// ```swift
    /// Text("A long text").environment(\.isEnabled, false)
    /// ```
    public nonisolated func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Puts an observable object into the environment of this view and everything in it; `nil` hides one further out.
    public nonisolated func environment<Model: AnyObject & Observable>(_ object: Model?) -> some View {
        modifier(_EnvironmentModifier { $0[object: Model.self] = object })
    }

    /// Edits an inherited value of the environment.
    ///
    /// ```swift
    /// Text("a").transformEnvironment(\.isEnabled) { $0 = $0 && true }
    /// ```
    public nonisolated func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Takes the view and everything in it out of use when `disabled` is true: controls do nothing and are left out of the focus
    /// order. A view inside a disabled one cannot enable itself.
    public nonisolated func disabled(_ disabled: Bool) -> some View {
        modifier(_EnvironmentModifier { $0.isEnabled = $0.isEnabled && !disabled })
    }
}

private enum IsEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum IsShownKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether controls can be used here.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// False inside what keeps its place and is not drawn: it takes no focus (D57).
    package var isShown: Bool {
        get { self[IsShownKey.self] }
        set { self[IsShownKey.self] = newValue }
    }
}
