/// Whether the terminal's background is dark: by its answer to a question, or by what the environment says.
package enum BackgroundColor {
    /// Asks for the background's colour. A terminal that does not know the question says nothing.
    package static let question = Array("\u{1B}]11;?\u{1B}\\".utf8)

    /// What an answer says; nil when it answers something else or cannot be read.
    package static func isDark(_ number: Int, _ text: String) -> Bool? {
        guard number == 11, let colon = text.firstIndex(of: ":"), text.hasPrefix("rgb") else { return nil }
        let parts = text[text.index(after: colon)...].split(separator: "/").prefix(3)
        let components = parts.compactMap { part -> Double? in
            guard (1...4).contains(part.count), let value = Int(part, radix: 16) else { return nil }
            return Double(value) / Double((1 << (4 * part.count)) - 1)
        }
        guard components.count == 3 else { return nil }
        return 0.299 * components[0] + 0.587 * components[1] + 0.114 * components[2] < 0.5
    }

    /// What `COLORFGBG` says, as in `15;0`: the background comes last, by its number among the sixteen.
    package static func isDark(environment: [String: String]) -> Bool? {
        guard let last = environment["COLORFGBG"]?.split(separator: ";").last, let number = Int(last), (0...15).contains(number) else {
            return nil
        }
        return number < 7 || number == 8
    }
}
