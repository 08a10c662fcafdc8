import TerraceScreen

extension FrameEncoder {
    /// Makes the row `old`, which the terminal shows at `y`, the row `new`.
    mutating func encodeRow(_ y: Int, _ old: UnsafePointer<Cell>, _ new: UnsafePointer<Cell>, _ screen: Screen, _ out: inout OutputBuffer) {
        let width = screen.size.width
        let table = screen.table
        var first = 0
        while first < width, old[first].isSame(as: new[first]) { first += 1 }
        guard first < width else { return }
        var last = width - 1
        while last > first, old[last].isSame(as: new[last]) { last -= 1 }

        let blank = Screen.blank
        var tail = width
        while tail > 0, new[tail - 1].isSame(as: blank) { tail -= 1 }

        // A glyph of doubtful width may cover its neighbours, whether it comes or goes: what follows it is written anew.
        var isDirty = false
        var x = first
        while x <= last {
            let cell = new[x]
            let was = old[x]
            if !isDirty, was.isSame(as: cell) {
                x += 1
                continue
            }
            if !isDirty, was.glyph >= 0x80 && table.isRisky(was.glyph) || cell.glyph >= 0x80 && table.isRisky(cell.glyph) {
                isDirty = true
                last = width - 1
            }
            if x >= tail, eraseIsCheaper(last - x + 1) || isDirty {
                eraseToEnd(Point(x: x, y: y), &out)
                return
            }
            if cell.isContinuation, x > 0 {
                // Drawing a wide glyph passes its second half, so here only the half changed: the whole is drawn.
                if table.isRisky(new[x - 1].glyph) {
                    isDirty = true
                    last = width - 1
                }
                draw(new[x - 1], at: Point(x: x - 1, y: y), row: new, table, width, &out)
                x += 1
                continue
            }
            x += draw(cell, at: Point(x: x, y: y), row: new, table, width, &out)
            x = drawRun(from: x, through: min(last, tail - 1), y, style: cell.style, isDirty ? nil : old, new, width, &out)
        }
    }

    /// Draws the ASCII cells of one style that follow what was drawn, as far as they changed and nothing needs a closer look; the
    /// column after them. `old` is nil when all of them count as changed.
    private mutating func drawRun(
        from start: Int, through last: Int, _ y: Int, style: UInt32, _ old: UnsafePointer<Cell>?, _ new: UnsafePointer<Cell>,
        _ width: Int, _ out: inout OutputBuffer
    ) -> Int {
        guard start <= last, let position, position.x == start else { return start }
        var end = start
        while end <= last, new[end].style == style, new[end].glyph &- 0x20 < 0x5F {
            if let old, old[end].isSame(as: new[end]) || old[end].glyph >= 0x80 { break }
            end += 1
        }
        guard end > start else { return start }
        out.appendASCII(of: new + start, count: end - start)
        statistics.cellsWritten += end - start
        advance(to: end, y, width)
        return end
    }

    private func eraseIsCheaper(_ count: Int) -> Bool {
        count > (pen == .standard ? 3 : 6)
    }

    private mutating func eraseToEnd(_ point: Point, _ out: inout OutputBuffer) {
        setPen(.standard, &out)
        move(to: point, &out)
        out.append("\u{1B}[K")
        pieces += 1
    }

    /// Draws one cell's glyph and returns its columns.
    @discardableResult
    private mutating func draw(
        _ cell: Cell, at point: Point, row: UnsafePointer<Cell>, _ table: CellTable, _ width: Int, _ out: inout OutputBuffer
    ) -> Int {
        if !isCursor(at: point) { approach(point, row: row, style: cell.style, &out) }
        if penID != cell.style {
            setPen(table.style(cell.style), reducedTo: colorDepth, &out)
            penID = cell.style
        }
        statistics.cellsWritten += 1
        if cell.glyph < 0x7F {
            out.append(cell.glyph < 0x20 ? 0x20 : UInt8(truncatingIfNeeded: cell.glyph))
            advance(to: point.x + 1, point.y, width)
            return 1
        }
        let (columns, isRisky) = table.measure(glyph: cell.glyph)
        guard point.x + columns <= width else {
            out.append(0x20)
            advance(to: point.x + 1, point.y, width)
            return 1
        }
        if isRisky {
            // The columns first, then the glyph, then a forced move: right whatever the terminal thinks of its width.
            for _ in 0..<columns { out.append(0x20) }
            position = point.x + columns < width ? Point(x: point.x + columns, y: point.y) : nil
            move(to: point, &out)
            out.append(glyph: cell.glyph, of: table, scratch: &scratch)
            forgetPosition(row: point.y, &out)
            if table.mayJoinPrevious(glyph: cell.glyph) { restoreCell(before: point, row: row, table, width, &out) }
        } else {
            out.append(glyph: cell.glyph, of: table, scratch: &scratch)
            advance(to: point.x + columns, point.y, width)
        }
        return columns
    }

    /// Draws the cell to the left of `point` anew: a glyph that a terminal gives no cell became a part of it.
    private mutating func restoreCell(
        before point: Point, row: UnsafePointer<Cell>, _ table: CellTable, _ width: Int, _ out: inout OutputBuffer
    ) {
        guard point.x > 0 else { return }
        let x = row[point.x - 1].isContinuation && point.x > 1 ? point.x - 2 : point.x - 1
        // One of doubtful width could cover what was just drawn.
        guard row[x].glyph < 0x80 || !table.isRisky(row[x].glyph) else { return }
        draw(row[x], at: Point(x: x, y: point.y), row: row, table, width, &out)
        forgetPosition(row: point.y, &out)
    }

    /// Behind a glyph of doubtful width nobody knows where the cursor is.
    private mutating func forgetPosition(row y: Int, _ out: inout OutputBuffer) {
        position = nil
        guard returnsAfterDoubt else { return }
        out.append(0x0D)
        position = Point(x: 0, y: y)
    }

    /// Nobody knows where a terminal has its cursor after the last column.
    @inline(__always)
    private mutating func advance(to x: Int, _ y: Int, _ width: Int) {
        position = x < width ? Point(x: x, y: y) : nil
    }

    /// Moves, or writes over up to three unchanged cells where that is shorter.
    private mutating func approach(_ point: Point, row: UnsafePointer<Cell>, style: UInt32, _ out: inout OutputBuffer) {
        pieces += 1
        if let penID, let start = position, start.y == point.y, start.x < point.x, point.x - start.x <= 3 {
            let isPlain = (start.x..<point.x).allSatisfy { row[$0].style == penID && row[$0].glyph >= 0x20 && row[$0].glyph < 0x7F }
            if isPlain {
                for x in start.x..<point.x { out.append(UInt8(truncatingIfNeeded: row[x].glyph)) }
                position = point
                return
            }
        }
        move(to: point, &out)
    }

    private mutating func setPen(_ style: CellStyle, reducedTo depth: ColorDepth, _ out: inout OutputBuffer) {
        guard depth != .trueColor else { return setPen(style, &out) }
        var reduced = style
        reduced.foreground = style.foreground.reduced(to: depth)
        reduced.background = style.background.reduced(to: depth)
        setPen(reduced, &out)
    }
}
