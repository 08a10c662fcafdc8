extension VirtualTerminal {
    mutating func obey(_ token: EscapeParser.Token) {
        switch token {
        case .print(let scalar): print(scalar)
        case .control(let value): control(value)
        case .escape(let intermediates, let final): escape(intermediates, final)
        case .csi(let marker, let parameters, let intermediates, let final):
            let sequence = ControlCode(marker: marker, parameters: parameters, intermediates: intermediates, final: final)
            if !obey(sequence) { unhandled.append("CSI \(marker)\(parameters)\(intermediates)\(final)") }
        case .systemCommand(let text):
            let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2, parts[0] == "0" || parts[0] == "2" {
                title = String(parts[1])
            } else {
                unhandled.append("OSC \(text)")
            }
        case .string(let kind, let text): unhandled.append("string \(kind) \(text)")
        }
    }

    private mutating func control(_ value: UInt32) {
        switch value {
        case 0x07: break
        case 0x08:
            x = max(x - 1, 0)
            isWrapPending = false
        case 0x09:
            x = min((x / 8 + 1) * 8, width - 1)
            isWrapPending = false
        case 0x0A, 0x0B, 0x0C:
            isWrapPending = false
            lineFeed()
        case 0x0D:
            x = 0
            isWrapPending = false
        default: unhandled.append("control \(value)")
        }
    }

    private mutating func escape(_ intermediates: String, _ final: Character) {
        switch (intermediates, final) {
        case ("", "7"): saved = (x, y, pen)
        case ("", "8"): restoreCursor(saved)
        case ("", "D"): lineFeed()
        case ("", "E"):
            x = 0
            lineFeed()
        case ("", "M"): if y == regionTop { scroll(from: regionTop, by: -1) } else { y = max(y - 1, 0) }
        case ("", ">"): privateModes[66] = false
        case ("", "="): privateModes[66] = true
        case ("", "\\"): break
        case ("", "c"): self = VirtualTerminal(width: width, height: height, opinion: opinion)
        default: unhandled.append("ESC \(intermediates)\(final)")
        }
    }

    mutating func restoreCursor(_ state: (x: Int, y: Int, pen: Style)?) {
        let state = state ?? (0, 0, Style())
        (x, y, pen) = (min(state.x, width - 1), min(state.y, height - 1), state.pen)
        isWrapPending = false
    }

    /// A control sequence's parts.
    struct ControlCode {
        var marker: String
        var parameters: [[Int]]
        var intermediates: String
        var final: Character

        /// A number that is at least 1 and 1 when it was left out.
        func count(_ index: Int = 0) -> Int { max(number(index) ?? 1, 1) }

        func number(_ index: Int) -> Int? {
            guard parameters.indices.contains(index), let value = parameters[index].first, value >= 0 else { return nil }
            return value
        }
    }

    private mutating func obey(_ sequence: ControlCode) -> Bool {
        switch (sequence.marker, sequence.intermediates, sequence.final) {
        case ("?", "", "h"), ("?", "", "l"): setPrivateModes(sequence, sequence.final == "h")
        case ("", "", "h"), ("", "", "l"):
            for index in sequence.parameters.indices { ansiModes[sequence.number(index) ?? 0] = sequence.final == "h" }
        case ("", " ", "q"): cursorShape = sequence.number(0) ?? 0
        case (">", "", "u"): keyboardStacks[isAlternateScreen ? 1 : 0].append(sequence.number(0) ?? 0)
        case ("<", "", "u"):
            let screen = isAlternateScreen ? 1 : 0
            keyboardStacks[screen].removeLast(min(sequence.count(), keyboardStacks[screen].count))
        case ("?", "", "u"): reply("\u{1B}[?\(keyboardFlags)u")
        case (">", "", "m"): if sequence.number(0) == 4 { modifyOtherKeys = sequence.number(1) ?? 0 } else { return false }
        case ("", "", "t"):
            switch sequence.number(0) {
            case 22: titles.append(title)
            case 23: title = titles.popLast() ?? title
            default: return false
            }
        case ("", "", "c"): reply("\u{1B}[?62;22c")
        case ("", "", "n") where sequence.number(0) == 6: reply("\u{1B}[\(y + 1);\(x + 1)R")
        case ("?", "", "n") where sequence.number(0) == 6: reply("\u{1B}[?\(y + 1);\(x + 1)R")
        case ("?", "$", "p"):
            let mode = sequence.number(0) ?? 0
            reply("\u{1B}[?\(mode);\(isModeSet(mode) ? 1 : 2)$y")
        case ("", "", "m"): return select(sequence.parameters)
        case ("", "", let final): return edit(sequence, final)
        default: return false
        }
        return true
    }

    private mutating func reply(_ text: String) { replies += Array(text.utf8) }

    private mutating func setPrivateModes(_ sequence: ControlCode, _ isSet: Bool) {
        for index in sequence.parameters.indices {
            let mode = sequence.number(index) ?? 0
            let was = isModeSet(mode)
            privateModes[mode] = isSet
            switch mode {
            case 1049 where was != isSet:
                if isSet { savedByScreen = (x, y, pen) }
                swap(&grid, &otherGrid)
                if isSet {
                    grid = Array(repeating: Array(repeating: Cell(), count: width), count: height)
                } else {
                    restoreCursor(savedByScreen)
                }
            case 7: isWrapPending = false
            default: break
            }
        }
    }
}
