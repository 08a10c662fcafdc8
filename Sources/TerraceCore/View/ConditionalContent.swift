/// One of two views, as `if`-`else` and `switch` make it. Each branch is an identity of its own (A2).
public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        ConditionalNode(view, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: ConditionalNode<TrueContent, FalseContent>.self).update(view)
    }
}

package final class ConditionalNode<First: View, Second: View>: OneChildNode {
    private var isFirst: Bool

    init(_ view: _ConditionalContent<First, Second>, _ inputs: _ViewInputs) {
        if case .first = view.storage { isFirst = true } else { isFirst = false }
        super.init(inputs)
        child = make(view)
    }

    override package var countsAsNode: Bool { false }
    override package var isOpenEnded: Bool { true }

    private func make(_ view: _ConditionalContent<First, Second>) -> ViewNode {
        switch view.storage {
        case .first(let content): First._makeNode(content, childInputs)
        case .second(let content): Second._makeNode(content, childInputs)
        }
    }

    func update(_ view: _ConditionalContent<First, Second>) {
        switch (view.storage, isFirst) {
        case (.first(let content), true): update { First._updateNode($0, content) }
        case (.second(let content), false): update { Second._updateNode($0, content) }
        case (.first, false), (.second, true):
            isFirst.toggle()
            if First._shownType == Second._shownType, let child, child.holdsState {
                graph.diagnostics.report(
                    "A \(First._shownType) in \(path) was replaced by another one, because an `if` or `switch` took its other branch: its state is lost. If both are meant to be the same view, put the condition into an argument instead, as in `.opacity(isOn ? 1 : 0)`."
                )
            }
            replace { make(view) }
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        OptionalNode(view, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: OptionalNode<Wrapped>.self).update(view)
    }
}

/// `if` without `else`: the node stays while the child comes and goes, so that later siblings keep their places (A5, A7).
package final class OptionalNode<Wrapped: View>: OneChildNode {
    init(_ view: Wrapped?, _ inputs: _ViewInputs) {
        super.init(inputs)
        child = view.map { Wrapped._makeNode($0, childInputs) }
    }

    override package var countsAsNode: Bool { false }
    override package var isOpenEnded: Bool { true }

    func update(_ view: Wrapped?) {
        switch (view, child) {
        case (let content?, _?): update { Wrapped._updateNode($0, content) }
        case (nil, nil): break
        case (let content, _): replace { content.map { Wrapped._makeNode($0, childInputs) } }
        }
    }
}
