/// A way through a text from the caret; moving follows it, deleting removes what lies between.
package enum TextMotion: Hashable, Sendable, CaseIterable {
    /// One grapheme cluster towards the start.
    case characterBackward
    /// One grapheme cluster towards the end.
    case characterForward
    /// To the start of the word before: a word is a run of letters and digits.
    case wordBackward
    /// To the end of the word after.
    case wordForward
    /// To the start of the run before that holds no white space, as a shell's Ctrl-W goes.
    case blankBackward
    /// To the start of the text.
    case start
    /// To the end of the text.
    case end

    /// Whether the motion goes towards the start.
    package var isBackward: Bool {
        switch self {
        case .characterBackward, .wordBackward, .blankBackward, .start: true
        case .characterForward, .wordForward, .end: false
        }
    }

    /// Where the motion leads from the boundary `caret`, a UTF-8 offset like it.
    package func target(from caret: Int, in text: String) -> Int {
        switch self {
        case .characterBackward: text.clusterStart(before: caret)
        case .characterForward: text.clusterEnd(after: caret)
        case .wordBackward:
            Self.back(over: Self.isWord, from: Self.back(over: { !Self.isWord($0) }, from: caret, in: text), in: text)
        case .wordForward:
            Self.ahead(over: Self.isWord, from: Self.ahead(over: { !Self.isWord($0) }, from: caret, in: text), in: text)
        case .blankBackward:
            Self.back(over: { !Self.isBlank($0) }, from: Self.back(over: Self.isBlank, from: caret, in: text), in: text)
        case .start: 0
        case .end: text.utf8.count
        }
    }

    // A cluster is what its first scalar is, as `Character.isLetter` has it.

    private static func back(over belongs: (Unicode.Scalar) -> Bool, from caret: Int, in text: String) -> Int {
        var clusters = BackwardClusters(text, from: caret)
        while let start = clusters.peek(), let scalar = text.scalar(at: start), belongs(scalar) { clusters.move(to: start) }
        return clusters.offset
    }

    private static func ahead(over belongs: (Unicode.Scalar) -> Bool, from caret: Int, in text: String) -> Int {
        // An index that the text itself moved on knows that it stands on a boundary; one made from an offset must look back.
        var index = text.index(utf8Offset: caret)
        while index < text.endIndex, belongs(text.unicodeScalars[index]) { text.formIndex(after: &index) }
        return text.utf8Offset(of: index)
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        case ..<0x80: false
        default: scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        }
    }

    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x20: true
        case ..<0x80: false
        default: scalar.properties.isWhitespace
        }
    }
}
