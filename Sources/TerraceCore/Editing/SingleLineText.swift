/// Text from outside made fit for one line.
enum SingleLineText {
    /// `text` with each line break (CR LF is one) and tab made a space, and other control characters dropped.
    ///
    /// A tab separates words like a line break does; dropping it would join them.
    static func cleaned(_ text: String) -> String {
        if PlainText.isPlain(text) { return text }
        var result = String.UnicodeScalarView()
        var afterReturn = false
        for scalar in text.unicodeScalars {
            defer { afterReturn = scalar == "\r" }
            switch scalar.value {
            case 0x0A where afterReturn: continue
            case 0x09...0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
            case ..<0x20, 0x7F..<0xA0: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
