extension VirtualTerminal {
    /// Puts a scalar on the screen: as a glyph of its own, or as part of the one before the cursor.
    mutating func print(_ scalar: Unicode.Scalar) {
        let columns = opinion.columns(scalar)
        if joins(scalar, columns: columns) { return }
        guard columns > 0 else { return }
        if isWrapPending, isModeSet(7) {
            x = 0
            lineFeed()
        }
        isWrapPending = false
        if x + columns > width {
            // A wide glyph does not fit into the last column: it wraps, or is not drawn.
            guard isModeSet(7), columns <= width else { return }
            x = 0
            lineFeed()
        }
        put(String(Character(scalar)), columns: columns)
        advance(columns)
    }

    private mutating func advance(_ columns: Int) {
        x += columns
        if x >= width {
            x = width - 1
            isWrapPending = true
        }
    }

    private mutating func put(_ text: String, columns: Int) {
        clear(column: x)
        if columns == 2 { clear(column: x + 1) }
        grid[y][x].text = text
        grid[y][x].style = pen
        grid[y][x].columns = columns
        if columns == 2 {
            grid[y][x + 1].text = ""
            grid[y][x + 1].style = pen
            grid[y][x + 1].columns = 0
        }
    }

    /// Blanks a cell, and the other half if it held half of a wide glyph.
    mutating func clear(column: Int) {
        guard grid[y].indices.contains(column) else { return }
        let columns = grid[y][column].columns
        if columns == 2, column + 1 < width { blank(column + 1) }
        if columns == 0, column > 0 { blank(column - 1) }
        blank(column)
    }

    private mutating func blank(_ column: Int) {
        grid[y][column].text = " "
        grid[y][column].columns = 1
    }

    /// The column of the glyph before the cursor.
    private var previous: Int? {
        let column = isWrapPending ? x : x - 1
        guard column >= 0 else { return nil }
        return grid[y][column].columns == 0 ? column - 1 : column
    }

    /// Whether the scalar belongs to the glyph before the cursor; then it is put there.
    private mutating func joins(_ scalar: Unicode.Scalar, columns: Int) -> Bool {
        guard let column = previous, grid[y].indices.contains(column) else { return false }
        let cell = grid[y][column]
        if columns == 0 {
            grid[y][column].text.unicodeScalars.append(scalar)
            if scalar.value == 0xFE0F, opinion.widensByVariation, cell.columns == 1, isSymbol(cell.text), column + 1 < width {
                let text = grid[y][column].text
                let style = pen
                (x, pen, isWrapPending) = (column, cell.style, false)
                put(text, columns: 2)
                pen = style
                advance(2)
            }
            return true
        }
        let last = cell.text.unicodeScalars.last?.value
        if last == 0x200D, opinion.joinsByZWJ, scalar.properties.isEmoji {
            grid[y][column].text.unicodeScalars.append(scalar)
            return true
        }
        if (0x1F3FB...0x1F3FF).contains(scalar.value), opinion.joinsSkinTones, isSymbol(cell.text) {
            grid[y][column].text.unicodeScalars.append(scalar)
            return true
        }
        return false
    }

    private func isSymbol(_ text: String) -> Bool {
        text.unicodeScalars.first?.properties.isEmoji ?? false
    }

    // MARK: - Rows

    mutating func lineFeed() {
        if y == regionBottom - 1 {
            scroll(from: regionTop, by: 1)
        } else if y < height - 1 {
            y += 1
        }
    }

    /// Moves the rows from `top` to the region's end up (positive) or down, blanks coming in.
    mutating func scroll(from top: Int, by count: Int) {
        guard top < regionBottom else { return }
        let length = regionBottom - top
        var rows = Array(grid[top..<regionBottom])
        let blanks = Array(repeating: blankRow, count: min(abs(count), length))
        if count > 0 {
            rows.removeFirst(blanks.count)
            rows += blanks
        } else {
            rows.removeLast(blanks.count)
            rows = blanks + rows
        }
        grid.replaceSubrange(top..<regionBottom, with: rows)
    }

    /// What comes in has the pen's background, as in xterm. A program that is right in terminals without that sets its own first.
    var erased: Cell {
        var cell = Cell()
        cell.style.background = pen.background
        return cell
    }

    private var blankRow: [Cell] { Array(repeating: erased, count: width) }
}
