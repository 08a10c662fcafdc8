import Foundation
import TerraceScreen

extension ListNode {
    /// What a list does with keys: see `List`.
    func handleKey(_ press: KeyPress) -> KeyPress.Result {
        typed.stop()
        let isInside = graph.focus.focused.map { $0 !== self && $0.isInside(self) } ?? false
        if isInside { return handleKeyFromInside(press) }
        let modifiers = press.modifiers
        if press.opensMenu {
            let isOpen = currentBox.flatMap(rowNode)?.openMenu() ?? false
            return isOpen || openSelectionMenu(at: currentBox) ? .handled : .ignored
        }
        switch press.key {
        case .upArrow, .downArrow:
            let step = press.key == .upArrow ? -1 : 1
            if modifiers == .option { return moveRows(currentBox, step) }
            guard modifiers.subtracting(.shift).isEmpty else { return .ignored }
            return go(to: neighbour(step), onward: step, extending: modifiers.contains(.shift))
        case .home, .end, .pageUp, .pageDown:
            guard modifiers.subtracting(.shift).isEmpty else { return .ignored }
            let extending = modifiers.contains(.shift)
            switch press.key {
            case .home: return go(to: selectable(from: firstPlace, step: 1), onward: -Length.infinity, extending: extending)
            case .end: return go(to: selectable(from: lastPlace, step: -1), onward: Length.infinity, extending: extending)
            case .pageUp: return go(to: page(-1), onward: -pageHeight, extending: extending)
            default: return go(to: page(1), onward: pageHeight, extending: extending)
            }
        case .leftArrow, .rightArrow:
            guard modifiers.subtracting(.shift).isEmpty else { return .ignored }
            return goAcross(isForward: isForward(press.key), isShifted: modifiers == .shift)
        case .space where modifiers.isEmpty: return toggle()
        case .return where modifiers.isEmpty: return act(press)
        case .delete where modifiers.isEmpty, .deleteForward where modifiers.isEmpty: return deleteRows(currentBox)
        default:
            if modifiers == .control, press.key == "a", let selection, selection.isMultiple { return selectAll(selection) }
            guard modifiers.subtracting(.shift).isEmpty else { return .ignored }
            return typeAhead(press.characters)
        }
    }

    /// The focus is on a control of a row: Escape and the arrows that it has no use for lead back to the list.
    private func handleKeyFromInside(_ press: KeyPress) -> KeyPress.Result {
        if let focused = graph.focus.focused, editRow(of: focused, press) == .handled { return .handled }
        guard press.modifiers.isEmpty else { return .ignored }
        switch press.key {
        case .escape:
            graph.focus.setFocus(self)
            return .handled
        case .upArrow, .downArrow:
            graph.focus.setFocus(self)
            let step = press.key == .upArrow ? -1 : 1
            return go(to: neighbour(step), onward: step, extending: false)
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
        let window = scrollBox?.viewport.height ?? 1
        let start = stack.stretch(segment: place.segment, row: place.row).lowerBound
        guard let found = stack.row(at: max(0, start + step * max(1, window - 1))) else { return place }
        var target = ListPlace(segment: found.segment, row: found.row, box: 0)
        if (found.segment, found.row) == (place.segment, place.row) { return neighbour(step) }
        target.box = step > 0 ? 0 : max(0, boxes(at: target).count - 1)
        return selectable(from: target, step: step) ?? selectable(from: target, step: -step) ?? place
    }

    private var scrollBox: ScrollBox? { stack.flatMap { graph.layout.enclosingScrollBoxes(of: $0).first } }
    private var pageHeight: Int { scrollBox?.page ?? 1 }

    /// Goes to a row by a key that leads up or down. From the last row there is it leads on to what stands behind, a footer say, by
    /// `onward` lines; on the way there that is shown as far as the row leaves room for it.
    private func go(to place: ListPlace?, onward: Int, extending: Bool) -> KeyPress.Result {
        let isThere = place != nil && place == currentPlace
        let result = go(to: place, extending: extending)
        let step = onward.signum()
        guard isThere || place == nil, let scroll = scrollBox else {
            revealCurrent(onward: step)
            return result
        }
        // A row that was scrolled out of sight is come back to first.
        if let row = currentBox {
            let (row, window) = (graph.layout.rectInRoot(of: row), graph.layout.rectInRoot(of: scroll))
            guard step > 0 ? row.minY < window.maxY : row.maxY > window.minY else { return result }
        }
        stopRevealing()
        guard scroll.scroll(byUser: Point(x: 0, y: onward)) else { return result }
        graph.needsPaint = true
        return .handled
    }

    /// Whether no row that can be the current one stands behind (or before) the one that is.
    func isLast(_ step: Int) -> Bool {
        currentPlace.map { selectable(from: self.place(from: $0, step: step), step: step) == nil } ?? false
    }

    /// Makes a row the current one. Where one row can be selected, it is; where several can, Shift selects all from where it was first
    /// held to here, and without it the selection stays, for Space to change.
    func go(to place: ListPlace?, extending: Bool) -> KeyPress.Result {
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

    private func selectAll(_ selection: any ListSelection) -> KeyPress.Result {
        guard let first = firstPlace, let last = lastPlace else { return .ignored }
        selection.replace(with: values(from: first, to: last))
        return .handled
    }

    func toggle() -> KeyPress.Result {
        guard let selection, let value = currentBox.flatMap({ value(of: $0) }) else { return toggleDisclosure() }
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

    /// Return does what the row's only control does (E15); a field is given the focus. A row without controls stands for a link behind it.
    func act(_ press: KeyPress) -> KeyPress.Result {
        guard let box = currentBox, let row = rowNode(of: box) else { return .ignored }
        if let selection, !selection.isMultiple, let value = value(of: box), !selection.contains(value) {
            selection.replace(with: [value])
        }
        let controls = graph.focus.focusables(in: row, limit: 2)
        let isField = controls.count == 1 && graph.focus.role(of: controls[0]) == .edit
        if !isField, performPrimaryAction(on: box) { return .handled }
        if controls.isEmpty, let link = hiddenLink(in: row) { return link.follow() ? .handled : .ignored }
        if controls.isEmpty, selection != nil, let advance = EnvironmentValues(environment).columnAdvance {
            advance()
            return .handled
        }
        guard controls.count == 1, let control = controls.first else { return controls.isEmpty ? toggleDisclosure() : .ignored }
        if graph.focus.role(of: control) == .edit || control is ListNode {
            graph.focus.setFocus(control)
            return .handled
        }
        return graph.press(press, control: control)
    }
}
