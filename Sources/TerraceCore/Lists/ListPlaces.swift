/// Where a row stands in a list now: what the stack holds, an offset in it, and which of the boxes of what stands there.
package struct ListPlace: Comparable {
    package var segment: Int
    package var row: Int
    package var box: Int

    package static func < (a: ListPlace, b: ListPlace) -> Bool {
        (a.segment, a.row, a.box) < (b.segment, b.row, b.box)
    }
}

/// A row of a list, whatever happens around it.
struct ListRow: Equatable {
    /// The rows that it belongs to, and its id there.
    weak var rows: (any LazyRows)?
    var id: AnyHashable?
    /// Whether it was found by its id alone, and may not be built.
    var goesByID = false
    /// A row on its own.
    weak var box: Box?
    weak var node: ViewNode?
    /// The box that is meant where its element has several: rows of a `ForEach` in it, say, that come and go.
    weak var part: Box?
    /// Where it stood when it was last looked for.
    var hint = ListPlace(segment: 0, row: 0, box: 0)

    static func == (a: ListRow, b: ListRow) -> Bool {
        a.rows === b.rows && a.id == b.id && a.box === b.box && a.hint == b.hint && a.node === b.node && a.part === b.part
    }
}

extension ListNode {
    /// How many rows that cannot be selected are passed over, one after the other.
    private static var passLimit: Int { 1000 }

    private var segments: ContiguousArray<LazySegment> { stack?.segments ?? [] }

    func segment(of rows: any LazyRows) -> Int? {
        segments.firstIndex { if case .rows(let other) = $0 { other === rows } else { false } }
    }

    func lazyRows(with id: AnyHashable) -> (any LazyRows)? {
        for case .rows(let rows) in segments where rows.contains(id) { return rows }
        return nil
    }

    func rowCount(_ segment: Int) -> Int {
        guard segments.indices.contains(segment) else { return 0 }
        return if case .rows(let rows) = segments[segment] { rows.rowCount } else { 1 }
    }

    /// The boxes of the row at a place, which is built for it.
    func boxes(at place: ListPlace) -> ContiguousArray<Box> {
        guard segments.indices.contains(place.segment) else { return [] }
        switch segments[place.segment] {
        case .box(let box): return [box]
        case .rows(let rows): return rows.reach(place.row) == nil ? [] : rows.boxes(of: place.row)
        }
    }

    func box(at place: ListPlace) -> Box? {
        let boxes = boxes(at: place)
        return boxes.indices.contains(place.box) ? boxes[place.box] : nil
    }

    var currentPlace: ListPlace? { current.flatMap { place(of: $0) } }

    /// The box of the current row, while it is built.
    var currentBox: Box? {
        guard let current else { return nil }
        if let box = current.box { return box }
        guard let node = current.node, node.life != .removed else { return nil }
        var boxes: ContiguousArray<Box> = []
        node.collectBoxes(into: &boxes)
        if let part = current.part, boxes.contains(where: { $0 === part }) { return part }
        return boxes.isEmpty ? nil : boxes[min(current.hint.box, boxes.count - 1)]
    }

    func row(at place: ListPlace) -> ListRow? {
        guard segments.indices.contains(place.segment) else { return nil }
        switch segments[place.segment] {
        case .box(let box): return ListRow(box: box, hint: place)
        case .rows(let rows):
            guard let node = rows.reach(place.row) else { return nil }
            let boxes = rows.boxes(of: place.row)
            let part = boxes.count > 1 && boxes.indices.contains(place.box) ? boxes[place.box] : nil
            return ListRow(rows: rows, id: rows.id(at: place.row), node: node, part: part, hint: place)
        }
    }

    /// Where a row stands now; nil when it is not there any more.
    ///
    /// - Parameter value: which of the boxes of its element is meant, if several have values of their own.
    func place(of row: ListRow, value: AnyHashable? = nil) -> ListPlace? {
        if let rows = row.rows, let id = row.id {
            guard let segment = segment(of: rows) else { return nil }
            let isThere = rows.id(at: row.hint.row) == id
            guard let offset = isThere ? row.hint.row : rows.offset(ofID: id) else { return nil }
            var place = ListPlace(segment: segment, row: offset, box: row.hint.box)
            if let value {
                let boxes = boxes(at: place)
                place.box = boxes.firstIndex { self.value(of: $0) == value } ?? 0
            } else if let part = row.part, row.node?.life == .appeared,
                let index = rows.boxes(of: offset).firstIndex(where: { $0 === part })
            {
                place.box = index
            }
            return place
        }
        guard let box = row.box else { return nil }
        let segment = segments.firstIndex { if case .box(let other) = $0 { other === box } else { false } }
        return segment.map { ListPlace(segment: $0, row: 0, box: 0) }
    }

    /// Where a box that is built stands.
    func place(of box: Box) -> ListPlace? {
        for (index, segment) in segments.enumerated() {
            switch segment {
            case .box(let other): if other === box { return ListPlace(segment: index, row: 0, box: 0) }
            case .rows(let rows):
                for row in rows.builtRows {
                    if let place = rows.boxes(of: row).firstIndex(where: { $0 === box }) {
                        return ListPlace(segment: index, row: row, box: place)
                    }
                }
            }
        }
        return nil
    }

