import Foundation
import TerraceCore
import TerraceScreen

/// How the fields of a date are written where a picker stands: in which pattern, calendar and digits.
nonisolated struct DateWriting: Equatable {
    private(set) var pattern = DatePattern(format: "")
    private(set) var calendar = Calendar(identifier: .gregorian)
    private var digits: [Character] = []
    private var periods = ["AM", "PM"]

    init() {}

    @MainActor init(_ components: DatePickerComponents, _ environment: EnvironmentValues) {
        calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        calendar.locale = environment.locale
        pattern = DatePattern(components, locale: environment.locale, calendar: calendar)
        let number = IntegerFormatStyle<Int>(locale: environment.locale)
        digits = (0...9).map { number.format($0).first ?? "0" }
        periods = [calendar.amSymbol, calendar.pmSymbol].map { $0.replacing("\u{202F}", with: " ") }
    }

    var isRightToLeft: Bool { pattern.isRightToLeft }

    /// The whole date.
    func text(_ date: Date) -> String { pattern.parts.map { text($0, date) }.joined() }

    func text(_ part: DatePattern.Part, _ date: Date) -> String {
        let editor = DateFieldEditor(calendar: calendar, bounds: .none)
        switch part {
        case .literal(let text): return text
        case .field(.dayPeriod, _):
            let name = periods[editor.value(of: .dayPeriod, in: date)]
            return name + String(repeating: " ", count: max(0, width(part) - TextWidth.width(of: name[...])))
        case .field(let field, let digits): return padded(editor.value(of: field, in: date), digits, width(part))
        case .halfDayHour(let digits, let startsAtZero):
            let hour = editor.value(of: .hour, in: date) % 12
            return padded(hour == 0 && !startsAtZero ? 12 : hour, digits, width(part))
        }
    }

    private func padded(_ number: Int, _ least: Int, _ width: Int) -> String {
        let plain = String(number)
        let zeros = String(repeating: "0", count: max(0, least - plain.count))
        return written(zeros + plain, width)
    }

    /// Digits of the locale, at the trailing end of their columns.
    private func written(_ plain: String, _ width: Int) -> String {
        let own = plain.map { character in
            character.wholeNumberValue.flatMap { digits.indices.contains($0) ? digits[$0] : nil } ?? character
        }
        return String(repeating: " ", count: max(0, width - own.count)) + String(own)
    }

    /// What is being typed into a field.
    func typed(_ typed: String, _ width: Int) -> String { written(typed, width) }

    private func width(_ part: DatePattern.Part) -> Int {
        switch part {
        case .literal(let text): TextWidth.width(of: text[...])
        case .field(.dayPeriod, _): periods.map { TextWidth.width(of: $0[...]) }.max() ?? 2
        case .field(_, let digits): max(digits, part.mostDigits)
        case .halfDayHour: 2
        }
    }

    var width: Int { pattern.parts.reduce(0) { $0 + width($1) } }

    /// Where each part of the pattern stands.
    var columns: [Range<Int>] {
        var columns: [Range<Int>] = []
        var x = 0
        let whole = width
        for part in pattern.parts {
            let width = width(part)
            columns.append(isRightToLeft ? whole - x - width..<whole - x : x..<x + width)
            x += width
        }
        return columns
    }

    /// The greatest number that can be typed into a field.
    func most(_ part: DatePattern.Part, _ range: ClosedRange<Int>) -> Int {
        if case .halfDayHour = part { return 12 }
        return range.upperBound
    }

    /// The field's value for a number that was typed: hours of half a day stay in their half.
    func value(_ part: DatePattern.Part, _ number: Int, _ now: Int) -> Int {
        guard case .halfDayHour = part else { return number }
        return number % 12 + (now < 12 ? 0 : 12)
    }

    /// The half of the day that a letter stands for.
    func dayPeriod(beginningWith letter: Character) -> Int? {
        let letter = letter.lowercased()
        if let own = periods.firstIndex(where: { $0.lowercased().hasPrefix(letter) }), periods[0].first != periods[1].first { return own }
        return letter == "a" ? 0 : letter == "p" ? 1 : nil
    }
}
