import TerraceScreen

/// A text of several lines, wrapped at a width and seen through a window of some rows.
///
/// Lines are laid out when they are looked at and kept until they change, and the window is tied to a line and a row of it: nothing
/// here costs more than what shows, however long the text is.
package final class WrappedText: TextRows {
    /// A row of a line.
    package struct Place: Hashable, Comparable, Sendable {
        package var line: Int
        package var row: Int

        package static func < (a: Place, b: Place) -> Bool { a.line == b.line ? a.row < b.row : a.line < b.line }
    }

    /// The columns that rows stand in.
    package private(set) var frame: RowFrame
    /// The rows of the window.
    package var height = 1
    /// The first row in the window.
    package private(set) var top = Place(line: 0, row: 0)

    /// How many lines were laid out, for tests of cost.
    package private(set) var layoutCount = 0

    private var cache: [Int: EditableLine] = [:]
    private static let cacheLimit = 512

    package init(width: Int = 1) {
        frame = RowFrame(width: width)
    }

    /// The columns that rows wrap at; one more is left for a caret behind the last.
    package var width: Int { frame.width }

    // MARK: Following changes

    /// Wraps at another width.
    package func wrap(at newWidth: Int) {
        var new = frame
        new.width = max(1, newWidth)
        wrap(in: new)
    }

    /// Lays out in other columns.
    package func wrap(in new: RowFrame) {
        guard new != frame else { return }
        frame = new
        cache.removeAll()
    }

    /// Takes over what has become of the lines. The window stays with the line that it is tied to.
    package func follow(_ splices: [LineIndex.Splice]) {
        for splice in splices {
            let end = splice.line + splice.removed
            let delta = splice.inserted - splice.removed
            if delta == 0 {
                for line in splice.line..<end { cache[line] = nil }
            } else {
                cache = Dictionary(
                    cache.compactMap { line, layout in
                        line < splice.line ? (line, layout) : line >= end ? (line + delta, layout) : nil
                    }, uniquingKeysWith: { $1 })
            }
            if top.line >= end {
                top.line += delta
            } else if top.line > splice.line {
                top = Place(line: min(top.line, splice.line + splice.inserted - 1), row: 0)
            }
        }
    }

    /// The text is another one, with nothing in common.
    package func reset() {
        cache.removeAll()
        top = Place(line: 0, row: 0)
    }

    // MARK: Lines and rows

    /// A line's text and what of it is laid out.
    package func layout(ofLine number: Int, in state: TextEditingState) -> EditableLine {
        if let known = cache[number] { return known }
        let made = EditableLine(state.lineContent(number), in: frame)
        layoutCount += 1
        if cache.count >= Self.cacheLimit { cache.removeAll(keepingCapacity: true) }
        cache[number] = made
        return made
    }

    /// Where an offset stands.
    package func position(of offset: Int, in state: TextEditingState) -> (place: Place, column: Int) {
        guard let line = state.lines?.line(at: offset) else { return (Place(line: 0, row: 0), 0) }
        let position = layout(ofLine: line.number, in: state).position(of: offset - line.bytes.lowerBound)
        return (Place(line: line.number, row: position.row), position.column)
    }

    /// The boundary at a column of a row, or the nearest before it.
    package func offset(at place: Place, column: Int, in state: TextEditingState) -> Int {
        guard let line = state.lines?.line(place.line) else { return 0 }
        return line.bytes.lowerBound + layout(ofLine: line.number, in: state).offset(row: place.row, column: column)
    }

    /// The row so many rows from another, and how many there were on the way; fewer at the ends of the text.
    package func move(_ place: Place, by rows: Int, in state: TextEditingState) -> (place: Place, moved: Int) {
        let count = state.lines?.count ?? 1
        var place = place
        var left = abs(rows)
        while left > 0 {
            if rows > 0 {
                let below = layout(ofLine: place.line, in: state).rowCount - 1 - place.row
                if below >= left {
                    place.row += left
                    left = 0
                } else if place.line < count - 1 {
                    left -= max(0, below) + 1
                    place = Place(line: place.line + 1, row: 0)
                } else {
                    place.row += max(0, below)
                    left -= max(0, below)
                    break
                }
            } else if place.row >= left {
                place.row -= left
                left = 0
            } else if place.line > 0 {
                left -= place.row + 1
                place.line -= 1
                place.row = layout(ofLine: place.line, in: state).rowCount - 1
            } else {
                left -= place.row
                place.row = 0
                break
            }
        }
        return (place, abs(rows) - left)
    }

    /// How many rows the text has, counted no further than `limit`.
    package func rowCount(upTo limit: Int, in state: TextEditingState) -> Int {
        1 + move(Place(line: 0, row: 0), by: max(0, limit - 1), in: state).moved
    }

    // MARK: Motions

    package func target(of motion: TextMotion, in state: TextEditingState, goal: inout Int?) -> Int {
        let (place, column) = position(of: state.caret, in: state)
        let start = state.lines?.line(place.line).bytes.lowerBound ?? 0
        switch motion {
        case .rowStart: return start + layout(ofLine: place.line, in: state).bounds(ofRow: place.row).start
        case .rowEnd: return start + layout(ofLine: place.line, in: state).bounds(ofRow: place.row).end
        case .rowUp, .rowDown, .pageUp, .pageDown: break
        default: return motion.target(from: state.caret, in: state.text)
        }
        let rows = motion == .rowUp || motion == .rowDown ? 1 : max(1, height - 1)
        let wanted = goal ?? column
        goal = wanted
        let (target, moved) = move(place, by: motion.isBackward ? -rows : rows, in: state)
        // From the first row to the start of the text, from the last to its end.
        if moved == 0 { return motion.isBackward ? 0 : state.text.utf8.count }
        return offset(at: target, column: wanted, in: state)
    }

    // MARK: The window

    /// Moves the window by as little as shows the caret.
    package func reveal(_ offset: Int, in state: TextEditingState) {
        settle(in: state)
        let place = position(of: offset, in: state).place
        if place < top {
            top = place
        } else if place > move(top, by: max(0, height - 1), in: state).place {
            top = move(place, by: -max(0, height - 1), in: state).place
        }
    }

    /// Brings the window back onto the text, so that no void shows below it while there is text above.
    package func settle(in state: TextEditingState) {
        top.line = min(max(0, top.line), (state.lines?.count ?? 1) - 1)
        top.row = min(max(0, top.row), layout(ofLine: top.line, in: state).rowCount - 1)
        let (last, moved) = move(top, by: max(0, height - 1), in: state)
        if moved < height - 1 { top = move(last, by: -max(0, height - 1), in: state).place }
    }

    /// Scrolls by rows; returns whether it could.
    package func scroll(by rows: Int, in state: TextEditingState) -> Bool {
        let before = top
        top = move(top, by: rows, in: state).place
        settle(in: state)
        return top != before
    }

    /// The row of the window in which a place stands; nil if it is not in it.
    package func windowRow(of place: Place, in state: TextEditingState) -> Int? {
        guard place >= top else { return nil }
        var row = -top.row
        var line = top.line
        while line < place.line, row < height {
            row += layout(ofLine: line, in: state).rowCount
            line += 1
        }
        row += place.row
        return line == place.line && row < height ? row : nil
    }
}

extension TextEditingState {
    /// A line without its line break.
    func lineContent(_ number: Int) -> Substring {
        guard let line = lines?.line(number) else { return text[...] }
        let utf8 = text.utf8
        let start = utf8.index(utf8.startIndex, offsetBy: line.bytes.lowerBound)
        var end = utf8.index(start, offsetBy: line.bytes.count)
        if end > start, utf8[utf8.index(before: end)] == 0x0A {
            end = utf8.index(before: end)
            if end > start, utf8[utf8.index(before: end)] == 0x0D { end = utf8.index(before: end) }
        }
        return text[start..<end]
    }
}
