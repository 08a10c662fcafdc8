import TerraceScreen

/// Asks the terminal what the environment cannot tell, in one write that never has to be waited for: every terminal answers the last
/// question, so whatever is not answered by then is not there.
package struct TerminalProbe: Hashable, Sendable {
    /// Kitty keyboard flags, synchronised output, grapheme clusters; then the primary device attributes, as a fence.
    package static let questions = Array("\u{1B}[?u\u{1B}[?2026$p\u{1B}[?2027$p\u{1B}[c".utf8)

    /// Whether the terminal speaks the Kitty keyboard protocol.
    package private(set) var hasKeyboardProtocol = false
    /// Whether it knows synchronised output. Frames use it anyway, because nobody minds.
    package private(set) var hasSynchronisedOutput = false
    /// Whether it can be told to measure grapheme clusters as one.
    package private(set) var hasGraphemeClusters = false
    /// Whether the last question was answered.
    package private(set) var isFinished = false

    package init() {}

    /// Takes an answer; false when it answers something else.
    package mutating func absorb(_ reply: TerminalReply) -> Bool {
        switch reply {
        case .keyboardFlags: hasKeyboardProtocol = true
        case .mode(2026, let state): hasSynchronisedOutput = state == 1 || state == 2
        case .mode(2027, let state): hasGraphemeClusters = state == 1 || state == 2
        case .deviceAttributes: isFinished = true
        default: return false
        }
        return true
    }
}
