import TerraceScreen

/// A view that lays out rows of cells.
package protocol GridView: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
    @MainActor var gridAlignment: Alignment { get }
    /// In cells.
    @MainActor var columnSpacing: Int { get }
    /// In cells.
    @MainActor var rowSpacing: Int { get }
}

extension GridView {
    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode { GridNode(view, inputs) }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        unsafeDowncast(node, to: GridNode<Self>.self).update(view)
    }
}

package final class GridNode<Grid: GridView>: BoxHolder {
    private var content: ViewNode?
    private let box: GridBox

    init(_ view: Grid, _ inputs: _ViewInputs) {
        box = GridBox(alignment: view.gridAlignment, columnSpacing: view.columnSpacing, rowSpacing: view.rowSpacing)
        super.init(inputs)
        box.owner = self
        box.isMirrored = tracked(observing: false) { EnvironmentValues(environment).isMirrored }
        content = Grid.Content._makeNode(view.content, childInputs)
        assembleBoxes()
    }

    func update(_ view: Grid) {
        box.alignment = view.gridAlignment
        box.columnSpacing = view.columnSpacing
        box.rowSpacing = view.rowSpacing
        if let content { Grid.Content._updateNode(content, view.content) }
    }

    override package func refresh() {
        isDirty = false
        box.isMirrored = tracked(observing: false) { EnvironmentValues(environment).isMirrored }
    }

    override package func visitChildren(_ visit: (ViewNode) -> Bool) -> Bool { content.map(visit) ?? true }
    override package func collectBoxes(into boxes: inout ContiguousArray<Box>) { boxes.append(box) }

    override package func assembleBoxes() {
        var boxes: ContiguousArray<Box> = []
        content?.collectBoxes(into: &boxes)
        var lines: ContiguousArray<GridLine> = []
        var last: GridRowNode?
        for (position, box) in boxes.enumerated() {
            let row = row(of: box)
            if let row, row === last {
                lines[lines.count - 1].cells = lines[lines.count - 1].cells.lowerBound..<(position + 1)
            } else {
                lines.append(GridLine(cells: position..<(position + 1), isWhole: row == nil, alignment: row?.alignment))
            }
            last = row
        }
        self.box.take(boxes, lines: lines)
    }

    /// The row that a box stands in. A modifier around a row has boxes around its cells, so it is looked for inwards too (D50).
    private func row(of box: Box) -> GridRowNode? {
        var inner: Box? = box
        while let current = inner {
            var node = current.owner as? ViewNode
            var found: GridRowNode?
            while let ancestor = node, ancestor !== self {
                if let row = ancestor as? GridRowNode { found = row }
                node = ancestor.parent
            }
            if let found { return found }
            inner = current.traitSource
        }
        return nil
    }
}

/// A row of a grid; what is in it is laid out by the grid.
package protocol GridRowView: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
    @MainActor var rowAlignment: AlignmentGuide? { get }
}

extension GridRowView {
    /// An implementation detail.
    @MainActor public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
        let node = GridRowNode(inputs)
        node.alignment = view.rowAlignment
        node.child = Content._makeNode(view.content, node.childInputs)
        return node
    }

    /// An implementation detail.
    @MainActor public static func _updateNode(_ node: _ViewNode, _ view: Self) {
        let node = unsafeDowncast(node, to: GridRowNode.self)
        if node.alignment != view.rowAlignment {
            node.alignment = view.rowAlignment
            node.boxesChanged()
        }
        node.update { Content._updateNode($0, view.content) }
    }
}

package final class GridRowNode: OneChildNode {
    fileprivate(set) var alignment: AlignmentGuide?

    override package var viewName: String? { "GridRow" }
}
