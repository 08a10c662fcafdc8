/// The runs of `*`, `_` and `~` in a text, and which of them belong together.
nonisolated struct MarkdownDelimiters {
    private struct Delimiter {
        let character: Character
        /// As written, and as not used yet.
        let length: Int
        var count: Int
        let piece: Int
        let opens: Bool
        let closes: Bool
        var isActive = true
    }

    private var delimiters: [Delimiter] = []
    /// What follows more delimiters than anybody writes is text: finding pairs takes time by the square of their number.
    private static let limit = 500

    mutating func add(_ character: Character, count: Int, piece: Int, before: Character?, after: Character?) {
        guard delimiters.count < Self.limit, character != "~" || count <= 2 else { return }
        let left = !isBlank(after) && (!isPunctuation(after) || isBlank(before) || isPunctuation(before))
        let right = !isBlank(before) && (!isPunctuation(before) || isBlank(after) || isPunctuation(after))
        let isUnderscore = character == "_"
        delimiters.append(
            Delimiter(
                character: character, length: count, count: count, piece: piece,
                opens: left && (!isUnderscore || !right || isPunctuation(before)),
                closes: right && (!isUnderscore || !left || isPunctuation(after))))
    }

    private func isBlank(_ character: Character?) -> Bool { character?.isWhitespace ?? true }

    /// These signs are the place of a value.
    private func isPunctuation(_ character: Character?) -> Bool {
        guard let character, character != "%", character != "@" else { return false }
        return character.isPunctuation || character.isSymbol
    }

    /// Finds the pairs, gives what stands between them their looks, and leaves the rest as text.
    mutating func resolve(_ pieces: inout [InlineMarkdown.Run]) {
        var closer = 0
        while closer < delimiters.count {
            guard delimiters[closer].isActive, delimiters[closer].closes, delimiters[closer].count > 0,
                let opener = opener(for: closer)
            else {
                closer += 1
                continue
            }
            pair(opener, closer, &pieces)
            if delimiters[closer].count == 0 { closer += 1 }
        }
    }

    private func opener(for closer: Int) -> Int? {
        let end = delimiters[closer]
        return delimiters[..<closer].lastIndex { start in
            guard start.isActive, start.character == end.character, start.opens, start.count > 0 else { return false }
            if end.character == "~" { return start.length == end.length }
            // CommonMark's rule of three: what both opens and closes may not join up to a multiple of three.
            let isDoubtful = start.closes || end.opens
            return !isDoubtful || (start.length + end.length) % 3 != 0 || (start.length % 3 == 0 && end.length % 3 == 0)
        }
    }

    private mutating func pair(_ opener: Int, _ closer: Int, _ pieces: inout [InlineMarkdown.Run]) {
        let isStrike = delimiters[closer].character == "~"
        let used = isStrike ? delimiters[closer].count : min(2, delimiters[opener].count, delimiters[closer].count)
        let intent: InlineMarkdown.Intent = isStrike ? .struckThrough : used == 2 ? .strong : .emphasized
        for piece in delimiters[opener].piece + 1..<delimiters[closer].piece { pieces[piece].intent.insert(intent) }
        for inner in opener + 1..<closer { delimiters[inner].isActive = false }
        for index in [opener, closer] {
            delimiters[index].count -= used
            let piece = delimiters[index].piece
            pieces[piece].text = String(repeating: delimiters[index].character, count: delimiters[index].count)
        }
    }
}
