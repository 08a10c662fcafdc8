import TerraceScreen

extension BidiPolicy {
    /// What suits the terminal that the environment names.
    ///
    /// Most show cells as they come (xterm, Alacritty, foot, st, Ghostty, tmux), and so does VTE once told to (`CSI 8 l`): there the order is
    /// ours. Konsole, mlterm and Apple's Terminal turn text round whatever they are told, kitty each word. What stands between, tmux or screen, passes
    /// cells on but not `CSI 8 l`: then also VTE turns round what it gets.
    ///
    /// `TERRACE_BIDI` (`visual`, `words` or `logical`) and `TERRACE_SHAPING` (`forms` or `none`) say otherwise; other values count as not set.
    package init(environment: [String: String]) {
        switch environment["TERRACE_BIDI"]?.lowercased() {
        case "visual": self = .visual
        case "words": self = .words
        case "logical": self = .logical
        default: self = Self.named(by: environment)
        }
        switch environment["TERRACE_SHAPING"]?.lowercased() {
        case "forms": joinsLetters = true
        case "none": joinsLetters = false
        default: break
        }
    }

    private static func named(by environment: [String: String]) -> BidiPolicy {
        func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
        let term = environment["TERM"] ?? ""
        let isMultiplexed = isSet("TMUX") || isSet("STY") || term.hasPrefix("tmux") || term.hasPrefix("screen")
        if !isMultiplexed {
            // A terminal's own name counts more than what it inherited from the one that it was started in.
            if term.hasPrefix("xterm-kitty") { return .words }
            if term.hasPrefix("konsole") || term.hasPrefix("mlterm") { return .logical }
            let plain = ["alacritty", "foot", "st-", "xterm-ghostty", "wezterm", "contour", "rxvt", "linux"]
            if plain.contains(where: { term.hasPrefix($0) }) { return .visual }
        }
        switch environment["TERM_PROGRAM"] {
        case "Apple_Terminal": return .logical
        case "ghostty", "WezTerm", "iTerm.app", "vscode": return .visual
        default: break
        }
        if isSet("KITTY_WINDOW_ID") { return .words }
        return isSet("KONSOLE_VERSION") || isSet("MLTERM") || isMultiplexed && isSet("VTE_VERSION") ? .logical : .visual
    }
}
