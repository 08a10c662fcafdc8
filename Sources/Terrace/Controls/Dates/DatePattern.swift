import Foundation

/// How a date is written in numbers: its fields, in the order of a locale, and what stands between them.
nonisolated struct DatePattern: Equatable, Sendable {
    enum Part: Hashable, Sendable {
        case literal(String)
        /// A number with a least number of digits.
        case field(DateField, digits: Int)
        /// An hour from 1 to 12, or from 0 to 11.
        case halfDayHour(digits: Int, startsAtZero: Bool)
    }

    private(set) var parts: [Part] = []
    /// Whether the first field stands at the right.
    private(set) var isRightToLeft = false

    /// The way of a locale.
    init(_ components: DatePickerComponents, locale: Locale, calendar: Calendar) {
        var named = Locale.Components(locale: locale)
        named.calendar = calendar.identifier
        var template = ""
        if components.contains(.date) { template += "yMMdd" }
        if components.contains(.hourMinuteAndSecond) {
            template += "jmmss"
        } else if components.contains(.hourAndMinute) {
            template += "jmm"
        }
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: Locale(components: named))
        self.init(format: format ?? "y-MM-dd HH:mm")
    }

    /// A pattern in the letters of Unicode's dates.
    init(format: String) {
        var literal = ""
        var isQuoted = false
        var rest = format[...]
        func flush(_ parts: inout [Part]) {
            if !literal.isEmpty { parts.append(.literal(literal)) }
            literal = ""
        }
        while let letter = rest.first {
            if letter == "'" {
                rest.removeFirst()
                if rest.first == "'" {
                    literal.append("'")
                    rest.removeFirst()
                } else {
                    isQuoted.toggle()
                }
                continue
            }
            guard !isQuoted, letter.isASCII, letter.isLetter else {
                rest.removeFirst()
                for scalar in letter.unicodeScalars {
                    switch scalar.value {
                    case 0x200F, 0x061C: isRightToLeft = true
                    case 0x200E: break
                    case 0x202F, 0xA0: literal.append(" ")
                    default: literal.unicodeScalars.append(scalar)
                    }
                }
                continue
            }
            let run = rest.prefix { $0 == letter }
            rest = rest.dropFirst(run.count)
            guard let part = Self.part(letter, run.count) else { continue }
            flush(&parts)
            parts.append(part)
        }
        flush(&parts)
        trimEdges()
    }

    private static func part(_ letter: Character, _ count: Int) -> Part? {
        let digits = min(count, 2)
        return switch letter {
        case "y", "u", "r", "U": .field(.year, digits: 4)
        case "M", "L": .field(.month, digits: 2)
        case "d": .field(.day, digits: digits)
        case "H", "k": .field(.hour, digits: digits)
        case "h": .halfDayHour(digits: digits, startsAtZero: false)
        case "K": .halfDayHour(digits: digits, startsAtZero: true)
        case "m": .field(.minute, digits: 2)
        case "s": .field(.second, digits: 2)
        case "a", "b", "B": .field(.dayPeriod, digits: 0)
        default: nil
        }
    }

    /// What is left of an era, say, at an end of the pattern is blank.
    private mutating func trimEdges() {
        if case .literal(let text)? = parts.first, text.allSatisfy(\.isWhitespace) { parts.removeFirst() }
        if case .literal(let text)? = parts.last, text.allSatisfy(\.isWhitespace) { parts.removeLast() }
    }
}

extension DatePattern.Part {
    /// The field that it shows.
    nonisolated var field: DateField? {
        switch self {
        case .literal: nil
        case .field(let field, _): field
        case .halfDayHour: .hour
        }
    }

    /// The most digits that can be typed into it.
    nonisolated var mostDigits: Int {
        switch self {
        case .literal, .field(.dayPeriod, _): 0
        case .field(.year, _): 4
        case .field, .halfDayHour: 2
        }
    }
}
