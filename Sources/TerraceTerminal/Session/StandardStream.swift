#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Standard output or error, for what is written without a session. A descriptor that is closed or full loses the text and is no
/// reason to trap, as Foundation's file handles would.
package enum StandardStream: Int32, Sendable {
    case output = 1
    case error = 2

    /// Writes all of a text; returns whether that was possible.
    @discardableResult
    package func write(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { TerminalDevice.write(UnsafeRawBufferPointer($0), to: rawValue, patience: -1) }
    }
}
