import Foundation
import TerraceScreen

/// How far a scroll view is scrolled, and how large it and its content are.
public struct ScrollGeometry: Equatable, Sendable {
    /// How far the content is scrolled from its top leading corner.
    public var contentOffset: CGPoint
    /// The size of the content.
    public var contentSize: CGSize
    /// What is kept free around the content.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view.
    public var containerSize: CGSize

    /// A geometry.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The part of the content that is seen.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The part of the content that is seen.
    public var bounds: CGRect { visibleRect }

    @MainActor init(_ scroll: ScrollBox) {
        self.init(
            contentOffset: CGPoint(scroll.offset), contentSize: CGSize(scroll.contentSize), contentInsets: EdgeInsets(),
            containerSize: CGSize(scroll.viewport))
    }
}

/// Runs an action when something about what is seen has changed. An implementation detail.
public nonisolated struct _SightModifier<Value: Equatable>: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    enum Watched {
        /// The scroll view that the view is, or stands around.
        case scroll((ScrollGeometry) -> Value)
        /// Which share of the view is in sight.
        case share((Double) -> Value)
    }

    let watched: Watched
    let action: (Value, Value) -> Void

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> SightAttachment<Value> { SightAttachment(self, inputs) }
    @MainActor package func update(_ attachment: SightAttachment<Value>) { attachment.update(self) }
}

package final class SightAttachment<Value: Equatable>: Attachment, GeometryWatcher {
    private var modifier: _SightModifier<Value>
    private var last: Value?

    init(_ modifier: _SightModifier<Value>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() { graph.geometry.add(self) }
    override package func removed() { graph.geometry.remove(self) }

    func update(_ modifier: _SightModifier<Value>) {
        self.modifier = modifier
        graph.geometry.setNeedsCheck()
    }

    func checkGeometry() {
        guard let node, let value = value(of: node), value != last else { return }
        let before = last
        last = value
        graph.callbacks.add { [self] in
            if node.life != .removed { modifier.action(before ?? value, value) }
        }
    }

    /// Nil where there is nothing to tell.
    private func value(of node: ViewNode) -> Value? {
        switch modifier.watched {
        case .scroll(let transform): return ScrollTargets(node).map { transform(ScrollGeometry($0.scroll)) }
        case .share(let transform):
            guard let box = node.firstBox, !box.size.isEmpty else { return nil }
            let seen = graph.layout.visibleRect(of: box).size
            return transform(Double(seen.width * seen.height) / Double(box.size.width * box.size.height))
        }
    }
}

extension View {
    /// Runs an action with what `transform` makes of a scroll view's geometry, when it is first known and whenever it has changed.
    ///
    /// ```swift
    /// ScrollView { Text("…") }.onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 0 } action: { print($0, $1) }
    /// ```
    public nonisolated func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(_SightModifier(watched: .scroll(transform), action: action))
    }

    /// Runs an action when a share of the view comes into sight, and when it goes out of it.
    public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
        let least = max(threshold, 1e-9)
        return modifier(_SightModifier(watched: .share { $0 >= least }) { if $0 != $1 || $1 { action($1) } })
    }
}
