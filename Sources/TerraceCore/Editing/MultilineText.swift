/// Text from outside made fit for several lines.
enum MultilineText {
    /// `text` with each kind of line break made a line feed (CR LF is one), and control characters other than tabs dropped.
    static func cleaned(_ text: String) -> String {
        if PlainText.isPlain(text) { return text }
        var result = String.UnicodeScalarView()
        var afterReturn = false
        for scalar in text.unicodeScalars {
            defer { afterReturn = scalar == "\r" }
            switch scalar.value {
            case 0x0A where afterReturn: continue
            case 0x0A...0x0D, 0x85, 0x2028, 0x2029: result.append("\n")
            case 0x09: result.append(scalar)
            case ..<0x20, 0x7F..<0xA0: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
