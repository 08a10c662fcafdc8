import Foundation

@testable import TerraceCore

/// A state written with its caret, as in "ab|c", and the other end of the selection, as in "a{b|c".
func state(_ notation: String, isMultiline: Bool = false) -> TextEditingState {
    let bare = notation.replacingOccurrences(of: "{", with: "")
    let parts = bare.split(separator: "|", omittingEmptySubsequences: false)
    var state = TextEditingState(parts.joined(), caret: parts[0].utf8.count, isMultiline: isMultiline)
    if let anchor = notation.replacingOccurrences(of: "|", with: "").utf8.firstIndex(of: UInt8(ascii: "{")) {
        let text = notation.replacingOccurrences(of: "|", with: "")
        state.select(anchor: text.utf8.distance(from: text.startIndex, to: anchor), caret: state.caret)
    }
    return state
}

extension TextEditingState {
    /// The text with the caret in it, as in "ab|c", and the other end of the selection, as in "a{b|c".
    var notation: String {
        guard anchor != caret else { return String(text[..<caretIndex]) + "|" + String(text[caretIndex...]) }
        let start = text.index(utf8Offset: selection.lowerBound)
        let end = text.index(utf8Offset: selection.upperBound)
        let marks = anchor < caret ? ("{", "|") : ("|", "{")
        return text[..<start] + marks.0 + text[start..<end] + marks.1 + text[end...]
    }

    /// The state after some commands.
    func after(_ commands: EditingCommand...) -> TextEditingState {
        var state = self
        var kills = KillRing()
        for command in commands { state.apply(command, kills: &kills) }
        return state
    }

    /// The state after `text` was typed, a scalar at a time as the decoder delivers it.
    func typing(_ text: String) -> TextEditingState {
        var state = self
        for scalar in text.unicodeScalars { state.apply(.insert(String(scalar))) }
        return state
    }
}

/// A small generator of one's own, so that a storm is the same on each machine.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
