import TerraceScreen

/// What a gesture needs of a key that is to do what it does.
package struct GestureKey: Hashable, Sendable {
    /// How many clicks it takes.
    package var clicks = 1
    /// How long the button is down.
    package var duration = Duration.zero
}

/// Follows a press for a gesture. An implementation detail.
@MainActor
public class _GestureRecognizer<Value> {
    package init() {}

    /// What the press has come to; what there is to tell the program is added to `callbacks`.
    package func follow(_ press: GesturePress, _ callbacks: GestureCallbacks) -> GesturePhase<Value> { .failed }
    /// The press has become something else.
    package func cancel(_ callbacks: GestureCallbacks) {}
    /// Takes over where another one of the same gesture stands: the view has described it anew.
    package func adopt(_ old: _GestureRecognizer<Value>) {}
    /// How a key does it; nil for what only the mouse can do.
    package var key: GestureKey? { nil }
    /// When it wants to be asked again while the button is down; nil for never.
    package var holdDuration: Duration? { nil }
    /// Whether it is a matter of clicks alone, so that moving away can make something else of the press.
    package var isClick: Bool { false }
}

/// A gesture made of another one.
package class DerivedRecognizer<Base, Value>: _GestureRecognizer<Value> {
    let base: _GestureRecognizer<Base>

    init(_ base: _GestureRecognizer<Base>) {
        self.base = base
    }

    override package func cancel(_ callbacks: GestureCallbacks) { base.cancel(callbacks) }
    override package func adopt(_ old: _GestureRecognizer<Value>) {
        if let old = old as? DerivedRecognizer<Base, Value> { base.adopt(old.base) }
    }
    override package var key: GestureKey? { base.key }
    override package var holdDuration: Duration? { base.holdDuration }
    override package var isClick: Bool { base.isClick }
}
