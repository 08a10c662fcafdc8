import Foundation
import TerraceScreen

/// Which views the pointer is on. Nothing is looked for while nobody asks.
@MainActor
package final class HoverTracker {
    private unowned let graph: Graph
    /// How many views ask; while there are any, the terminal should tell of moves without a button, too.
    package fileprivate(set) var watchers = 0
    private var entered: ContiguousArray<Attachment> = []

    init(graph: Graph) {
        self.graph = graph
    }

    package var isInUse: Bool { watchers > 0 }

    /// The pointer is at a place, over a view; returns whether anybody heard of it.
    func move(to place: Point, over target: ViewNode?) -> Bool {
        var now: ContiguousArray<Attachment> = []
        var next = target
        while let node = next {
            for attachment in node.attachments where attachment.isHoverTarget { now.append(attachment) }
            next = node.parent
        }
        let left = entered.filter { old in old.node != nil && !now.contains { $0 === old } }
        entered = now
        for attachment in left { attachment.hover(at: nil) }
        for attachment in now { attachment.hover(at: place) }
        return !left.isEmpty || !now.isEmpty
    }

    fileprivate func forget(_ attachment: Attachment) { entered.removeAll { $0 === attachment } }
}

/// Where the pointer is, for a view that it is on.
public enum HoverPhase: Equatable, Sendable {
    /// On the view, at a place.
    case active(CGPoint)
    /// Not on it any more.
    case ended
}

/// Tells a view when the pointer is on it. An implementation detail.
public nonisolated struct _HoverModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let space: CoordinateSpace
    let onHover: ((Bool) -> Void)?
    let onPhase: ((HoverPhase) -> Void)?

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> HoverAttachment { HoverAttachment(self, inputs) }
    @MainActor package func update(_ attachment: HoverAttachment) { attachment.modifier = self }
}

package final class HoverAttachment: Attachment {
    fileprivate var modifier: _HoverModifier
    private var isOn = false

    init(_ modifier: _HoverModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() { graph.pointer.hover.watchers += 1 }
    override package func removed() {
        graph.pointer.hover.watchers -= 1
        graph.pointer.hover.forget(self)
    }

    override package var isHoverTarget: Bool { true }

    override package func hover(at place: Point?) {
        let wasOn = isOn
        isOn = place != nil
        if wasOn != isOn { modifier.onHover?(isOn) }
        guard let onPhase = modifier.onPhase else { return }
        guard let place, let node else { return onPhase(.ended) }
        let corner = node.origin(of: modifier.space, node.firstBox.map { graph.layout.rectInRoot(of: $0).origin } ?? .zero)
        onPhase(.active(CGPoint(Point(x: place.x - corner.x, y: place.y - corner.y))))
    }
}

extension View {
    /// Runs an action when the pointer comes to the view and when it leaves it. What is seen only so cannot be reached by keys, and not
    /// every terminal tells where the pointer is: show nothing in this way alone.
    ///
    /// ```swift
    /// Text("Save").onHover { print($0) }
    /// ```
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_HoverModifier(space: .local, onHover: action, onPhase: nil))
    }

    /// Runs an action with the place of the pointer while it is on the view.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace(), perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(_HoverModifier(space: coordinateSpace.coordinateSpace, onHover: nil, onPhase: action))
    }

    /// Runs an action with the place of the pointer while it is on the view.
    @_disfavoredOverload
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(_HoverModifier(space: coordinateSpace, onHover: nil, onPhase: action))
    }
}
