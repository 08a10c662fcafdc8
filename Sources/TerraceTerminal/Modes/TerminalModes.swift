/// Everything that is switched on in a terminal, as one value. The default is how a shell expects to find its terminal, so
/// entering is the difference from the default and leaving the difference back: what was entered cannot be forgotten.
package struct TerminalModes: Hashable, Sendable {
    /// How much of the mouse is reported.
    package enum MouseTracking: Int, Hashable, Sendable, CaseIterable {
        case off = 0
        case buttons = 1000
        case drags = 1002
        case motion = 1003
    }

    /// The cursor's look, by its number in `CSI n SP q`.
    package enum CursorShape: UInt8, Hashable, Sendable, CaseIterable {
        case standard = 0
        case blinkingBlock, block, blinkingUnderline, underline, blinkingBar, bar
    }

    package var alternateScreen = false
    package var cursorVisible = true
    package var cursorShape = CursorShape.standard
    package var mouse = MouseTracking.off
    package var bracketedPaste = false
    package var focusReports = false
    /// Flags of the Kitty keyboard protocol; 0 leaves the keyboard alone.
    package var keyboardFlags: UInt8 = 0
    /// xterm's modifyOtherKeys level.
    package var modifyOtherKeys: UInt8 = 0
    package var autowrap = true
    /// Whether the terminal may reorder right-to-left text itself.
    package var implicitBidi = true
    /// Grapheme clusters as units of width, mode 2027.
    package var graphemeClusters = false
    /// Sizes as reports in the input, mode 2048.
    package var resizeReports = false
    /// The window's title; nil leaves the shell's.
    package var title: String?

    package init() {}

    /// What a full-screen program wants of any terminal.
    package static var fullScreen: TerminalModes {
        var modes = TerminalModes()
        modes.alternateScreen = true
        modes.cursorVisible = false
        modes.bracketedPaste = true
        modes.autowrap = false
        modes.implicitBidi = false
        return modes
    }

    /// On whatever is on in either: what has to be undone if the change between them is cut short.
    package func covering(_ other: TerminalModes) -> TerminalModes {
        var all = self
        all.alternateScreen = alternateScreen || other.alternateScreen
        all.cursorVisible = cursorVisible && other.cursorVisible
        if cursorShape == .standard { all.cursorShape = other.cursorShape }
        if mouse.rawValue < other.mouse.rawValue { all.mouse = other.mouse }
        all.bracketedPaste = bracketedPaste || other.bracketedPaste
        all.focusReports = focusReports || other.focusReports
        if keyboardFlags == 0 { all.keyboardFlags = other.keyboardFlags }
        if modifyOtherKeys == 0 { all.modifyOtherKeys = other.modifyOtherKeys }
        all.autowrap = autowrap && other.autowrap
        all.implicitBidi = implicitBidi && other.implicitBidi
        all.graphemeClusters = graphemeClusters || other.graphemeClusters
        all.resizeReports = resizeReports || other.resizeReports
        all.title = title ?? other.title
        return all
    }
}
