import TerraceScreen

extension FrameEncoder {
    /// A screen for output that is no terminal: its rows, without escape sequences and without blanks at the end.
    package static func plainText(_ screen: Screen) -> String {
        var lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }
}
