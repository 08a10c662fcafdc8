import TerraceScreen

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let isUserInitiated: Bool
    /// When focus goes somewhere by itself.
    public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
    /// Also when the user moves focus into the view from outside.
    public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Says which value of a focus state is focused by itself.
public nonisolated struct _DefaultFocusModifier<Value: Hashable>: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let binding: FocusState<Value>.Binding
    let value: Value
    let priority: DefaultFocusEvaluationPriority

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> DefaultFocusAttachment<Value> { DefaultFocusAttachment(self, inputs) }
    @MainActor package func update(_ attachment: DefaultFocusAttachment<Value>) { attachment.modifier = self }
}

package final class DefaultFocusAttachment<Value: Hashable>: Attachment, FocusPreference {
    fileprivate var modifier: _DefaultFocusModifier<Value>

    init(_ modifier: _DefaultFocusModifier<Value>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    var isUserInitiated: Bool { modifier.priority == .userInitiated }
    var scope: ViewNode? { node }

    func preferred(in manager: FocusManager) -> ViewNode? {
        guard let node, let target = modifier.binding.storage?.target(of: modifier.value, in: manager), target.isInside(node) else {
            return nil
        }
        return target
    }

    override package func mounted() { graph.focus.defaults.append(self) }
    override package func removed() { graph.focus.defaults.removeAll { $0 === self } }
}

/// Says that a view is focused by itself in its scope.
public nonisolated struct _PreferredFocusModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let isPreferred: Bool
    let namespace: Namespace.ID

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> PreferredFocusAttachment { PreferredFocusAttachment(self, inputs) }
    @MainActor package func update(_ attachment: PreferredFocusAttachment) { attachment.modifier = self }
}

package final class PreferredFocusAttachment: Attachment, FocusPreference {
    fileprivate var modifier: _PreferredFocusModifier

    init(_ modifier: _PreferredFocusModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    var isUserInitiated: Bool { false }

    /// The scope of the name, which must be around the view.
    var scope: ViewNode? {
        var next = node
        while let current = next {
            if current.attachments.contains(where: { ($0 as? FocusScopeAttachment)?.namespace == modifier.namespace }) { return current }
            next = current.parent
        }
        return nil
    }

    func preferred(in manager: FocusManager) -> ViewNode? {
        modifier.isPreferred ? node.flatMap(manager.firstFocusable) : nil
    }

    override package func mounted() { graph.focus.defaults.append(self) }
    override package func removed() { graph.focus.defaults.removeAll { $0 === self } }
}

/// Something that says where focus goes by itself.
@MainActor
protocol FocusPreference: Attachment {
    var isUserInitiated: Bool { get }
    /// The view that it speaks for.
    var scope: ViewNode? { get }
    func preferred(in manager: FocusManager) -> ViewNode?
}

extension FocusManager {
    /// Where focus goes by itself within a view: where the outermost view that says so wants it, else to the first that can have it and
    /// destroys nothing, so that a key pressed once too often does no harm; else to the first. A menu is read from its first row.
    func preferred(in node: ViewNode) -> ViewNode? {
        var best: (target: ViewNode, scope: ViewNode)?
        for case let preference as any FocusPreference in defaults {
            guard let scope = preference.scope, scope.isInside(node) || node.isInside(scope) else { continue }
            guard let target = preference.preferred(in: self), target.isInside(node) else { continue }
            if let best, best.scope.depth < scope.depth || best.scope === scope && TreeOrder.isBefore(best.target, target) { continue }
            best = (target, scope)
        }
        if let best { return best.target }
        guard (node as? LayerNode)?.presentation.kind != .menu else { return firstFocusable(in: node) }
        return firstFocusable(in: node) { !$0.isDestructive } ?? firstFocusable(in: node)
    }

    /// Where a move of the user's ends that leads to a view: a container entered from outside may want another.
    func userTarget(_ target: ViewNode) -> ViewNode {
        for case let preference as any FocusPreference in defaults where preference.isUserInitiated {
            guard let scope = preference.scope, target.isInside(scope), focused.map({ !$0.isInside(scope) }) ?? true else { continue }
            if let preferred = preference.preferred(in: self) { return preferred }
        }
        return target
    }
}

/// Sends focus back to where it goes by itself in a scope.
///
/// ```swift
/// struct Reset: View {
///     @Namespace private var form
///     @Environment(\.resetFocus) private var resetFocus
///     var body: some View { Button("Again") { resetFocus(in: form) }.focusScope(form) }
/// }
/// ```
public struct ResetFocusAction {
    /// Weak, because it stands in the graph's own environment.
    weak var graph: Graph?

    /// Moves focus within the scope of this name; without such a scope it does nothing.
    @MainActor public func callAsFunction(in namespace: Namespace.ID) {
        guard let graph, let scope = graph.root?.scope(named: namespace), let target = graph.focus.preferred(in: scope) else { return }
        graph.focus.choose(target)
        graph.inbox.rouse()
    }
}

extension ViewNode {
    /// Whether it is a control that destroys something, or drawn by the style of one.
    fileprivate var isDestructive: Bool {
        var next: ViewNode? = self
        while let node = next {
            if node.attachments.contains(where: \.isDestructive) { return true }
            next = node.parent
        }
        return false
    }

    fileprivate func scope(named namespace: Namespace.ID) -> ViewNode? {
        if attachments.contains(where: { ($0 as? FocusScopeAttachment)?.namespace == namespace }) { return self }
        var found: ViewNode?
        visitChildren {
            found = $0.scope(named: namespace)
            return found == nil
        }
        return found
    }
}

private enum ResetFocusKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = ResetFocusAction(graph: nil)
}

extension EnvironmentValues {
    /// Sends focus back to where it goes by itself in a scope.
    public package(set) var resetFocus: ResetFocusAction {
        get { self[ResetFocusKey.self] }
        set { self[ResetFocusKey.self] = newValue }
    }
}

extension View {
    /// Which value of a focus state is focused when focus comes into the view by itself: when the window opens, and when the focused view
    /// has gone and nothing near it can have the focus. With `.userInitiated` also when Tab or an arrow leads into the view.
    ///
    /// ```swift
    /// struct Login: View {
    ///     enum Field { case name, password }
    ///     @FocusState private var focus: Field?
    ///     @State private var name = ""
    ///     var body: some View {
    ///         TextField("Name", text: $name).focused($focus, equals: .name).defaultFocus($focus, .name)
    ///     }
    /// }
    /// ```
    public nonisolated func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(_DefaultFocusModifier(binding: binding, value: value, priority: priority))
    }

    /// Whether the view is focused by itself in the scope of this name.
    public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View {
        modifier(_PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
    }
}
