import TerraceScreen

/// Mouse reports in the three spellings that terminals use.
struct MouseReports: Sendable {
    /// Old reports do not say which button came up, so it is the one that went down.
    private var pressed = 0

    /// `CSI < code ; x ; y M` and `m`.
    mutating func sgr(_ sequence: ControlSequence) -> MouseEvent? {
        guard sequence.count >= 3, let code = sequence[0], let x = sequence[1], let y = sequence[2] else { return nil }
        return event(code: code, x: x, y: y, isRelease: sequence.final == 0x6D)
    }

    /// urxvt's `CSI code ; x ; y M`.
    mutating func urxvt(_ sequence: ControlSequence) -> MouseEvent? {
        guard sequence.count >= 3, let code = sequence[0], let x = sequence[1], let y = sequence[2] else { return nil }
        return old(code: code - 32, x: x, y: y)
    }

    /// X10's three bytes after `CSI M`.
    mutating func x10(_ code: UInt8, _ x: UInt8, _ y: UInt8) -> MouseEvent? {
        old(code: Int(code) - 32, x: Int(x) - 32, y: Int(y) - 32)
    }

    private mutating func old(code: Int, x: Int, y: Int) -> MouseEvent? {
        guard code >= 0 else { return nil }
        let isRelease = code & 0b1110_0011 == 3
        return event(code: isRelease ? code & ~3 | pressed : code, x: x, y: y, isRelease: isRelease)
    }

    private mutating func event(code: Int, x: Int, y: Int, isRelease: Bool) -> MouseEvent? {
        var modifiers: EventModifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.option) }
        if code & 16 != 0 { modifiers.insert(.control) }
        // Coordinates count from 1; some terminals report 0 or a place outside the grid.
        let point = Point(x: min(max(x - 1, 0), 0x7FFF), y: min(max(y - 1, 0), 0x7FFF))
        if code & 64 != 0 {
            let kinds: [MouseEvent.Kind] = [.wheelUp, .wheelDown, .wheelLeft, .wheelRight]
            return isRelease ? nil : MouseEvent(kinds[code & 3], at: point, modifiers: modifiers)
        }
        let button = code & 128 != 0 ? 3 + code & 3 : code & 3
        if code & 32 != 0 {
            let isBare = code & 131 == 3
            return MouseEvent(isBare ? .move : .drag, button: isBare ? 0 : button, at: point, modifiers: modifiers)
        }
        if !isRelease { pressed = code & 3 }
        return MouseEvent(isRelease ? .release : .press, button: button, at: point, modifiers: modifiers)
    }
}
