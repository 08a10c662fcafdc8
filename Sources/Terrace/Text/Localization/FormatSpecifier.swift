import Foundation

/// A place for a value in a format, as C has them: `%lld`, `%.2f`, `%@`.
nonisolated struct FormatSpecifier: Equatable, Sendable {
    enum Kind: Sendable {
        case integer, real, text
    }

    let kind: Kind
    /// What stands between the percent sign and the kind, without a length: flags, width, precision.
    private let flags: String
    private let conversion: Character
    private let width: Int

    /// Whether it says nothing but what kind of value there is.
    var isPlain: Bool { flags.isEmpty && (kind != .integer || "diu".contains(conversion)) }

    /// Formats with other signs, or of more than a line's width, are none.
    init?(flags: Substring, width: Int, conversion: Character) {
        switch conversion {
        case "d", "i", "u", "x", "X", "o": kind = .integer
        case "f", "F", "e", "E", "g", "G", "a", "A": kind = .real
        case "@", "s", "c": kind = .text
        default: return nil
        }
        self.flags = String(flags)
        self.conversion = conversion
        self.width = flags.first == "-" ? -width : width
    }

    /// A text in its width.
    func padded(_ string: String) -> String {
        let missing = abs(width) - string.count
        guard missing > 0 else { return string }
        let blanks = String(repeating: " ", count: missing)
        return width < 0 ? string + blanks : blanks + string
    }

    func format(_ value: UInt64, _ locale: Locale) -> String {
        let isSigned = conversion == "d" || conversion == "i"
        let format = "%\(flags)ll\(conversion)"
        let argument: CVarArg = isSigned ? Int64(bitPattern: value) : value
        return PlainLocale.isPlain(locale) ? String(format: format, argument) : String(format: format, locale: locale, argument)
    }

    func format(_ value: Double, _ locale: Locale) -> String {
        let format = "%\(flags)\(conversion)"
        return PlainLocale.isPlain(locale) ? String(format: format, value) : String(format: format, locale: locale, value)
    }
}

/// A format, cut at the places for its values.
nonisolated enum FormatPiece: Equatable, Sendable {
    case literal(String)
    /// The value with a number, from 0.
    case place(Int, FormatSpecifier)

    /// What a place may ask for at most, in width and in digits.
    private static let longest = 256

    /// Whether a string is one place and nothing else.
    static func isOnePlace(_ string: String) -> Bool {
        let pieces = pieces(of: string)
        let places = pieces.filter { if case .place = $0 { true } else { false } }
        return places.count == 1
    }

    /// The format with a number in each place, so that it can be taken apart.
    static func numbered(_ format: String) -> String {
        var numbered = ""
        var next = 1
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            numbered += rest[...percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                numbered.append("%")
                rest.removeFirst()
            } else if let (position, _, tail) = place(rest) {
                if position == nil {
                    numbered += "\(next)$"
                    next += 1
                }
                numbered += rest[..<tail.startIndex]
                rest = tail
            }
        }
        return numbered + rest
    }

    static func pieces(of format: String) -> [FormatPiece] {
        var pieces: [FormatPiece] = []
        var literal = ""
        var next = 0
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                literal.append("%")
                rest.removeFirst()
            } else if let (position, specifier, tail) = place(rest) {
                if !literal.isEmpty { pieces.append(.literal(literal)) }
                literal = ""
                pieces.append(.place(position ?? next, specifier))
                if position == nil { next += 1 }
                rest = tail
            } else {
                literal.append("%")
            }
        }
        literal += rest
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        return pieces
    }

    /// A place behind its percent sign: which value it is for, and what follows.
    private static func place(_ text: Substring) -> (position: Int?, FormatSpecifier, rest: Substring)? {
        var rest = text
        var position: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
            position = number - 1
            rest = rest.dropFirst(digits.count + 1)
        }
        let start = rest.startIndex
        rest = rest.drop { "-+ 0#'".contains($0) }
        func number() -> Int? {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            rest = rest.dropFirst(digits.count)
            return digits.isEmpty ? 0 : Int(digits)
        }
        guard let width = number(), width <= longest else { return nil }
        if rest.first == "." {
            rest.removeFirst()
            guard let precision = number(), precision <= longest else { return nil }
        }
        let flags = text[start..<rest.startIndex]
        rest = rest.drop { "hlqLzjt".contains($0) }
        guard let conversion = rest.popFirst(), let specifier = FormatSpecifier(flags: flags, width: width, conversion: conversion) else {
            return nil
        }
        return (position, specifier, rest)
    }
}
