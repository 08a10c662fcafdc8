import TerraceScreen

/// Which marks a list that is being edited shows beside its rows.
struct EditMarks: Equatable {
    var delete = false
    var move = false
}

extension ListNode {
    var showsMarks: EditMarks { isBeingEdited ? marks : EditMarks() }

    /// What can be done with a row.
    private func marks(of row: Box) -> EditMarks {
        guard let holder = element(of: row)?.holder else { return EditMarks() }
        var marks = EditMarks(delete: holder.onDelete != nil, move: holder.onMove != nil)
        for trait in traits(of: row) {
            switch trait {
            case .deleteDisabled(true): marks.delete = false
            case .moveDisabled(true): marks.move = false
            default: break
            }
        }
        return marks
    }

    /// The columns of the marks, in the row's area.
    private func columns(in area: Rect) -> (delete: Int, move: Int) {
        let isMirrored = stack?.isMirrored ?? false
        let leading = hasCursor ? Self.gutter : 0
        return isMirrored ? (area.maxX - 1 - leading, area.minX) : (area.minX + leading, area.maxX - 1)
    }

    func paintMarks(of row: Box, in area: Rect, _ canvas: CellCanvas) {
        guard isBeingEdited, area.height > 0 else { return }
        let marks = marks(of: row)
        let columns = columns(in: area)
        if marks.delete {
            canvas.drawColumn("⊖", x: columns.delete, y: area.minY, height: 1, style: CellStyle(foreground: .ansi(9)))
        }
        if marks.move {
            canvas.drawColumn("⠿", x: columns.move, y: area.minY, height: 1, style: CellStyle(attributes: .dim))
        }
    }

    /// A press on a mark deletes the row, or begins to move it.
    func pressMark(at point: Point, of row: Box, _ place: ListPlace) -> Bool {
        guard isBeingEdited, let stack else { return false }
        let frame = graph.layout.rectInRoot(of: stack)
        let inset = surroundings.look.inset
        let area = Rect(x: frame.minX + inset, y: frame.minY, width: frame.width - 2 * inset, height: frame.height)
        let marks = marks(of: row)
        let columns = columns(in: area)
        if marks.delete, point.x == columns.delete {
            _ = go(to: place, extending: false)
            return deleteRows(currentBox) == .handled
        }
        if marks.move, point.x == columns.move {
            _ = go(to: place, extending: false)
            isMovingRow = true
            return true
        }
        return false
    }

    /// Moves the row that is being moved towards where the mouse is.
    func drag(to place: ListPlace?) {
        guard let place, let now = currentPlace, place.segment == now.segment, place.row != now.row else { return }
        _ = moveRows(currentBox, place.row < now.row ? -1 : 1)
    }
}
