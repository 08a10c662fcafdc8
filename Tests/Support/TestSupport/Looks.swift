import TerraceScreen
import TerraceTesting

extension TestHost {
    /// A row of the screen with `^` under each cell that is shown in reverse.
    package func selected(row: Int) -> String {
        marks(row: row, .reverse)
    }

    /// The text of the cells of a row that are dim.
    package func dimmed(row: Int) -> String {
        String(zip(lines[row], marks(row: row, .dim)).filter { $1 == "^" }.map(\.0))
    }

    /// The text of the cells of a row that have an attribute.
    package func shown(_ attribute: CellAttributes, row: Int = 0) -> String {
        guard lines.indices.contains(row) else { return "" }
        return String(zip(lines[row], marks(row: row, attribute)).filter { $1 == "^" }.map(\.0))
    }

    /// The colour of the letters of a cell.
    package func color(x: Int, row: Int = 0) -> TerminalColor? { host.screen[x, row].map { host.screen.table.style($0.style).foreground } }

    private func marks(row: Int, _ attribute: CellAttributes) -> String {
        let screen = host.screen
        let cells = screen.cells[row * screen.size.width..<(row + 1) * screen.size.width]
        let marks = cells.map { screen.table.style($0.style).attributes.contains(attribute) ? "^" : " " }
        return marks.joined().replacing(/[ ]+$/, with: "")
    }
}
