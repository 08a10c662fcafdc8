extension VirtualTerminal {
    /// The sequences that move the cursor and change the grid.
    mutating func edit(_ sequence: ControlCode, _ final: Character) -> Bool {
        let count = sequence.count()
        switch final {
        case "A": go(x, max(y - count, y >= regionTop ? regionTop : 0))
        case "B": go(x, min(y + count, y < regionBottom ? regionBottom - 1 : height - 1))
        case "C": go(x + count, y)
        case "D": go(x - count, y)
        case "E": go(0, y + count)
        case "F": go(0, y - count)
        case "G", "`": go(count - 1, y)
        case "H", "f": go(sequence.count(1) - 1, count - 1)
        case "d": go(x, count - 1)
        case "J": return eraseScreen(sequence.number(0) ?? 0)
        case "K": return eraseLine(sequence.number(0) ?? 0)
        case "X": for column in x..<min(x + count, width) { erase(column) }
        case "L", "M":
            guard y >= regionTop, y < regionBottom else { return true }
            scroll(from: y, by: final == "M" ? count : -count)
            x = 0
        case "S": scroll(from: regionTop, by: count)
        case "T": scroll(from: regionTop, by: -count)
        case "@": shift(by: count)
        case "P": shift(by: -count)
        case "r":
            let (top, bottom) = (count - 1, min(sequence.number(1) ?? height, height))
            guard top < bottom else { return true }
            (regionTop, regionBottom) = (top, bottom)
            go(0, 0)
        case "s": saved = (x, y, pen)
        case "u": restoreCursor(saved)
        default: return false
        }
        if final != "m" { isWrapPending = false }
        return true
    }

    private mutating func go(_ x: Int, _ y: Int) {
        self.x = min(max(x, 0), width - 1)
        self.y = min(max(y, 0), height - 1)
    }

    private mutating func erase(_ column: Int) {
        clear(column: column)
        grid[y][column] = erased
    }

    private mutating func eraseLine(_ kind: Int) -> Bool {
        switch kind {
        case 0: for column in x..<width { erase(column) }
        case 1: for column in 0...x { erase(column) }
        case 2: for column in 0..<width { erase(column) }
        default: return false
        }
        return true
    }

    private mutating func eraseScreen(_ kind: Int) -> Bool {
        let blank = Array(repeating: erased, count: width)
        switch kind {
        case 0:
            _ = eraseLine(0)
            for row in (y + 1)..<max(height, y + 1) { grid[row] = blank }
        case 1:
            _ = eraseLine(1)
            for row in 0..<y { grid[row] = blank }
        case 2: for row in 0..<height { grid[row] = blank }
        default: return false
        }
        return true
    }

    /// Inserts blanks at the cursor, or deletes when negative.
    private mutating func shift(by count: Int) {
        if grid[y][x].columns == 0 { clear(column: x) }
        var row = grid[y]
        let blanks = Array(repeating: erased, count: min(abs(count), width - x))
        if count > 0 {
            row.insert(contentsOf: blanks, at: x)
            row.removeLast(blanks.count)
        } else {
            row.removeSubrange(x..<(x + blanks.count))
            row += blanks
        }
        // Half of a wide glyph does not stay.
        for column in 0..<width where row[column].columns == 2 && (column + 1 == width || row[column + 1].columns != 0) {
            row[column] = erased
        }
        for column in 0..<width where row[column].columns == 0 && (column == 0 || row[column - 1].columns != 2) { row[column] = erased }
        grid[y] = row
    }
}
