/// What must be true of the tree between turns, for tests to ask after each step of a storm.
extension Graph {
    /// What is not as it must be, one sentence each; empty when all is well. Linear in the size of the tree.
    package func _checkInvariants() -> [String] {
        var broken: [String] = []
        func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
            if !condition { broken.append(message()) }
        }

        var seen: Set<ObjectIdentifier> = []
        var boxesOfTree: Set<ObjectIdentifier> = []
        func walk(_ node: ViewNode, below parent: ViewNode?, isShown: Bool = true) {
            // A path is only worth making for what is wrong.
            var name: String { "\(type(of: node)) at \(node.path)" }
            expect(seen.insert(ObjectIdentifier(node)).inserted, "\(name) stands at two places.")
            expect(node.parent === parent, "\(name) does not know its parent.")
            expect(node.depth == (parent?.depth ?? -1) + 1, "\(name) has depth \(node.depth).")
            expect(node.order == 2 * node.depth + 1, "\(name) has order \(node.order).")
            expect(node.life != .removed, "\(name) is in the tree and has gone.")
            expect(!node.isDirty, "\(name) is dirty after the turn.")
            for attachment in node.attachments {
                expect(attachment.node === node, "An attachment of \(name) does not know it.")
                expect(attachment.order == 2 * node.depth, "An attachment of \(name) has order \(attachment.order).")
                expect(!attachment.isDirty, "An attachment of \(name) is dirty after the turn.")
            }
            broken += node.brokenInvariants
            var children: ContiguousArray<ViewNode> = []
            node.visitChildren {
                children.append($0)
                return true
            }
            var backwards: ContiguousArray<ViewNode> = []
            node.visitChildrenBackwards {
                backwards.append($0)
                return true
            }
            expect(
                backwards.reversed().elementsEqual(children, by: ===), "\(name) visits other children backwards than forwards.")
            // What is in a page that is not shown has boxes that nobody holds; a layer's are the window's.
            let isShown = isShown && !(node is PortalNode) && !(node.isOutOfPlay && !(node is LayerNode))
            for child in children { walk(child, below: node, isShown: isShown || child is LayerNode) }
            node.visitShadows { walk($0, below: node) }
            // What sleeps keeps its boxes to itself.
            if children.isEmpty, isShown, !node.isAsleep {
                var boxes: ContiguousArray<Box> = []
                node.collectBoxes(into: &boxes)
                for box in boxes { boxesOfTree.insert(ObjectIdentifier(box)) }
            }
        }
        guard let root else { return broken }
        walk(root, below: nil)

        func walk(_ box: Box, below parent: Box?) {
            expect(parent == nil || box.parent === parent, "A \(type(of: box)) does not know the box that holds it.")
            if let owner = box.owner as? ViewNode {
                expect(owner.life != .removed, "A \(type(of: box)) of \(type(of: owner)), which has gone, is still held.")
                expect(!owner.isAsleep, "A \(type(of: box)) of \(owner.path) is held, though that sleeps.")
                expect(seen.contains(ObjectIdentifier(owner)), "A \(type(of: box)) belongs to a node that is not in the tree.")
                boxesOfTree.remove(ObjectIdentifier(box))
            }
            broken += box.brokenInvariants
            for child in box.children { walk(child, below: box) }
        }
        if let content = layout.content {
            walk(content, below: nil)
            boxesOfTree.remove(ObjectIdentifier(content))
        }
        for layer in layout.layers { walk(layer, below: nil) }
        expect(boxesOfTree.isEmpty, "\(boxesOfTree.count) boxes of the tree are held by no box.")

        if let focused = focus.focused {
            expect(seen.contains(ObjectIdentifier(focused)), "The focus is on a view that is not in the tree.")
            expect(focus.isFocusable(focused), "The focus is on \(focused.path), which cannot have it.")
            var next: ViewNode? = focused
            while let node = next {
                expect(!node.isAsleep, "The focus is on \(focused.path), in a row that sleeps.")
                next = node.parent
            }
        }
        expect(!layout.needsLayout, "Something has to be laid out after the turn.")
        expect(!hasPendingWrites, "Something that was written is not shown after the turn.")
        return broken
    }
}

extension Box {
    /// What is not as it must be in the box itself after a layout.
    fileprivate var brokenInvariants: [String] {
        var broken: [String] = []
        func expect(_ condition: Bool, _ message: String) {
            if !condition { broken.append("A \(type(of: self)) \(message).") }
        }
        expect(size.width >= 0 && size.height >= 0, "has the size \(size)")
        expect(!isInvalid, "waits to be measured after the turn")
        if lastProposal != ProposedSize(invalid: ()), !needsPlacement {
            let answer = sizeThatFits(lastProposal)
            expect(answer == size, "was placed in \(size), and chooses \(answer) when asked again")
        }
        if childClip == nil {
            var below: Axis.Set = []
            for child in children { below.formUnion(child.overflow) }
            expect(overflow.isSuperset(of: below), "does not know that something in it paints outside")
        }
        if let scroll = self as? ScrollBox {
            let most = scroll.maximumOffset
            let offset = scroll.offset
            expect(
                offset.x >= 0 && offset.y >= 0 && offset.x <= most.x && offset.y <= most.y,
                "is scrolled by \(offset), and can be by \(most)")
            expect(
                scroll.viewport.width <= scroll.size.width && scroll.viewport.height <= scroll.size.height,
                "has a window larger than itself")
        }
        if case .sorted(let positions) = paintOrder {
            expect(positions.sorted().elementsEqual(children.indices), "paints other children than it has")
        }
        return broken
    }
}
