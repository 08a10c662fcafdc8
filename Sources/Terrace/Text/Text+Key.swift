extension Text {
    /// A text of the program's tables of strings.
    public init(_ key: LocalizedStringKey) {
        self.init(
            verbatim: key.arguments.reduce(key.key) { text, argument in
                text.range(of: "%@").map { text.replacingCharacters(in: $0, with: argument) } ?? text
            }.replacingOccurrences(of: "%%", with: "%"))
    }
}
