import Foundation
import TerraceScreen

/// Runs an action when something about a view's geometry has changed.
public nonisolated struct _GeometryChangeModifier<Value: Equatable>: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let value: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> GeometryChangeAttachment<Value> {
        GeometryChangeAttachment(self, inputs)
    }

    @MainActor package func update(_ attachment: GeometryChangeAttachment<Value>) { attachment.update(self) }
}

package final class GeometryChangeAttachment<Value: Equatable>: Attachment, GeometryWatcher {
    private var modifier: _GeometryChangeModifier<Value>
    private var last: Value?

    init(_ modifier: _GeometryChangeModifier<Value>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() { graph.geometry.add(self) }
    override package func removed() { graph.geometry.remove(self) }

    func update(_ modifier: _GeometryChangeModifier<Value>) {
        self.modifier = modifier
        graph.geometry.setNeedsCheck()
    }

    func checkGeometry() {
        guard let node, let box = node.firstBox else { return }
        let value = modifier.value(GeometryProxy(node, size: box.size))
        let before = last ?? value
        if last == value { return }
        last = value
        graph.callbacks.add { [self] in
            if node.life != .removed { modifier.action(before, value) }
        }
    }
}

extension View {
    /// Runs an action with what `transform` makes of the view's size and place, when it is first known and whenever it has changed.
    ///
    /// ```swift
    /// Color.red.onGeometryChange(for: CGSize.self) { $0.size } action: { print($0) }
    /// ```
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(value: transform) { action($1) })
    }

    /// The same with the value before; the first time both are the same.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(value: transform, action: action))
    }
}
