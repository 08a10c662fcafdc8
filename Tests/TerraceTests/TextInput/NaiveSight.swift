import TerraceCore

@testable import TerraceScreen

/// A text being edited, and where each of its characters is seen, in the plainest way: every line is ordered anew at each question, by
/// Unicode's algorithm over its characters, and laid side by side.
struct NaiveSight {
    struct Place: Equatable {
        /// Of the character, in bytes of the text.
        var start: Int
        var end: Int
        var columns: Range<Int>
    }

    struct Row {
        /// In the order of the text.
        var places: [Place]
        var start: Int
        var end: Int
        /// The cell of a caret behind the last character.
        var endColumn: Int
        var runsLeft: Bool
        /// What is seen, from the left edge on.
        var cells: [Int: String]

        func column(of offset: Int) -> Int { places.first { $0.start == offset }?.columns.lowerBound ?? endColumn }

        /// The place of a click.
        func offset(at column: Int) -> Int {
            if let hit = places.first(where: { $0.columns.contains(column) }) { return hit.start }
            guard let left = places.map(\.columns.lowerBound).min() else { return start }
            return (column < left) == runsLeft ? end : start
        }

        /// The places of the caret from left to right.
        var stops: [Int] {
            let seen = places.sorted { $0.columns.lowerBound < $1.columns.lowerBound }.map(\.start)
            return runsLeft ? [end] + seen : seen + [end]
        }
    }

    var text: String
    var caret: Int
    var anchor: Int
    var goal: Int?
    let isEditor: Bool
    let isMirrored: Bool
    let width: Int

    var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

    /// Characters with their bytes.
    var characters: [(start: Int, end: Int, value: Character)] {
        var offset = 0
        return text.map { character in
            defer { offset += character.utf8.count }
            return (offset, offset + character.utf8.count, character)
        }
    }

    var boundaries: [Int] { [0] + characters.map(\.end) }

    // MARK: What is seen

    var rows: [Row] {
        var rows: [Row] = []
        var line: [(start: Int, end: Int, value: Character)] = []
        for character in characters {
            if character.value == "\n" {
                rows.append(row(line, at: line.first?.start ?? character.start))
                line = []
            } else {
                line.append(character)
            }
        }
        rows.append(row(line, at: line.first?.start ?? text.utf8.count))
        return rows
    }

    private func row(_ line: [(start: Int, end: Int, value: Character)], at start: Int) -> Row {
        let scalars = line.flatMap { $0.value.unicodeScalars.map(\.value) }
        let paragraph = BidiParagraph(scalars, direction: BaseDirection(natural: isMirrored ? .rightToLeft : .leftToRight))
        let levels = paragraph.lineLevels(0..<scalars.count, classes: scalars.map { BidiClass($0) })
        var first = 0
        let own = line.map { character in
            defer { first += character.value.unicodeScalars.count }
            return levels[first]
        }
        let widths = line.map { TextWidth.width(of: $0.value) }
        let total = widths.reduce(0, +)
        let runsLeft = paragraph.level == 1
        // An editor keeps a column for its thumb at the trailing edge.
        let left = runsLeft ? (isEditor && !isMirrored ? width - 1 : width) - total : isEditor && isMirrored ? 1 : 0
        var x = left
        var places = line.map { Place(start: $0.start, end: $0.end, columns: 0..<0) }
        var cells: [Int: String] = [:]
        for index in BidiParagraph.visualOrder(own) {
            places[index].columns = x..<x + widths[index]
            let mirror: [Character: String] = own[index] & 1 == 1 ? ["(": ")", ")": "(", "[": "]", "]": "["] : [:]
            cells[x] = mirror[line[index].value] ?? String(line[index].value)
            x += widths[index]
        }
        let end = line.last?.end ?? start
        return Row(places: places, start: start, end: end, endColumn: runsLeft ? left - 1 : x, runsLeft: runsLeft, cells: cells)
    }

    /// The row of an offset.
    func rowNumber(of offset: Int) -> Int { rows.lastIndex { $0.start <= offset } ?? 0 }

    // MARK: What keys do

    mutating func place(_ offset: Int, extends: Bool = false) {
        caret = offset
        if !extends { anchor = offset }
        goal = nil
    }

    mutating func insert(_ new: String) {
        let bytes = Array(text.utf8)
        text = String(decoding: bytes[..<selection.lowerBound] + Array(new.utf8) + bytes[selection.upperBound...], as: UTF8.self)
        let end = selection.lowerBound + new.utf8.count
        place(boundaries.first { $0 >= end } ?? text.utf8.count)
    }

    mutating func delete(backward: Bool) {
        if selection.isEmpty {
            let boundaries = boundaries
            let at = boundaries.firstIndex(of: caret) ?? 0
            let other = backward ? max(0, at - 1) : min(boundaries.count - 1, at + 1)
            anchor = boundaries[other]
            if anchor == caret { return }
        }
        insert("")
    }

    mutating func arrow(left: Bool, extends: Bool) {
        let rows = rows
        if !extends, !selection.isEmpty {
            let (low, high) = (rowNumber(of: selection.lowerBound), rowNumber(of: selection.upperBound))
            let lowerIsLeft = low != high || rows[low].column(of: selection.lowerBound) < rows[low].column(of: selection.upperBound)
            return place(lowerIsLeft == left ? selection.lowerBound : selection.upperBound)
        }
        let row = rows[rowNumber(of: caret)]
        let stops = row.stops
        let at = stops.firstIndex(of: caret) ?? 0
        let next = left ? at - 1 : at + 1
        if stops.indices.contains(next) { return place(stops[next], extends: extends) }
        guard isEditor else { return place(caret, extends: extends) }
        let boundaries = boundaries
        let here = boundaries.firstIndex(of: caret) ?? 0
        let onward = row.runsLeft == left ? min(boundaries.count - 1, here + 1) : max(0, here - 1)
        place(boundaries[onward], extends: extends)
    }

    mutating func vertical(down: Bool, extends: Bool) {
        let rows = rows
        let number = rowNumber(of: caret)
        let wanted = goal ?? rows[number].column(of: caret)
        let next = down ? number + 1 : number - 1
        place(rows.indices.contains(next) ? rows[next].offset(at: wanted) : down ? text.utf8.count : 0, extends: extends)
        goal = wanted
    }

    mutating func ends(home: Bool, extends: Bool) {
        let row = rows[rowNumber(of: caret)]
        place(home ? row.start : row.end, extends: extends)
    }
}
