/// Goes through Swift source and knows what is code, what stands in strings and comments, and how deep in brackets it is: as much as is
/// needed to find arguments, statements and declarations.
struct SourceScanner {
    /// A character of code outside of all brackets, or a bracket that opens or closes at the outermost level.
    struct Mark {
        let character: Character
        let index: String.Index
    }

    let source: Substring
    private(set) var marks: [Mark] = []
    private var index: String.Index

    /// Scans a piece of source.
    init(_ source: Substring) {
        self.source = source
        index = source.startIndex
        scan()
    }

    private mutating func scan() {
        var depth = 0
        while index < source.endIndex {
            if skipComment() || skipString() { continue }
            let character = source[index]
            switch character {
            case "(", "[", "{":
                if depth == 0 { marks.append(Mark(character: character, index: index)) }
                depth += 1
            case ")", "]", "}":
                depth = max(0, depth - 1)
                if depth == 0 { marks.append(Mark(character: character, index: index)) }
            default:
                if depth == 0 { marks.append(Mark(character: character, index: index)) }
            }
            index = source.index(after: index)
        }
    }

    private mutating func skipComment() -> Bool {
        let rest = source[index...]
        if rest.hasPrefix("//") {
            index = rest.firstIndex(where: \.isNewline) ?? source.endIndex
            return true
        }
        guard rest.hasPrefix("/*") else { return false }
        var depth = 0
        repeat {
            let rest = source[index...]
            if rest.hasPrefix("/*") {
                depth += 1
                index = source.index(index, offsetBy: 2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                index = source.index(index, offsetBy: 2)
            } else {
                index = source.index(after: index)
            }
        } while depth > 0 && index < source.endIndex
        return true
    }

    private mutating func skipString() -> Bool {
        let rest = source[index...]
        let pounds = rest.prefix { $0 == "#" }
        let opening = rest[pounds.endIndex...]
        guard opening.first == "\"" else { return false }
        let quote = opening.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        marks.append(Mark(character: "\"", index: index))
        let end = quote + pounds
        let escape = "\\" + pounds
        index = source.index(pounds.endIndex, offsetBy: quote.count)
        while index < source.endIndex {
            let rest = source[index...]
            if rest.hasPrefix(end) {
                index = source.index(index, offsetBy: end.count)
                return true
            }
            if rest.hasPrefix(escape + "(") {
                index = source.index(index, offsetBy: escape.count + 1)
                skipInterpolation()
            } else if rest.hasPrefix(escape) {
                index = source.index(index, offsetBy: escape.count)
                if index < source.endIndex { index = source.index(after: index) }
            } else {
                index = source.index(after: index)
            }
        }
        return true
    }

    /// Goes to behind the bracket that ends an interpolation.
    private mutating func skipInterpolation() {
        let kept = marks
        defer { marks = kept }
        var depth = 1
        while depth > 0, index < source.endIndex {
            if skipComment() || skipString() { continue }
            if source[index] == "(" { depth += 1 }
            if source[index] == ")" { depth -= 1 }
            index = source.index(after: index)
        }
    }
}

extension Substring {
    /// Without white space at both ends.
    var trimmed: Substring {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return self[first...last]
    }

    /// The pieces between commas outside of brackets.
    var arguments: [Substring] {
        var pieces: [Substring] = []
        var start = startIndex
        for mark in SourceScanner(self).marks where mark.character == "," {
            pieces.append(self[start..<mark.index].trimmed)
            start = index(after: mark.index)
        }
        pieces.append(self[start...].trimmed)
        return pieces.filter { !$0.isEmpty }
    }

    /// The statements, each with the line feed before it.
    var statements: [Substring] {
        let marks = SourceScanner(self).marks
        var pieces: [Substring] = []
        var start = startIndex
        var last: Character = "="
        for (position, mark) in marks.enumerated() {
            if mark.character.isNewline || mark.character == ";" {
                let next = marks[position...].first { !$0.character.isWhitespace && $0.character != ";" }?.character ?? "}"
                let isOver = mark.character == ";" || !("=,.+-*/%<>&|?:([{".contains(last) || ".?:+*/%<>&|={".contains(next))
                if isOver {
                    pieces.append(self[start..<mark.index])
                    start = mark.character == ";" ? index(after: mark.index) : mark.index
                    last = "="
                }
            } else if !mark.character.isWhitespace {
                last = mark.character
            }
        }
        pieces.append(self[start...])
        return pieces.filter { !$0.trimmed.isEmpty }
    }
}
