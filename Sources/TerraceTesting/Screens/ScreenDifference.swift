import TerraceScreen

/// Where two screens differ, line by line, for people to read.
struct ScreenDifference {
    private let expected: [String]
    private let shown: [String]

    /// Blanks at the ends of lines, and blank lines at the end, say nothing.
    init(expected: String, shown: String) {
        self.expected = Self.lines(expected)
        self.shown = Self.lines(shown)
    }

    static func lines(_ text: String) -> [String] {
        // A carriage return and a line feed are one character, which is no line feed.
        var lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var line = line
            while line.last == " " { line.removeLast() }
            return String(line)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private var differing: [Int] {
        (0..<max(expected.count, shown.count)).filter { line($0, of: expected) != line($0, of: shown) }
    }

    private func line(_ index: Int, of lines: [String]) -> String? { lines.indices.contains(index) ? lines[index] : nil }

    /// Nil when there is none. Lines are numbered from 1; `-` is what was expected, `+` what is shown, and `^` stands below the first
    /// column where they part.
    var description: String? {
        let differing = Set(differing)
        guard let first = differing.min() else { return nil }
        var rows = [
            "\(differing.count) of \(max(expected.count, shown.count)) lines differ, the first is line \(first + 1) (- expected, + shown):"
        ]
        for index in 0..<max(expected.count, shown.count) {
            let number = String(repeating: " ", count: max(0, 4 - "\(index + 1)".count)) + "\(index + 1)"
            guard differing.contains(index) else {
                rows.append("  \(number) │\(line(index, of: shown) ?? "")")
                continue
            }
            let want = line(index, of: expected)
            let have = line(index, of: shown)
            rows.append(want.map { "- \(number) │\($0)" } ?? "- \(number)   (no such line)")
            rows.append(have.map { "+ \(number) │\($0)" } ?? "+ \(number)   (no such line)")
            if let want, let have { rows.append("       │" + String(repeating: " ", count: Self.column(want, have)) + "^") }
        }
        return rows.joined(separator: "\n")
    }

    /// The column where two lines part.
    private static func column(_ one: String, _ other: String) -> Int {
        var common = ""
        for (a, b) in zip(one, other) {
            // Characters that Swift takes for equal may be written in two ways, and are two things on a screen.
            guard a.unicodeScalars.elementsEqual(b.unicodeScalars) else { break }
            common.append(a)
        }
        return TextWidth.width(of: common)
    }
}