    /// The place itself, if there is a row, or the last before it.
    func nearestPlace(to place: ListPlace) -> ListPlace? {
        var place = place
        place.segment = min(max(0, place.segment), segments.count - 1)
        guard place.segment >= 0 else { return nil }
        place.row = min(max(0, place.row), rowCount(place.segment) - 1)
        if place.row >= 0, !boxes(at: place).isEmpty {
            place.box = min(place.box, boxes(at: place).count - 1)
            return place
        }
        return self.place(from: place, step: -1) ?? self.place(from: place, step: 1)
    }

    var firstPlace: ListPlace? { place(from: ListPlace(segment: -1, row: 0, box: 0), step: 1) }
    var lastPlace: ListPlace? { place(from: ListPlace(segment: segments.count, row: 0, box: 0), step: -1) }

    /// The next box's place, or the previous one's; rows are built on the way.
    func place(from place: ListPlace, step: Int) -> ListPlace? {
        var place = place
        if segments.indices.contains(place.segment), (0..<rowCount(place.segment)).contains(place.row),
            boxes(at: place).indices.contains(place.box + step)
        {
            place.box += step
            return place
        }
        for _ in 0..<Self.passLimit {
            while !(0..<rowCount(place.segment)).contains(place.row + step) {
                place.segment += step
                guard segments.indices.contains(place.segment) else { return nil }
                place.row = step > 0 ? -1 : rowCount(place.segment)
            }
            place.row += step
            let boxes = boxes(at: place)
            if !boxes.isEmpty {
                place.box = step > 0 ? 0 : boxes.count - 1
                return place
            }
        }
        return nil
    }

    /// The nearest place at or past another that can be the current one.
    func selectable(from place: ListPlace?, step: Int) -> ListPlace? {
        var next = place
        for _ in 0..<Self.passLimit {
            guard let place = next else { return nil }
            if let box = box(at: place), canBeCurrent(box) { return place }
            next = self.place(from: place, step: step)
        }
        return nil
    }

    // MARK: What a box is

    func canBeCurrent(_ box: Box) -> Bool {
        if selection != nil ? value(of: box) != nil : element(of: box) != nil { return true }
        return disclosure(of: box)?.item.isExpanded != nil || !actions(of: box).isEmpty
    }

    /// Whether it belongs to a section's frame.
    func isDecoration(_ box: Box) -> Bool {
        traits(of: box).contains { if case .decoration = $0 { true } else { false } }
    }

    /// The triangle in a row, if it has one.
    func disclosure(of box: Box) -> DisclosureAttachment? {
        var found: DisclosureAttachment?
        walk(from: box) { node in
            found = node.attachments.lazy.compactMap { $0 as? DisclosureAttachment }.first
            return found == nil && !(node.parent is any RowHolder)
        }
        return found
    }

    /// What a row can be asked to do.
    func actions(of box: Box) -> [RowActionsAttachment] {
        var found: [RowActionsAttachment] = []
        walk(from: box) { node in
            for attachment in node.attachments { if let actions = attachment as? RowActionsAttachment { found.append(actions) } }
            return !(node.parent is any RowHolder)
        }
        return found
    }

    /// Calls `visit` for the places around what a box is made for, from the innermost outwards to the list: a row's modifiers have boxes
    /// around its own.
    func walk(from box: Box, _ visit: (ViewNode) -> Bool) {
        var innermost = box
        while let inner = innermost.traitSource { innermost = inner }
        var node = innermost.owner as? ViewNode
        while let current = node, current !== self, visit(current) { node = current.parent }
    }

    func traits(of box: Box) -> [RowTrait] {
        var traits: [RowTrait] = []
        walk(from: box) {
            traits += $0.rowTraits
            return true
        }
        return traits
    }

    /// What selecting a row means: its tag, else its id; nil if it cannot be selected.
    ///
    /// - Parameter unbuiltID: the id of a row that is only looked at, of which the `ForEach` around does not know.
    func value(of box: Box, unbuiltID: AnyHashable? = nil) -> AnyHashable? {
        guard let selection else { return nil }
        var value: AnyHashable?
        var isDisabled = false
        walk(from: box) { node in
            for trait in node.rowTraits {
                switch trait {
                case .decoration where value == nil, .selectionDisabled(true): isDisabled = true
                case .tag(let tag) where value == nil: value = selection.accepts(tag)
                default: break
                }
            }
            if value == nil, let holder = node.parent as? any RowHolder, let id = holder.scrollID(of: node) ?? unbuiltID {
                value = selection.accepts(id)
            }
            return !isDisabled
        }
        return isDisabled ? nil : value
    }

    /// The `ForEach` that a row comes from, and its place there; nil for rows of their own and for headers and footers.
    func element(of box: Box) -> (holder: any RowHolder, row: ViewNode)? {
        var found: (holder: any RowHolder, row: ViewNode)?
        walk(from: box) { node in
            for case .decoration in node.rowTraits { return false }
            if let holder = node.parent as? any RowHolder { found = (holder, node) }
            return found == nil
        }
        return found
    }

    /// The place of all that belongs to a row.
    func rowNode(of box: Box) -> ViewNode? {
        guard var node = box.owner as? ViewNode else { return nil }
        while let parent = node.parent, parent !== stack?.owner, parent !== self, !(parent is any RowHolder) {
            var count = 0
            parent.visitChildren { _ in
                count += 1
                return count < 2
            }
            if count > 1 { break }
            node = parent
        }
        return node
    }
}
