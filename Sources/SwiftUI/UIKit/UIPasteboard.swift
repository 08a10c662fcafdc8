import Foundation
import Terrace

/// The user's clipboard. What is put here goes to the terminal's, where it lets programs write it; what is read is what this program
/// copied last, as terminals do not let programs read.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = "text" }
/// ```
@MainActor
public final class UIPasteboard {
    /// The only one.
    public static let general = UIPasteboard()

    /// The text.
    public var string: String? {
        get { Graph.active.flatMap { $0.register.copied.isEmpty ? nil : $0.register.copied } }
        set { Graph.active?.register.copy(newValue ?? "") }
    }
    /// The text, if there is one.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }
    /// The text as an address.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }
    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }
    /// Whether there is an address.
    public var hasURLs: Bool { url?.scheme != nil }
}

/// The user's clipboard, see `UIPasteboard`.
@MainActor
public final class NSPasteboard {
    /// What something on a clipboard is.
    public struct PasteboardType: Hashable, Sendable {
        let name: String
        /// A text.
        public static let string = PasteboardType(name: "string")
        // swift-format-ignore: AlwaysUseLowerCamelCase
        /// An address.
        public static let URL = PasteboardType(name: "URL")
    }

    /// The only one.
    public static let general = NSPasteboard()

    /// Takes everything away.
    @discardableResult
    public func clearContents() -> Int {
        UIPasteboard.general.string = nil
        return 0
    }
    /// Puts a text there.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        UIPasteboard.general.string = string
        return true
    }
    /// The text that is there.
    public func string(forType dataType: PasteboardType) -> String? { UIPasteboard.general.string }
}
