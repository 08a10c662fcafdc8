import TerraceCore
import TerraceScreen

/// The colours that a picker offers, by name, and colours written as six digits.
nonisolated enum ColorPalette {
    static let colors: [(name: String, color: Color)] = [
        ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("mint", .mint), ("teal", .teal), ("cyan", .cyan),
        ("blue", .blue), ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown), ("white", .white), ("gray", .gray),
        ("black", .black),
    ]

    static func index(of color: Color) -> Int? { colors.firstIndex { $0.color == color } }

    /// The colour of three or six hexadecimal digits.
    static func color(hex: String) -> Color? {
        var digits = hex.compactMap(\.hexDigitValue)
        guard digits.count == hex.count else { return nil }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 else { return nil }
        func part(_ index: Int) -> Double { Double(digits[index] * 16 + digits[index + 1]) / 255 }
        return Color(red: part(0), green: part(2), blue: part(4))
    }

    /// What a colour is called: its name, or six digits.
    static func name(of color: Color, _ shown: TerminalColor) -> String {
        if let index = index(of: color) { return colors[index].name }
        guard case .rgb(let red, let green, let blue) = shown else { return "custom" }
        func digits(_ byte: UInt8) -> String {
            let text = String(byte, radix: 16, uppercase: true)
            return text.count < 2 ? "0" + text : text
        }
        return "#" + digits(red) + digits(green) + digits(blue)
    }
}
