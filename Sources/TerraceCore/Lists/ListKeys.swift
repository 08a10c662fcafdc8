import Foundation
import TerraceScreen

extension ListNode {
    /// What a list does with keys: see `List`.
    func handleKey(_ press: KeyPress) -> KeyPress.Result {
        let isInside = graph.focus.focused.map { $0 !== self && $0.isInside(self) } ?? false
        if isInside { return handleKeyFromInside(press) }
        let modifiers = press.modifiers
        if press.opensMenu { return currentBox.flatMap(rowNode)?.openMenu() ?? false ? .handled : .ignored }
        switch press.key {
        case .upArrow, .downArrow:
            let step = press.key == .upArrow ? -1 : 1
            if modifiers == .option { return moveRows(step) }
            guard modifiers.subtracting(.shift).isEmpty else { return .ignored }
            return go(to: neighbour(step), extending: modifiers.contains(.shift))
        case .home, .end, .pageUp, .pageDown:
            guard modifiers.subtracting(.shift).isEmpty else { return .ignored }
            let extending = modifiers.contains(.shift)
            switch press.key {
            case .home: return go(to: selectable(from: firstPlace, step: 1), extending: extending)
            case .end: return go(to: selectable(from: lastPlace, step: -1), extending: extending)
            case .pageUp: return go(to: page(-1), extending: extending)
            default: return go(to: page(1), extending: extending)
            }
        case .space where modifiers.isEmpty: return toggle()
        case .return where modifiers.isEmpty: return act(press)
        case .delete where modifiers.isEmpty, .deleteForward where modifiers.isEmpty: return deleteRows()
        default:
            if modifiers == .control, press.key == "a", let selection, selection.isMultiple { return selectAll(selection) }
            guard modifiers.subtracting(.shift).isEmpty else { return .ignored }
            return typeAhead(press.characters)
        }
    }

    /// The focus is on a control of a row: Escape and the arrows that it has no use for lead back to the list.
    private func handleKeyFromInside(_ press: KeyPress) -> KeyPress.Result {
        guard press.modifiers.isEmpty else { return .ignored }
        switch press.key {
        case .escape:
            graph.focus.setFocus(self)
            return .handled
        case .upArrow, .downArrow:
            graph.focus.setFocus(self)
            return go(to: neighbour(press.key == .upArrow ? -1 : 1), extending: false)
        default: return .ignored
        }
    }

    // MARK: Moving

    private func neighbour(_ step: Int) -> ListPlace? {
        guard let place = currentPlace else { return selectable(from: step > 0 ? firstPlace : lastPlace, step: step) }
        return selectable(from: self.place(from: place, step: step), step: step) ?? place
    }

    /// A window's height away, less the line that shows where one was.
    private func page(_ step: Int) -> ListPlace? {
        guard let stack, let place = currentPlace else { return neighbour(step) }
        let window = graph.layout.enclosingScrollBoxes(of: stack).first?.viewport.height ?? 1
        let start = stack.stretch(segment: place.segment, row: place.row).lowerBound
        guard let found = stack.row(at: max(0, start + step * max(1, window - 1))) else { return place }
        var target = ListPlace(segment: found.segment, row: found.row, box: 0)
        if (found.segment, found.row) == (place.segment, place.row) { return neighbour(step) }
        target.box = step > 0 ? 0 : max(0, boxes(at: target).count - 1)
        return selectable(from: target, step: step) ?? selectable(from: target, step: -step) ?? place
    }

    /// Makes a row the current one. Where one row can be selected, it is; where several can, Shift selects all from where it was first
    /// held to here, and without it the selection stays, for Space to change.
    private func go(to place: ListPlace?, extending: Bool) -> KeyPress.Result {
        guard let place else { return .ignored }
        if extending { rangeStart = rangeStart ?? current } else { rangeStart = nil }
        setCurrent(place)
        guard let selection else { return .handled }
        if selection.isMultiple {
            if extending, let start = rangeStart.flatMap({ self.place(of: $0) }) {
                selection.replace(with: values(from: min(start, place), to: max(start, place)))
            }
        } else if let box = box(at: place), let value = value(of: box) {
            selection.replace(with: [value])
        }
        return .handled
    }

