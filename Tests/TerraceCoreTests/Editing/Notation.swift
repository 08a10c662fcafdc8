@testable import TerraceCore

/// A state written with its caret, as in "ab|c".
func state(_ notation: String) -> TextEditingState {
    let parts = notation.split(separator: "|", omittingEmptySubsequences: false)
    return TextEditingState(parts.joined(), caret: parts[0].utf8.count)
}

extension TextEditingState {
    /// The text with the caret in it, as in "ab|c".
    var notation: String {
        String(text[..<caretIndex]) + "|" + String(text[caretIndex...])
    }

    /// The state after some commands.
    func after(_ commands: EditingCommand...) -> TextEditingState {
        var state = self
        for command in commands { state.apply(command) }
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
