import Foundation
import TerraceScreen

/// A view that takes all the room it is offered (a cell where it is offered none) and makes its content knowing its size and place.
///
/// The content stands at the top leading corner; several views lie on top of each other. It is made when the reader has been placed, and
/// again when what it asked of the proxy changes.
///
/// ```swift
/// GeometryReader { proxy in
///     Text(proxy.size.width > 40 ? "a long heading" : "heading")
/// }
/// ```
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// Content that knows its room.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        GeometryNode(view.content, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: GeometryNode<Content>.self).update(view.content)
    }
}

/// The place of a geometry reader. It has no content until it was placed.
package final class GeometryNode<Content: View>: BoxHolder, GeometryWatcher {
    private var make: (GeometryProxy) -> Content
    private let box = GeometryBox()
    private var content: ViewNode?
    private let reads = GeometryReads()

    init(_ make: @escaping (GeometryProxy) -> Content, _ inputs: _ViewInputs) {
        self.make = make
        super.init(inputs)
        box.owner = self
        box.isMirrored = tracked(observing: false) { EnvironmentValues(environment).isMirrored }
        box.onNewSize = { [weak self] in self.map { $0.graph.mark($0) } }
        graph.geometry.add(self)
    }

    override package var isEvaluator: Bool { true }
    override package var viewName: String? { "GeometryReader" }
    override package var nameForDiagnostics: String { path }

    func update(_ make: @escaping (GeometryProxy) -> Content) {
        self.make = make
        refresh()
    }

    override package func refresh() {
        isDirty = false
        guard let size = box.knownSize else { return }
        graph.statistics.bodies += 1
        let view = tracked(observing: true) {
            box.isMirrored = EnvironmentValues(environment).isMirrored
            return reads.recording { make(GeometryProxy(self, size: size, reads: reads)) }
        }
        if let content {
            Content._updateNode(content, view)
        } else {
            content = Content._makeNode(view, childInputs)
            boxesChanged()
        }
    }

    func checkGeometry() {
        if content != nil, reads.isOutOfDate(self) { graph.mark(self) }
    }

    override package func assembleBoxes() {
        var boxes: ContiguousArray<Box> = []
        content?.collectBoxes(into: &boxes)
        box.setChildren(boxes)
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool { content.map(visit) ?? true }
    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) { boxes.append(box) }

    override package func didUnmount() {
        graph.geometry.remove(self)
        box.onNewSize = nil
    }
}

/// The room of a geometry reader.
package final class GeometryBox: Box {
    /// The size that it was placed with; nil before.
    private(set) var knownSize: Size?
    /// Called when it was placed with another size.
    var onNewSize: (() -> Void)?

    override package func measure(_ proposal: ProposedSize) -> Size {
        Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        if size != knownSize {
            knownSize = size
            onNewSize?()
        }
        for child in children { child.place(at: .zero, proposal: ProposedSize(size)) }
    }
}
