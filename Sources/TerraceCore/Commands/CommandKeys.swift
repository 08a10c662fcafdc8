import Foundation
import TerraceScreen

#if !canImport(ObjectiveC)
    /// The name of a command, such as `"moveUp:"`: what Apple's systems call a selector.
    ///
    /// ```swift
    /// Text("…").focusable().onCommand(Selector("pageDown:")) { print("next page") }
    /// ```
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        /// The name.
        public let description: String
        /// A command by its name.
        public init(_ name: String) { description = name }
        /// A command by its name.
        public init(stringLiteral value: String) { description = value }
    }
#endif

/// Which command a key sends to views around the focus, by the names that AppKit's key bindings have.
package enum CommandKeys {
    /// The table: a key without modifiers, and its command.
    package static let standard: [KeyEquivalent: String] = [
        .upArrow: "moveUp:", .downArrow: "moveDown:", .leftArrow: "moveLeft:", .rightArrow: "moveRight:",
        .escape: "cancelOperation:", .delete: "deleteBackward:", .deleteForward: "deleteForward:", .return: "insertNewline:",
        .pageUp: "pageUp:", .pageDown: "pageDown:", .home: "scrollToBeginningOfDocument:", .end: "scrollToEndOfDocument:",
    ]

    package static func command(for press: KeyPress) -> String? {
        guard press.phase != .up, press.modifiers.subtracting([.numericPad, .capsLock]).isEmpty else { return nil }
        return standard[press.key]
    }
}
