import Testing

@testable import TerraceTerminal

struct TerminalCapabilitiesTests {
    private func depth(_ environment: [String: String], isTTY: Bool = true, explicit: ColorDepth? = nil) -> ColorDepth {
        TerminalCapabilities(environment: environment, isTTY: isTTY, explicitDepth: explicit).colorDepth
    }

    @Test func colourDepthFollowsThePrecedence() {
        let full = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]
        #expect(depth(full.merging(["NO_COLOR": "1"]) { $1 }, explicit: .ansi16) == .ansi16)
        #expect(depth(full.merging(["NO_COLOR": "1", "FORCE_COLOR": "3"]) { $1 }) == .none)
        #expect(depth(full.merging(["NO_COLOR": ""]) { $1 }) == .trueColor, "an empty NO_COLOR says nothing")
        #expect(depth(["TERM": "xterm", "FORCE_COLOR": "2"]) == .indexed256)
        #expect(depth(["TERM": "xterm", "CLICOLOR_FORCE": "1"], isTTY: false) == .ansi16)
        #expect(depth(full) == .trueColor)
        #expect(depth(["TERM": "xterm-256color"]) == .indexed256)
        #expect(depth(["TERM": "xterm"]) == .ansi16)
        #expect(depth(["TERM": "xterm-direct"]) == .trueColor)
        #expect(depth(["TERM": "dumb"]) == .none)
        #expect(depth(full, isTTY: false) == .none)
    }

    @Test("opentui 754, colorprofile 83, bubbletea 825: COLORTERM counts more than tmux, and Terminal.app prints no garbage")
    func colorTermWinsOverTmuxAndAppleTerminalPrintsNoGarbage() {
        #expect(depth(["TERM": "tmux-256color", "COLORTERM": "truecolor"]) == .trueColor)
        #expect(depth(["TERM": "screen-256color"]) == .indexed256)
        #expect(
            depth(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "453", "COLORTERM": "truecolor"])
                == .indexed256)
        #expect(depth(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal", "TERM_PROGRAM_VERSION": "465"]) == .trueColor)
    }

    @Test func aDumbTerminalIsNotAddressable() {
        func isAddressable(_ term: String?, isTTY: Bool = true) -> Bool {
            TerminalCapabilities(environment: term.map { ["TERM": $0] } ?? [:], isTTY: isTTY).isAddressable
        }
        #expect(isAddressable("xterm"))
        #expect(!isAddressable("dumb"))
        #expect(!isAddressable(nil))
        #expect(!isAddressable(""))
        #expect(!isAddressable("xterm", isTTY: false))
    }

    @Test func escapeDelayComesFromTheEnvironment() {
        func delay(_ value: String) -> Duration {
            TerminalCapabilities(environment: ["ESCDELAY": value], isTTY: true).escapeDelay
        }
        #expect(delay("200") == .milliseconds(200))
        #expect(delay("soon") == .milliseconds(50))
        #expect(delay("-5") == .milliseconds(1))
        #expect(delay("99999999") == .milliseconds(5000))
    }

    @Test func screenRelaysAndTmuxDoesNot() {
        func isRelayed(_ environment: [String: String]) -> Bool { TerminalCapabilities(environment: environment, isTTY: true).isRelayed }
        #expect(isRelayed(["TERM": "screen.xterm-256color", "STY": "12.pts-0.host"]))
        #expect(!isRelayed(["TERM": "screen", "TMUX": "/tmp/tmux-0/default,1,0"]))
        #expect(!isRelayed(["TERM": "screen", "STY": "12.pts-0.host", "TMUX": "/tmp/tmux-0/default,1,0"]), "tmux within screen")
        #expect(!isRelayed(["TERM": "xterm"]))
    }
}