    /// What can be selected in a range. Rows that are not built go by their ids, unless tags say otherwise.
    private func values(from start: ListPlace, to end: ListPlace) -> [AnyHashable] {
        guard let selection, let stack else { return [] }
        var values: [AnyHashable] = []
        for segment in start.segment...max(start.segment, end.segment) where stack.segments.indices.contains(segment) {
            let first = segment == start.segment ? start.row : 0
            let last = segment == end.segment ? end.row : rowCount(segment) - 1
            guard first <= last else { continue }
            var built: Set<Int> = []
            var goesByID = false
            if case .rows(let rows) = stack.segments[segment] {
                built = Set(rows.builtRows)
                goesByID = rows.builtRows.allSatisfy { row in
                    let boxes = rows.boxes(of: row)
                    return boxes.count == 1 && rows.id(at: row).flatMap(selection.accepts) == value(of: boxes[0])
                }
            }
            for row in first...last {
                if goesByID, !built.contains(row), case .rows(let rows) = stack.segments[segment] {
                    if let value = rows.id(at: row).flatMap(selection.accepts) { values.append(value) }
                    continue
                }
                for (index, box) in boxes(at: ListPlace(segment: segment, row: row, box: 0)).enumerated() {
                    let place = ListPlace(segment: segment, row: row, box: index)
                    if place >= start, place <= end, let value = value(of: box) { values.append(value) }
                }
            }
        }
        return values
    }

    private func selectAll(_ selection: any ListSelection) -> KeyPress.Result {
        guard let first = firstPlace, let last = lastPlace else { return .ignored }
        selection.replace(with: values(from: first, to: last))
        return .handled
    }

    private func toggle() -> KeyPress.Result {
        guard let selection, let value = currentBox.flatMap(value) else { return .ignored }
        rangeStart = nil
        if !selection.isMultiple {
            selection.replace(with: [value])
        } else if selection.contains(value) {
            selection.remove([value])
        } else {
            selection.replace(with: selection.values + [value])
        }
        return .handled
    }

    // MARK: Acting

    /// Return does what the row's only control does (E15); a field is given the focus.
    private func act(_ press: KeyPress) -> KeyPress.Result {
        guard let box = currentBox, let row = rowNode(of: box) else { return .ignored }
        if let selection, !selection.isMultiple, let value = value(of: box), !selection.contains(value) {
            selection.replace(with: [value])
        }
        let controls = graph.focus.focusables(in: row, limit: 2)
        if controls.isEmpty, selection != nil, let advance = EnvironmentValues(environment).columnAdvance {
            advance()
            return .handled
        }
        guard controls.count == 1, let control = controls.first else { return .ignored }
        if graph.focus.role(of: control) == .edit {
            graph.focus.setFocus(control)
            return .handled
        }
        return graph.press(press, control: control)
    }

    // MARK: Typing

    private func typeAhead(_ characters: String) -> KeyPress.Result {
        guard !characters.isEmpty,
            characters.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF ~= $0.value) })
        else { return .ignored }
        let prefix = typed.add(characters.lowercased())
        // The first letter goes on from the current row; the next ones may still mean it.
        guard let place = find(prefix, skippingCurrent: prefix.count == characters.count) else { return .ignored }
        return go(to: place, extending: false)
    }

    private func find(_ prefix: String, skippingCurrent: Bool) -> ListPlace? {
        guard let stack, let start = currentPlace ?? firstPlace else { return nil }
        let segments = stack.segments
        var segment = start.segment
        var row = start.row
        var looked = 0
        var total = 0
        for index in segments.indices { total += rowCount(index) }
        var found: ListPlace?
        while looked <= min(total, TypeAhead.limit) {
            if row < rowCount(segment) {
                looked += 1
                let isCurrent = looked == 1 && skippingCurrent && currentPlace != nil
                if !isCurrent {
                    let look: (ContiguousArray<Box>) -> Void = { boxes in
                        for (index, box) in boxes.enumerated() where Self.text(of: box).lowercased().hasPrefix(prefix) {
                            found = ListPlace(segment: segment, row: row, box: index)
                            return
                        }
                    }
                    switch segments[segment] {
                    case .box(let box): look([box])
                    case .rows(let rows):
                        rows.peek(row) { node in
                            var boxes: ContiguousArray<Box> = []
                            node.collectBoxes(into: &boxes)
                            look(boxes)
                        }
                    }
                    if let place = found, selectable(from: place, step: 1) == place { return place }
                    found = nil
                }
                row += 1
            } else {
                segment = (segment + 1) % segments.count
                row = 0
                if total == 0 { return nil }
            }
        }
        return nil
    }

    private static func text(of box: Box) -> String {
        if let box = box as? TextBox { return box.text }
        for child in box.children {
            let text = text(of: child)
            if !text.isEmpty { return text }
        }
        return ""
    }
}

/// Letters that were typed in quick succession.
struct TypeAhead {
    private var prefix = ""
    private var last: ContinuousClock.Instant?

    /// How many rows are looked at for one key.
    static var limit: Int { 5000 }
    /// How long the next letter belongs to those before it.
    private static var pause: Duration { .seconds(1) }

    mutating func add(_ characters: String) -> String {
        let now = ContinuousClock.now
        if let last, now - last < Self.pause { prefix += characters } else { prefix = characters }
        last = now
        return prefix
    }
}
