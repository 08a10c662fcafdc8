/// Inline Markdown as CommonMark has it: emphasis, code, strikethrough, links, escapes. White space stays as it is.
nonisolated struct InlineMarkdown {
    struct Intent: OptionSet, Hashable, Sendable {
        let rawValue: UInt8
        static let emphasized = Intent(rawValue: 1)
        static let strong = Intent(rawValue: 2)
        static let code = Intent(rawValue: 4)
        static let struckThrough = Intent(rawValue: 8)

        /// Bold and italics are bold and italics; code is dim, for all letters of a terminal are those of code.
        func apply(to traits: inout TextTraits) {
            if contains(.strong) { traits.isBold = true }
            if contains(.emphasized) { traits.isItalic = true }
            if contains(.struckThrough) { traits.isStruckThrough = true }
            if contains(.code) { traits.isDim = true }
        }
    }

    /// A stretch of one look.
    struct Run: Equatable {
        var text: String
        var intent: Intent = []
        var link: String?
        /// Whether its last word is to agree with the number in it: `^[3 files](inflect: true)`.
        var inflects = false
    }

    /// Whether there is anything that may be markup; most strings hold none.
    static func mayHoldMarkup(_ text: String) -> Bool {
        var isAfterColon = false
        for byte in text.utf8 {
            switch byte {
            // * _ ` [ ~ \ < &
            case 0x2A, 0x5F, 0x60, 0x5B, 0x7E, 0x5C, 0x3C, 0x26: return true
            case 0x2F where isAfterColon: return true
            default: isAfterColon = byte == 0x3A
            }
        }
        return false
    }

    static func parse(_ text: String) -> [Run] {
        let parser = InlineMarkdown(text)
        var runs: [Run] = []
        for piece in parser.parse(parser.characters.indices, allowsLinks: true) where !piece.text.isEmpty {
            if let last = runs.last, last.intent == piece.intent, last.link == piece.link, last.inflects == piece.inflects {
                runs[runs.count - 1].text += piece.text
            } else {
                runs.append(piece)
            }
        }
        return runs
    }

    let characters: [Character]
    /// Where each opening bracket is closed, square and round; round ones in their line.
    private var closings: [Int: Int] = [:]
    /// Where code that starts at a backtick ends: behind its last backtick.
    private var codeEnds: [Int: Int] = [:]

    private init(_ text: String) {
        characters = Array(text)
        findCode()
        findBrackets()
    }

    private func count(of character: Character, at index: Int) -> Int {
        characters[index...].prefix { $0 == character }.count
    }

    private mutating func findCode() {
        // The next run of backticks of each length, from the end of the text on.
        var next: [Int: Int] = [:]
        var runs: [(start: Int, count: Int)] = []
        var index = 0
        while index < characters.count {
            guard characters[index] == "`" else {
                index += 1
                continue
            }
            let count = count(of: "`", at: index)
            runs.append((index, count))
            index += count
        }
        for run in runs.reversed() {
            if let end = next[run.count] { codeEnds[run.start] = end + run.count }
            next[run.count] = run.start
        }
    }

    private mutating func findBrackets() {
        var open: [Int] = []
        var openRound: [Int] = []
        var index = 0
        while index < characters.count {
            switch characters[index] {
            case "\\": index += 1
            case "(": openRound.append(index)
            case ")": if let start = openRound.popLast() { closings[start] = index }
            case "\n": openRound = []
            case "`":
                index = codeEnds[index] ?? index + count(of: "`", at: index)
                continue
            case "[": open.append(index)
            case "]": if let start = open.popLast() { closings[start] = index }
            default: break
            }
            index += 1
        }
    }

    // MARK: Pieces

    private func parse(_ range: Range<Int>, allowsLinks: Bool) -> [Run] {
        var pieces: [Run] = []
        var delimiters = MarkdownDelimiters()
        var literal = ""
        var index = range.lowerBound
        func flush() {
            if !literal.isEmpty { pieces.append(Run(text: literal)) }
            literal = ""
        }

        while index < range.upperBound {
            let character = characters[index]
            switch character {
            case "\\":
                if index + 1 < range.upperBound, characters[index + 1].isMarkdownPunctuation {
                    index += 1
                }
                literal.append(characters[index])
                index += 1
            case "`":
                let count = count(of: "`", at: index)
                if let end = codeEnds[index], end <= range.upperBound {
                    flush()
                    pieces.append(Run(text: code(index + count..<end - count), intent: .code))
                    index = end
                } else {
                    literal += String(repeating: "`", count: count)
                    index += count
                }
            case "[", "!", "^":
                if let link = link(at: index, in: range), character != "[" || allowsLinks {
                    flush()
                    var inner = parse(link.text, allowsLinks: false)
                    for i in inner.indices {
                        if character == "[" { inner[i].link = link.destination }
                        if character == "^" { inner[i].inflects = link.attributes.contains("inflect: true") }
                    }
                    pieces += inner
                    index = link.end
                } else {
                    literal.append(character)
                    index += 1
                }
            case "<", "h", "m":
                if allowsLinks, let link = automaticLink(at: index, in: range) {
                    flush()
                    pieces.append(Run(text: link.text, link: link.destination))
                    index = link.end
                } else {
                    literal.append(character)
                    index += 1
                }
            case "&":
                let (text, end) = entity(at: index, in: range)
                literal += text
                index = end
            case "*", "_", "~":
                flush()
                let count = min(count(of: character, at: index), range.upperBound - index)
                delimiters.add(
                    character, count: count, piece: pieces.count, before: index > range.lowerBound ? characters[index - 1] : nil,
                    after: index + count < range.upperBound ? characters[index + count] : nil)
                pieces.append(Run(text: String(repeating: character, count: count)))
                index += count
            default:
                literal.append(character)
                index += 1
            }
        }
        flush()
        delimiters.resolve(&pieces)
        return pieces
    }

    /// Code without the one blank that may set it off from its backticks.
    private func code(_ range: Range<Int>) -> String {
        let text = characters[range].map { $0 == "\n" ? " " : $0 }
        if text.count > 2, text.first == " ", text.last == " ", !text.allSatisfy({ $0 == " " }) { return String(text[1..<text.count - 1]) }
        return String(text)
    }

    /// `[text](destination "title")`, `![text](source)` or `^[text](attributes)`.
    private func link(at index: Int, in range: Range<Int>) -> (
        text: Range<Int>, destination: String, attributes: String, end: Int
    )? {
        let start = characters[index] == "[" ? index : index + 1
        guard start < range.upperBound, characters[start] == "[", let close = closings[start], close + 1 < range.upperBound,
            characters[close + 1] == "(", let end = closings[close + 1], end < range.upperBound
        else { return nil }
        let attributes = String(characters[close + 2..<end]).trimmingBlanks
        var destination = attributes
        if destination.hasPrefix("<"), let bracket = destination.firstIndex(of: ">") {
            destination = String(destination[..<bracket].dropFirst())
        } else if let blank = destination.firstIndex(of: " ") {
            destination = String(destination[..<blank])
        }
        return (start + 1..<close, destination, attributes, end + 1)
    }

    /// `<https://swift.org>`, `<a@b.org>`, or an address that stands in the text by itself.
    private func automaticLink(at index: Int, in range: Range<Int>) -> (text: String, destination: String, end: Int)? {
        if characters[index] == "<" {
            let reach = characters[index + 1..<max(index + 1, min(range.upperBound, index + Self.longestAddress))]
            // Another opening bracket ends it: a row of them is looked through once.
            guard let close = reach.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }),
                characters[close] == ">"
            else { return nil }
            let text = String(characters[index + 1..<close])
            let scheme = text.prefix { $0.isLetter || $0.isNumber || $0 == "+" || $0 == "-" || $0 == "." }
            if scheme.count > 1, text.dropFirst(scheme.count).first == ":" { return (text, text, close + 1) }
            return isEMail(text) ? (text, "mailto:" + text, close + 1) : nil
        }
        if index > range.lowerBound, characters[index - 1].isLetter || characters[index - 1].isNumber { return nil }
        let schemes = ["https://", "http://", "mailto:"]
        guard let scheme = schemes.first(where: { characters[index..<range.upperBound].starts(with: $0) }) else { return nil }
        var end = characters[index..<range.upperBound].firstIndex { $0.isWhitespace || $0 == "<" } ?? range.upperBound
        while end > index, "?!.,:;*_~'\")".contains(characters[end - 1]) {
            // A bracket that was opened in the address belongs to it.
            let text = characters[index..<end]
            if characters[end - 1] == ")", text.filter({ $0 == "(" }).count >= text.filter({ $0 == ")" }).count { break }
            end -= 1
        }
        guard end - index > scheme.count else { return nil }
        let text = String(characters[index..<end])
        return (text, text, end)
    }

    /// `<%@>` is a value in angle brackets, and no address.
    private func isEMail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts.contains(where: \.isEmpty) && !text.contains("%")
    }

    private static let longestAddress = 2000
    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "hellip": "…",
    ]

    private func entity(at index: Int, in range: Range<Int>) -> (String, end: Int) {
        let name = characters[(index + 1)..<range.upperBound].prefix(10)
        guard let end = name.firstIndex(of: ";") else { return ("&", index + 1) }
        let text = String(name[..<end])
        if let known = Self.entities[text] { return (known, end + 1) }
        if text.hasPrefix("#") {
            let digits = text.dropFirst()
            let value = digits.first.map { $0 == "x" || $0 == "X" } == true ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            if let value, let scalar = Unicode.Scalar(value) { return (String(Character(scalar)), end + 1) }
        }
        return ("&", index + 1)
    }
}

extension Character {
    nonisolated var isMarkdownPunctuation: Bool {
        guard let ascii = asciiValue else { return false }
        return (0x21...0x2F).contains(ascii) || (0x3A...0x40).contains(ascii) || (0x5B...0x60).contains(ascii)
            || (0x7B...0x7E).contains(ascii)
    }
}

extension String {
    fileprivate nonisolated var trimmingBlanks: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
