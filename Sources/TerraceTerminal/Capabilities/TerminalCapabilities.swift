import TerraceScreen

/// What the environment says about the terminal, before anything was asked.
package struct TerminalCapabilities: Hashable, Sendable {
    package var colorDepth: ColorDepth
    /// Whether the terminal understands escape sequences at all; without, output is plain text.
    package var isAddressable: Bool
    /// How long a lone Escape waits, from `ESCDELAY`.
    package var escapeDelay: Duration
    /// How text that runs to the left has to be written.
    package var bidi: BidiPolicy

    /// Whether what stands between (screen) draws anew what it is sent, and moves the real cursor by its own opinion of widths.
    package var isRelayed: Bool

    /// Reads the environment; `isTTY` is whether output goes to a terminal, `explicitDepth` what the program asked for itself.
    ///
    /// The order is: explicit, `NO_COLOR`, `FORCE_COLOR` and `CLICOLOR_FORCE`, `COLORTERM`, `TERM`.
    package init(environment: [String: String], isTTY: Bool, explicitDepth: ColorDepth? = nil) {
        let term = environment["TERM"] ?? ""
        isAddressable = isTTY && !term.isEmpty && term != "dumb" && term != "unknown"
        bidi = BidiPolicy(environment: environment)
        isRelayed = environment["STY"]?.isEmpty == false && environment["TMUX"]?.isEmpty != false
        colorDepth = explicitDepth ?? Self.depth(environment, term: term, isTTY: isTTY)
        let delay = environment["ESCDELAY"].flatMap { Int($0) } ?? 50
        escapeDelay = .milliseconds(min(max(delay, 1), 5000))
    }

    private static func depth(_ environment: [String: String], term: String, isTTY: Bool) -> ColorDepth {
        if let off = environment["NO_COLOR"], !off.isEmpty { return .none }
        let named = namedDepth(environment, term: term)
        if let force = environment["FORCE_COLOR"] {
            switch force {
            case "0", "false": return .none
            case "1": return .ansi16
            case "2": return .indexed256
            case "3": return .trueColor
            default: return max(named, .ansi16)
            }
        }
        if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return max(named, .ansi16) }
        guard isTTY else { return .none }
        if environment["CLICOLOR"] == "0" { return .none }
        return named
    }

    private static func namedDepth(_ environment: [String: String], term: String) -> ColorDepth {
        let colorTerm = environment["COLORTERM"]?.lowercased() ?? ""
        if term == "dumb" { return .none }
        // Apple's Terminal prints garbage for 24 bits before version 460 (macOS 26), and COLORTERM may come from elsewhere.
        if environment["TERM_PROGRAM"] == "Apple_Terminal", !term.hasPrefix("tmux"), !term.hasPrefix("screen") {
            let version = environment["TERM_PROGRAM_VERSION"]?.prefix { $0.isNumber }
            let number = version.flatMap { Int($0) } ?? 0
            if number < 460 { return .indexed256 }
            return .trueColor
        }
        // tmux and screen keep TERM for themselves, so what COLORTERM says wins there too.
        if colorTerm == "truecolor" || colorTerm == "24bit" { return .trueColor }
        if term.isEmpty { return colorTerm.isEmpty ? .none : .ansi16 }
        if term.hasSuffix("-direct") || term.hasSuffix("-truecolor") { return .trueColor }
        let modern = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour"]
        if modern.contains(where: { term == $0 || term.hasPrefix($0 + "-") }) { return .trueColor }
        if term.contains("256color") { return .indexed256 }
        if term.hasPrefix("vt1") || term.hasPrefix("vt2") || term.hasSuffix("-m") || term.hasSuffix("-mono") { return .none }
        return .ansi16
    }
}
