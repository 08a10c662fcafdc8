/// What the fields of a window share: the kill ring, and the text that was copied last.
///
/// A copy also goes to the user's clipboard through `clipboardWrite`, if the host has one: a terminal's is written by OSC 52.
@MainActor
package final class EditingRegister {
    package var kills = KillRing()
    /// What was copied or cut last in this program; terminals seldom let a program read the clipboard.
    package private(set) var copied = ""
    /// Counts copies, so that a host knows whether a key was one.
    package private(set) var copyCount = 0
    /// Takes a text to the clipboard.
    package var clipboardWrite: ((String) -> Void)?

    package init() {}

    /// Copies a text; an empty one is no copy.
    package func copy(_ text: String) {
        guard !text.isEmpty else { return }
        copied = text
        copyCount += 1
        clipboardWrite?(text)
    }
}
