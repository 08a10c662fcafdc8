/// How many columns a text takes in one line, by the one function that drawing, wrapping, caret and hit test share.
///
/// Widths are those of the text as it is drawn, after `Sanitizer`: a control counts as its picture, a line break as a space.
package enum TextWidth {
    /// Tabs go to the next multiple of this from the start of their line.
    package static let tabStop = 8

    /// The columns that a tab at `column` takes.
    package static func tab(at column: Int) -> Int {
        tabStop - max(0, column) % tabStop
    }

    /// The columns of a cluster; `column` is where it starts, which only tabs ask for.
    package static func width(of character: Character, at column: Int = 0) -> Int {
        let utf8 = character.utf8
        if utf8.count == 1, let byte = utf8.first, byte < 0x80 { return byte == 0x09 ? tab(at: column) : 1 }
        return width(of: String(character)[...])
    }

    /// The columns of a text in one line.
    package static func width(of text: Substring) -> Int {
        if let ascii = UTF8Scan.withBytes(of: text, { UTF8Scan.printableRun($0) == $0.count ? $0.count : nil }) { return ascii }
        let text = Sanitizer.clean(text)
        return UTF8Scan.withBytes(of: text) { bytes in
            var scanner = ClusterScanner(bytes, of: text)
            var column = 0
            while let cluster = scanner.next() {
                column += cluster.scalar == 0x09 ? tab(at: column) : cluster.width
            }
            return column
        }
    }

    /// The columns of a text in one line.
    package static func width(of text: String) -> Int {
        UTF8Scan.withBytes(of: text) { UTF8Scan.printableRun($0) == $0.count ? $0.count : nil } ?? width(of: text[...])
    }

    /// The columns of a text in one line.
    package static func width(of text: some StringProtocol) -> Int { width(of: String(text)[...]) }

    /// Whether terminals disagree on the width of a cluster, so that what follows it has to be placed anew.
    package static func isUnsafe(_ cluster: Character) -> Bool {
        let text = Sanitizer.clean(String(cluster)[...])
        return UTF8Scan.withBytes(of: text) { bytes in
            var scanner = ClusterScanner(bytes, of: text)
            while let part = scanner.next() {
                if part.isRisky { return true }
            }
            return false
        }
    }
}
