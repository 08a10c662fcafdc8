/// A way through a text from the caret; moving follows it, deleting removes what lies between.
public enum TextMotion: Hashable, Sendable, CaseIterable {
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
    /// To the start of the line, as line feeds make lines.
    case lineStart
    /// To the end of the line. Killing at the end of a line takes the line feed.
    case lineEnd
    /// To the start of the text.
    case start
    /// To the end of the text.
    case end
    /// To the start of the row, as wrapping makes rows; of the line where nothing wraps.
    case rowStart
    /// To the end of the row.
    case rowEnd
    /// A row up, in the same column as far as there is one; from the first row to its start.
    case rowUp
    /// A row down; from the last row to its end.
    case rowDown
    /// A page up.
    case pageUp
    /// A page down.
    case pageDown

    /// Whether the motion goes towards the start.
    public var isBackward: Bool {
        switch self {
        case .characterBackward, .wordBackward, .blankBackward, .lineStart, .start, .rowStart, .rowUp, .pageUp: true
        case .characterForward, .wordForward, .lineEnd, .end, .rowEnd, .rowDown, .pageDown: false
        }
    }

    /// Whether it goes from row to row, so that it keeps a column and has no sense in a single line.
    public var isVertical: Bool {
        switch self {
        case .rowUp, .rowDown, .pageUp, .pageDown: true
        default: false
        }
    }

    /// The motion as it is in a text that is one line whatever it holds.
    var inSingleLine: TextMotion {
        switch self {
        case .lineStart, .rowStart: .start
        case .lineEnd, .rowEnd: .end
        default: self
        }
    }

    /// Where the motion leads from the boundary `caret`, a UTF-8 offset like it, in a text that is not wrapped.
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
        case .lineStart, .rowStart: text.lineStart(before: caret)
        case .lineEnd, .rowEnd: text.lineEnd(after: caret)
        case .start: 0
        case .end: text.utf8.count
        case .rowUp, .pageUp: 0
        case .rowDown, .pageDown: text.utf8.count
        }
    }

    /// The run of one kind around a place: letters and digits, blanks, or others; what a double click selects.
    static func word(at offset: Int, in text: String) -> Range<Int> {
        let offset = text.clusterBoundary(atOrBefore: offset)
        let last = offset < text.utf8.count ? offset : text.clusterStart(before: offset)
        guard let scalar = text.scalar(at: last) else { return offset..<offset }
        if scalar == "\n" || scalar == "\r" { return offset..<offset }
        let kind = kind(scalar)
        let start = back(over: { Self.kind($0) == kind }, from: last, in: text)
        return start..<ahead(over: { Self.kind($0) == kind }, from: last, in: text)
    }

    private static func kind(_ scalar: Unicode.Scalar) -> Int {
        if scalar == "\n" || scalar == "\r" { return 3 }
        return isWord(scalar) || scalar == "_" ? 0 : isBlank(scalar) ? 1 : 2
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

extension String {
    /// Where the line with `offset` begins: behind the line feed before it.
    func lineStart(before offset: Int) -> Int {
        withUTF8Bytes { bytes in
            var place = min(offset, bytes.count)
            while place > 0, bytes[place - 1] != 0x0A { place -= 1 }
            return place
        }
    }

    /// Where the line with `offset` ends: before its line feed, and a carriage return before that.
    func lineEnd(after offset: Int) -> Int {
        withUTF8Bytes { bytes in
            var place = max(0, offset)
            while place < bytes.count, bytes[place] != 0x0A { place += 1 }
            if place < bytes.count, place > offset, bytes[place - 1] == 0x0D { place -= 1 }
            return place
        }
    }
}
