/// Texts of a program in messages: what would move a terminal's cursor, or worse, is written out.
package enum VisibleControls {
    /// The text with control characters but line feeds written as `\u{1B}`.
    package static func shown(in text: String) -> String {
        func isControl(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x0A: false
            case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
            default: false
            }
        }
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var shown = ""
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }
}
