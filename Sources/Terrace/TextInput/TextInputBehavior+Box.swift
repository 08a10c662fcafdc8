import TerraceCore
import TerraceScreen

extension TextInputBehavior: BoxBehavior {
    /// The border's cells on each side.
    private var inset: Int { look.hasBorder ? 1 : 0 }

    /// Gets the presentation ready to be asked.
    private func prepare() {
        let size = Size(width: max(0, custom.size.width - 2 * inset), height: max(0, custom.size.height - 2 * inset))
        presentation.prepare(size, state, revealing: revealsCaret)
        revealsCaret = false
    }

    package func measure(_ proposal: ProposedSize, in box: Box) -> Size {
        let inner = ProposedSize(
            width: proposal.width.map { Length.subtracting(2 * inset, from: $0) },
            height: proposal.height.map { Length.subtracting(2 * inset, from: $0) })
        let size = presentation.measure(inner, state)
        return Size(width: Length.adding(2 * inset, to: size.width), height: Length.adding(2 * inset, to: size.height))
    }

    package func caret() -> Point? {
        guard custom.size.width > 2 * inset || inset == 0 else { return nil }
        prepare()
        return presentation.caret(state).map { Point(x: inset + $0.x, y: inset + $0.y) }
    }

    package func paint(_ box: Box, on canvas: CellCanvas) {
        if look.hasBorder {
            var line = CellStyle(attributes: .dim)
            if isFocused, showsFocus { line = CellStyle(foreground: .ansi(12)) }
            canvas.drawBorder(Rect(origin: .zero, size: box.size), style: line, kind: look == .square ? .single : .rounded)
        }
        prepare()
        let area = Rect(x: inset, y: inset, width: max(0, box.size.width - 2 * inset), height: max(0, box.size.height - 2 * inset))
        if look == .ruled { canvas.fill(area, style: dimmed) }
        canvas.clipped(to: area) {
            canvas.translated(to: area.origin) {
                if state.isEmpty {
                    let x = presentation.emptyOffset(width: TextWidth.width(of: placeholder))
                    canvas.draw(placeholder, at: Point(x: x, y: 0), style: dimmed)
                } else {
                    presentation.paint(state, on: canvas, style: textStyle, showsSelection: isFocused)
                    paintBehindText(canvas)
                }
            }
        }
    }

    private var textStyle: CellStyle {
        var style = style
        if look == .ruled { style.attributes.insert(.underline) }
        return style
    }

    private var dimmed: CellStyle {
        var dim = textStyle
        dim.attributes.insert(.dim)
        return dim
    }

    /// What a line shows in the room that its text leaves: while it is focused what a completion would add, or what Return does; else the
    /// hint, if it has one.
    private func paintBehindText(_ canvas: CellCanvas) {
        let added = !completion.isEmpty ? completion : isFocused && !label.isEmpty ? label : hint
        guard !added.isEmpty, let line = presentation as? LinePresentation else { return }
        let (free, isLeft) = line.columnsBehind(state)
        let width = TextWidth.width(of: added)
        // A completion goes on where the text ends, a label stands at the edge.
        if completion.isEmpty, free.count <= width + 2 { return }
        let isAtUpper = isLeft != completion.isEmpty
        canvas.draw(added, at: Point(x: isAtUpper ? free.upperBound - width : free.lowerBound, y: 0), style: dimmed)
    }

    // MARK: Mouse

    /// A press places the caret, with Shift it extends the selection; twice takes a word, three times the line (all of a single one); a
    /// drag selects by what the press took. The wheel scrolls a text of several rows.
    package func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool {
        prepare()
        let inner = Point(x: point.x - inset, y: point.y - inset)
        switch event.kind {
        case .press:
            guard event.button == 0 else { return false }
            let place = presentation.offset(at: inner, state)
            pointer.press(at: place, clicks: clicks, extends: event.modifiers.contains(.shift), in: &state)
        case .drag:
            guard pointer.drag(to: presentation.offset(at: inner, state), clicks: clicks, in: &state) else { return false }
        case .release: return pointer.release()
        case .wheelUp, .wheelDown:
            guard presentation.scroll(by: event.kind == .wheelUp ? -3 : 3, state) else { return false }
            custom.needsPaint()
            node.graph.inbox.rouse()
            return true
        case .move, .wheelLeft, .wheelRight: return false
        }
        caretMoved()
        return true
    }
}
