import TerraceScreen

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Writes the difference between two screens as the fewest bytes that make one of the other. It remembers where it left the
/// cursor and in which style, so one encoder belongs to one terminal.
package struct FrameEncoder {
    /// What a frame cost.
    package struct Statistics: Hashable, Sendable {
        package var cellsWritten = 0
        package var bytesWritten = 0
        package var rowsScrolled = 0
    }

    /// Up to so many bytes, a frame arrives whole anyway and is not wrapped in synchronised output.
    static let bareFrameLimit = 40

    package var colorDepth: ColorDepth
    /// Whether a return to the first column comes behind each glyph of doubtful width. A program in between that draws anew what it is
    /// sent (screen) moves the real cursor from where it believes it to be; only a return puts the two at one place again.
    package var returnsAfterDoubt = false

    /// The style and the cursor that the terminal has now; nil when nobody knows.
    var pen: CellStyle?
    var position: Point?
    var isCursorVisible: Bool? = false
    /// The style id that `pen` was made from, in this frame.
    var penID: UInt32?
    var statistics = Statistics()
    var pieces = 0
    var scratch: [UInt8] = []
    private var blankRow: ContiguousArray<Cell> = []

    package init(colorDepth: ColorDepth = .trueColor) {
        self.colorDepth = colorDepth
    }

    /// Forgets everything about the terminal: it was somebody else's for a while. Encode from nil next.
    package mutating func reset() {
        pen = nil
        position = nil
        isCursorVisible = nil
    }

    /// Appends what makes a terminal that shows `old` one that shows `new`. `old` is nil, or of another size, when what the
    /// terminal shows is unknown: it is cleared. `cursor` is where the caret stands, nil when there is none.
    ///
    /// The terminal has autowrap off (`TerminalModes.fullScreen`). When nothing changed, nothing is appended.
    @discardableResult
    package mutating func encode(from old: Screen?, to new: Screen, cursor: Point?, into out: inout OutputBuffer) -> Statistics {
        let start = out.count
        statistics = Statistics()
        pieces = 0
        penID = nil
        let wasVisible = isCursorVisible ?? true
        if !new.size.isEmpty {
            if blankRow.count != new.size.width {
                blankRow = ContiguousArray(repeating: Screen.blank, count: new.size.width)
            }
            // Taken out so that the rows can be read while the encoder changes itself.
            let blanks = blankRow
            blanks.withUnsafeBufferPointer { blank in
                new.cells.withUnsafeBufferPointer { cells in
                    guard let blank = blank.baseAddress, let target = cells.baseAddress else { return }
                    if let old, old.size == new.size, old.table === new.table {
                        old.cells.withUnsafeBufferPointer { cells in
                            guard let source = cells.baseAddress else { return }
                            update(source, target, blank, new, &out)
                        }
                    } else {
                        repaint(target, blank, new, &out)
                    }
                }
            }
        }
        place(cursor, in: new.size, start: start, wasVisible: wasVisible, &out)
        statistics.bytesWritten = out.count - start
        return statistics
    }

    /// Clears the terminal and draws what is not blank.
    private mutating func repaint(_ new: UnsafePointer<Cell>, _ blank: UnsafePointer<Cell>, _ screen: Screen, _ out: inout OutputBuffer) {
        out.append("\u{1B}[m\u{1B}[H\u{1B}[2J")
        pen = .standard
        position = .zero
        pieces += 2
        for y in 0..<screen.size.height {
            encodeRow(y, blank, new + y * screen.size.width, screen, &out)
        }
    }

    private mutating func update(
        _ old: UnsafePointer<Cell>, _ new: UnsafePointer<Cell>, _ blank: UnsafePointer<Cell>, _ screen: Screen, _ out: inout OutputBuffer
    ) {
        let (width, height) = (screen.size.width, screen.size.height)
        let stride = width * MemoryLayout<Cell>.stride
        var first = 0
        while first < height, memcmp(old + first * width, new + first * width, stride) == 0 { first += 1 }
        guard first < height else { return }
        var last = height - 1
        while last > first, memcmp(old + last * width, new + last * width, stride) == 0 { last -= 1 }

        // Fewer than three rows are cheaper to draw than to move.
        guard last - first >= 2 else {
            for y in first...last where memcmp(old + y * width, new + y * width, stride) != 0 {
                encodeRow(y, old + y * width, new + y * width, screen, &out)
            }
            return
        }
        let changed = (0..<height).map { $0 >= first && $0 <= last && memcmp(old + $0 * width, new + $0 * width, stride) != 0 }
        let plan = ScrollPlan(old: old, new: new, blank: blank, width: width, height: height, changed: changed)
        for scroll in plan.scrolls { write(scroll, height: height, &out) }
        for y in first...last {
            let row = plan.source[y] < 0 ? blank : old + plan.source[y] * width
            guard memcmp(row, new + y * width, stride) != 0 else { continue }
            encodeRow(y, row, new + y * width, screen, &out)
        }
    }

    /// Deleting lines at one end of the block and inserting as many at the other moves it and leaves everything else.
    private mutating func write(_ scroll: ScrollPlan.Scroll, height: Int, _ out: inout OutputBuffer) {
        let count = abs(scroll.shift)
        let (deleted, inserted) = scroll.shift > 0 ? (scroll.bottom - count, scroll.top) : (scroll.top, scroll.bottom - count)
        // Terminals disagree whether a new line has the colour of the pen.
        setPen(.standard, &out)
        if scroll.shift < 0 || scroll.bottom < height { writeLines(count, at: deleted, final: 0x4D, &out) }
        if scroll.shift > 0 || scroll.bottom < height { writeLines(count, at: inserted, final: 0x4C, &out) }
        statistics.rowsScrolled += scroll.bottom - scroll.top - count
        pieces += 2
    }

    private mutating func writeLines(_ count: Int, at row: Int, final: UInt8, _ out: inout OutputBuffer) {
        // From column 0, because some terminals go there and some do not.
        move(to: Point(x: 0, y: row), &out)
        out.appendCSI()
        if count > 1 { out.append(number: count) }
        out.append(final)
    }

    /// Puts the cursor to the caret, and the wrapper around a frame that is worth it.
    private mutating func place(_ cursor: Point?, in size: Size, start: Int, wasVisible: Bool, _ out: inout OutputBuffer) {
        let caret = cursor.flatMap { $0.x >= 0 && $0.y >= 0 && $0.x < size.width && $0.y < size.height ? $0 : nil }
        let isWrapped = pieces > 1 && out.count - start > Self.bareFrameLimit
        if isWrapped {
            out.insert(wasVisible ? "\u{1B}[?2026h\u{1B}[?25l" : "\u{1B}[?2026h", at: start)
            isCursorVisible = false
        }
        if let caret {
            move(to: caret, &out)
            if isCursorVisible != true { out.append("\u{1B}[?25h") }
        } else if isCursorVisible != false {
            out.append("\u{1B}[?25l")
        }
        isCursorVisible = caret != nil
        if isWrapped { out.append("\u{1B}[?2026l") }
    }

    // MARK: - Pen and cursor

    @inline(__always)
    func isCursor(at point: Point) -> Bool {
        guard let position else { return false }
        return position.x == point.x && position.y == point.y
    }

    mutating func move(to point: Point, _ out: inout OutputBuffer) {
        CursorMotion.write(from: position, to: point, into: &out)
        position = point
    }

    mutating func setPen(_ style: CellStyle, _ out: inout OutputBuffer) {
        if let pen, pen == style { return }
        StyleSequences.write(from: pen, to: style, into: &out)
        pen = style
        penID = nil
    }
}
