/// A background or an overlay: each box of the content gets one of its own, made from the same views (F8, F10).
package protocol LayersModifier: ViewModifier where Body == Never {
    associatedtype Secondary: View
    var secondary: Secondary { get }
    var alignment: Alignment { get }
    var isOverlay: Bool { get }
    /// Whether the content is seen only where the secondary paints.
    var isMask: Bool { get }
}

extension LayersModifier {
    package var isMask: Bool { false }
}

extension LayersModifier {
    /// An implementation detail.
    @MainActor public static func _makeNode<Modified: View>(
        _ modifier: Self, _ content: Modified, _ inputs: _ViewInputs
    ) -> _ViewNode {
        LayersNode<Self, Modified>(modifier, content, inputs)
    }

    /// An implementation detail.
    @MainActor public static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified) {
        unsafeDowncast(node, to: LayersNode<Self, Modified>.self).update(modifier, content)
    }

    /// An implementation detail.
    @MainActor public static func _attachmentCount<Modified: View>(_ content: Modified.Type) -> Int { 0 }
}

package final class LayersNode<Modifier: LayersModifier, Content: View>: BoxHolder {
    private struct Layer {
        let box: LayeredBox
        let primary: Box
        let secondary: ViewNode
    }

    private var modifier: Modifier
    private var content: ViewNode?
    private var layers: ContiguousArray<Layer> = []

    init(_ modifier: Modifier, _ content: Content, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        self.content = Content._makeNode(content, childInputs)
        assembleBoxes()
    }

    override package var isModifier: Bool { true }
    override package var countsAsNode: Bool { false }
    override package var endsBoxes: Bool { false }
    override package var soleContent: ViewNode? { content }

    func update(_ modifier: Modifier, _ content: Content) {
        self.modifier = modifier
        if let node = self.content { Content._updateNode(node, content) }
        for layer in layers {
            Modifier.Secondary._updateNode(layer.secondary, modifier.secondary)
            if layer.box.alignment != modifier.alignment { layer.box.alignment = modifier.alignment }
        }
    }

    override package func refresh() {
        isDirty = false
        let isMirrored = tracked(observing: false) { EnvironmentValues(environment).isMirrored }
        for layer in layers { layer.box.isMirrored = isMirrored }
    }

    override package func assembleBoxes() {
        var boxes: ContiguousArray<Box> = []
        content?.collectBoxes(into: &boxes)
        var old: [ObjectIdentifier: Layer] = [:]
        for layer in layers { old[ObjectIdentifier(layer.primary)] = layer }
        let before = layers
        layers = ContiguousArray(boxes.map { old.removeValue(forKey: ObjectIdentifier($0)) ?? makeLayer(for: $0) })
        for layer in before where old[ObjectIdentifier(layer.primary)] != nil { removeChild(layer.secondary) }
        for layer in layers {
            var secondary: ContiguousArray<Box> = []
            layer.secondary.collectBoxes(into: &secondary)
            layer.box.secondary = secondary
        }
    }

    private func makeLayer(for box: Box) -> Layer {
        let made = LayeredBox(
            box, layer: modifier.isMask ? .mask : modifier.isOverlay ? .overlay : .background, alignment: modifier.alignment)
        made.owner = self
        made.isMirrored = tracked(observing: false) { EnvironmentValues(environment).isMirrored }
        return Layer(box: made, primary: box, secondary: Modifier.Secondary._makeNode(modifier.secondary, childInputs))
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool {
        if !modifier.isOverlay { for layer in layers where !visit(layer.secondary) { return false } }
        if let content, !visit(content) { return false }
        if modifier.isOverlay { for layer in layers where !visit(layer.secondary) { return false } }
        return true
    }

    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) {
        for layer in layers { boxes.append(layer.box) }
    }
}
