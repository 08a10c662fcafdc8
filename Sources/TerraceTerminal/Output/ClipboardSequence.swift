import Foundation

/// Writing the user's clipboard from within a terminal: `OSC 52 ; c ; base64 ST`.
package enum ClipboardSequence {
    /// What terminals take differs; xterm ends at 100,000 characters of base64. Longer texts stay in the program.
    package static let byteLimit = 74_000

    /// The bytes that put `text` on the clipboard; nil if it is longer than terminals take.
    package static func bytes(copying text: String) -> [UInt8]? {
        guard text.utf8.count <= byteLimit else { return nil }
        return Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\".utf8)
    }
}
