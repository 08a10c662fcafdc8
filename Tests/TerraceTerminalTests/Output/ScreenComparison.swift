import TerraceScreen
import TerraceTesting

@testable import TerraceTerminal

/// Where a terminal shows something else than the screen, or nil.
func difference(_ terminal: VirtualTerminal, _ screen: Screen) -> String? { terminal.difference(from: screen) }

/// A terminal in the modes of a full-screen program.
func fullScreenTerminal(_ size: Size, opinion: VirtualTerminal.Opinion = .unicode) -> VirtualTerminal {
    var terminal = VirtualTerminal(width: size.width, height: size.height, opinion: opinion)
    terminal.feed(TerminalModes.bytes(from: TerminalModes(), to: .fullScreen))
    return terminal
}
