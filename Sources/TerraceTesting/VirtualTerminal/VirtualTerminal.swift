/// A terminal that is a value: it reads what a program writes and shows what a screen would, so that tests can look at it.
///
/// It is written from the standards (ECMA-48, the VT manuals, xterm's control sequences) and knows nothing of the code that writes
/// Terrace's frames, so it can be wrong in other ways only.
///
/// ```swift
/// var terminal = VirtualTerminal(width: 20, height: 2)
/// terminal.feed("\u{1B}[31mred\u{1B}[m".utf8)
/// #expect(terminal.text == "red")
/// #expect(terminal.cell(x: 0, y: 0).style.foreground == .ansi(1))
/// ```
public struct VirtualTerminal: Sendable {
    /// The columns.
    public internal(set) var width: Int
    /// The rows.
    public internal(set) var height: Int
    /// What it believes about widths.
    public let opinion: Opinion

    var parser = EscapeParser()
    var grid: [[Cell]]
    /// The screen that is not shown.
    var otherGrid: [[Cell]]
    var pen = Style()
    var x = 0
    var y = 0
    /// The last column was written, and the next glyph wraps first.
    var isWrapPending = false
    var regionTop = 0
    var regionBottom: Int
    var saved: (x: Int, y: Int, pen: Style)?
    var savedByScreen: (x: Int, y: Int, pen: Style)?
    var privateModes: [Int: Bool] = [:]
    var ansiModes: [Int: Bool] = [:]
    var keyboardStacks: [[Int]] = [[], []]
    var titles: [String] = []

    /// The window's title, as the program set it.
    public internal(set) var title = ""
    /// The number of the cursor's shape; 0 is the terminal's own.
    public internal(set) var cursorShape = 0
    /// xterm's modifyOtherKeys level.
    public internal(set) var modifyOtherKeys = 0
    /// Everything it was sent and did not know, readable. A test asserts that it is empty.
    public internal(set) var unhandled: [String] = []
    /// What it answered to questions, and would send to the program's input.
    public internal(set) var replies: [UInt8] = []

    /// A cleared terminal in its default modes.
    public init(width: Int, height: Int, opinion: Opinion = .unicode) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        self.opinion = opinion
        grid = Array(repeating: Array(repeating: Cell(), count: self.width), count: self.height)
        otherGrid = grid
        regionBottom = self.height
        parser.obeysC1 = opinion.obeysC1
    }

    /// Reads what a program wrote; sequences may be cut anywhere.
    public mutating func feed(_ bytes: some Sequence<UInt8>) {
        var tokens: [EscapeParser.Token] = []
        parser.feed(bytes) { tokens.append($0) }
        for token in tokens { obey(token) }
    }

    /// Reads text.
    public mutating func feed(_ text: String) {
        feed(text.utf8)
    }

    /// Whether a sequence was begun and not finished.
    public var isInSequence: Bool { parser.isInSequence }

    /// The rows, without blanks at their ends and without blank rows at the end.
    public var text: String {
        var rows = (0..<height).map { text(ofRow: $0) }
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows.joined(separator: "\n")
    }

    /// One row, without blanks at its end.
    public func text(ofRow row: Int) -> String {
        guard grid.indices.contains(row) else { return "" }
        var text = grid[row].map(\.text).joined()
        while text.last == " " { text.removeLast() }
        return text
    }

    /// The cell at a place; a blank outside the grid.
    public func cell(x: Int, y: Int) -> Cell {
        guard grid.indices.contains(y), grid[y].indices.contains(x) else { return Cell() }
        return grid[y][x]
    }

    /// Where the cursor is, from 0.
    public var cursor: (x: Int, y: Int) { (x, y) }

    /// Whether the cursor is shown.
    public var isCursorVisible: Bool { isModeSet(25) }

    /// Whether the alternate screen is shown.
    public var isAlternateScreen: Bool { isModeSet(1049) }

    /// The Kitty keyboard flags in force.
    public var keyboardFlags: Int { keyboardStacks[isAlternateScreen ? 1 : 0].last ?? 0 }

    /// Whether a private mode (`CSI ? n h`) is set.
    public func isModeSet(_ mode: Int) -> Bool { privateModes[mode] ?? Self.defaultModes.contains(mode) }

    static let defaultModes: Set<Int> = [7, 25]

    /// What is not as a shell expects to find it, readable; empty after a program that cleaned up.
    public var leftovers: [String] {
        var found: [String] = []
        for (mode, isSet) in privateModes.sorted(by: { $0.key < $1.key }) where isSet != Self.defaultModes.contains(mode) {
            found.append("mode \(mode) is \(isSet ? "set" : "reset")")
        }
        for (mode, isSet) in ansiModes.sorted(by: { $0.key < $1.key }) where isSet != (mode == 8) {
            found.append("ANSI mode \(mode) is \(isSet ? "set" : "reset")")
        }
        for (name, stack) in zip(["main", "alternate"], keyboardStacks) where !stack.isEmpty {
            found.append("keyboard flags \(stack) on the \(name) screen")
        }
        if modifyOtherKeys != 0 { found.append("modifyOtherKeys is \(modifyOtherKeys)") }
        if cursorShape != 0 { found.append("the cursor's shape is \(cursorShape)") }
        if pen != Style() { found.append("a style is left on") }
        if regionTop != 0 || regionBottom != height { found.append("a scroll region is left") }
        if !titles.isEmpty { found.append("the title was not given back") }
        if isInSequence { found.append("a sequence is unfinished") }
        return found
    }

    /// Gives the window another size, as a terminal does that does not reflow: what does not fit is cut.
    public mutating func resize(width: Int, height: Int) {
        let (width, height) = (max(width, 1), max(height, 1))
        func fit(_ grid: [[Cell]]) -> [[Cell]] {
            var rows = grid.prefix(height).map { row in
                Array(row.prefix(width)) + Array(repeating: Cell(), count: max(0, width - row.count))
            }
            while rows.count < height { rows.append(Array(repeating: Cell(), count: width)) }
            for index in rows.indices where rows[index][width - 1].columns == 2 { rows[index][width - 1] = Cell() }
            return rows
        }
        grid = fit(grid)
        otherGrid = fit(otherGrid)
        (self.width, self.height) = (width, height)
        (regionTop, regionBottom) = (0, height)
        x = min(x, width - 1)
        y = min(y, height - 1)
        isWrapPending = false
    }
}
