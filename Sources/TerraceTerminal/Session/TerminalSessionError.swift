/// Why there is no terminal to draw on.
package enum TerminalSessionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Output goes to a file or a pipe; a screen can only be printed there.
    case outputIsNoTerminal
    /// Input is no terminal and there is no controlling one either.
    case noInputTerminal
    /// `TERM` says that the terminal knows no escape sequences.
    case dumbTerminal
    /// The system refused something; with its error number.
    case system(String, Int32)

    package var description: String {
        switch self {
        case .outputIsNoTerminal: "standard output is not a terminal"
        case .noInputTerminal: "standard input is not a terminal and /dev/tty cannot be opened"
        case .dumbTerminal: "the terminal cannot place the cursor (TERM is unset or dumb)"
        case .system(let what, let code): "\(what) failed (errno \(code))"
        }
    }
}
