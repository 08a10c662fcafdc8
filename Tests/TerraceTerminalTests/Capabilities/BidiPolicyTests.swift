import TerraceScreen
import Testing

@testable import TerraceTerminal

@Suite struct BidiPolicyTests {
    @Test(arguments: [
        ["TERM": "xterm-256color"], ["TERM": "alacritty"], ["TERM": "foot"], ["TERM": "st-256color"],
        ["TERM": "tmux-256color", "TMUX": "/tmp/x"],
        ["TERM": "xterm-256color", "VTE_VERSION": "7006"], ["TERM": "xterm-ghostty"], [:],
        // Started from within kitty.
        ["TERM": "alacritty", "KITTY_WINDOW_ID": "1"], ["TERM": "xterm-256color", "TERM_PROGRAM": "vscode", "KONSOLE_VERSION": "220401"],
    ])
    func weOrderWhereTheTerminalDoesNot(environment: [String: String]) {
        #expect(BidiPolicy(environment: environment) == .visual)
    }

    @Test(arguments: [
        ["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"], ["TERM": "mlterm"],
        ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], ["TERM": "screen", "STY": "1.x", "VTE_VERSION": "7006"],
    ])
    func whatTheTerminalTurnsRoundWeLeave(environment: [String: String]) {
        #expect(BidiPolicy(environment: environment) == .logical)
    }

    @Test(arguments: [
        ["TERM": "xterm-kitty"], ["TERM": "tmux-256color", "TMUX": "/tmp/x", "KITTY_WINDOW_ID": "1"],
        ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"],
    ])
    func kittyTurnsWordsRoundAndNothingElse(environment: [String: String]) {
        #expect(BidiPolicy(environment: environment) == .words)
    }

    @Test func theUserHasTheLastWord() {
        #expect(BidiPolicy(environment: ["TERM": "xterm-kitty", "TERRACE_BIDI": "visual"]) == .visual)
        #expect(BidiPolicy(environment: ["TERM": "xterm", "TERRACE_BIDI": "LOGICAL"]) == .logical)
        #expect(BidiPolicy(environment: ["TERM": "xterm", "TERRACE_BIDI": "perhaps"]) == .visual)
        #expect(BidiPolicy(environment: ["TERM": "xterm", "TERRACE_SHAPING": "none"]) == BidiPolicy(order: .visual, joinsLetters: false))
    }
}
