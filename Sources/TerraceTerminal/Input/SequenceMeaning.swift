import TerraceScreen

/// What a whole control sequence says.
enum SequenceMeaning {
    case event(Event)
    case pasteBegin
    /// Nothing that concerns us; it is swallowed whole.
    case nothing

    init(_ key: KeyEvent?) {
        self = key.map { .event(.key($0)) } ?? .nothing
    }
}

extension ControlSequence {
    func meaning(mouse: inout MouseReports, expectsCursorReport: Bool) -> SequenceMeaning {
        switch marker {
        case 0x3C:
            guard final == 0x4D || final == 0x6D, let event = mouse.sgr(self) else { return .nothing }
            return .event(.mouse(event))
        case 0x3F: return answer.map { .event(.reply($0)) } ?? .nothing
        case 0: break
        default: return .nothing
        }
        switch final {
        case 0x7E: return numbered
        case 0x24, 0x5E, 0x40: return SequenceMeaning(rxvtKey)
        case 0x75: return SequenceMeaning(codedKey)
        case 0x49 where count == 0: return .event(.focus(true))
        case 0x4F where count == 0: return .event(.focus(false))
        case 0x4D: return mouse.urxvt(self).map { .event(.mouse($0)) } ?? .nothing
        case 0x5A:
            return .event(.key(KeyEvent(.tab, modifiers: KeyNames.modifiers(self[1]).union(.shift), characters: "\t", phase: phase)))
        case 0x61...0x64: return .event(.key(.silent(KeyNames.letter(final - 0x20) ?? .upArrow, modifiers: .shift)))
        case 0x52 where isCursorReport(expected: expectsCursorReport):
            return .event(.reply(.cursorPosition(Point(x: max(self[1] ?? 1, 1) - 1, y: max(self[0] ?? 1, 1) - 1))))
        case 0x79 where intermediate == 0x24: return .event(.reply(.mode(self[0] ?? 0, state: self[1] ?? 0)))
        case 0x74 where self[0] == 48: return .event(.resize(Size(width: self[2] ?? 0, height: self[1] ?? 0)))
        default:
            guard intermediate == 0, let key = KeyNames.letter(final) else { return .nothing }
            return .event(.key(.silent(key, modifiers: KeyNames.modifiers(self[1]), phase: phase)))
        }
    }

    /// `SS3 … final`; Konsole puts the modifiers before the letter, and says Shift+Return so.
    func applicationKey(modifiers: EventModifiers) -> KeyEvent? {
        let all = modifiers.union(KeyNames.modifiers(self[max(count - 1, 0)]))
        if let key = KeyNames.letter(final) { return .silent(key, modifiers: all) }
        switch final {
        case 0x4D: return KeyEvent(.return, modifiers: all.union(.shift))
        case 0x49: return KeyEvent(.tab, modifiers: all.union(.numericPad))
        case 0x20: return KeyEvent(.space, modifiers: all.union(.numericPad))
        case 0x61...0x64: return KeyNames.letter(final - 0x20).map { .silent($0, modifiers: all.union(.control)) }
        default: return KeyNames.keypad(final).map { KeyEvent(KeyEquivalent($0), modifiers: all.union(.numericPad)) }
        }
    }

    private var phase: KeyEvent.Phase {
        switch self[1, 1] {
        case 2: .repeat
        case 3: .up
        default: .down
        }
    }

    /// `CSI 1 ; m R` is F3 with modifiers unless somebody asked where the cursor is.
    private func isCursorReport(expected: Bool) -> Bool {
        guard count == 2, let row = self[0], let column = self[1], parameters.allSatisfy({ $0.count == 1 }) else { return false }
        return expected || row != 1 || column > 16
    }

    private var answer: TerminalReply? {
        switch final {
        case 0x63: .deviceAttributes(parameters.compactMap { $0.first ?? nil })
        case 0x79 where intermediate == 0x24: .mode(self[0] ?? 0, state: self[1] ?? 0)
        case 0x75: .keyboardFlags(self[0] ?? 0)
        case 0x52: .cursorPosition(Point(x: max(self[1] ?? 1, 1) - 1, y: max(self[0] ?? 1, 1) - 1))
        default: nil
        }
    }

    private var numbered: SequenceMeaning {
        let number = self[0] ?? 0
        switch number {
        case 27:
            guard let code = self[2] else { return .nothing }
            return SequenceMeaning(.coded(code, shifted: nil, modifiers: KeyNames.modifiers(self[1]), text: "", phase: phase))
        case 200: return .pasteBegin
        default:
            guard let key = KeyNames.number(number) else { return .nothing }
            return .event(.key(.silent(key, modifiers: KeyNames.modifiers(self[1]), phase: phase)))
        }
    }

    private var rxvtKey: KeyEvent? {
        guard count == 1, let key = KeyNames.number(self[0] ?? 0) else { return nil }
        let modifiers: EventModifiers =
            switch final {
            case 0x24: .shift
            case 0x5E: .control
            default: [.control, .shift]
            }
        return .silent(key, modifiers: modifiers)
    }

    private var codedKey: KeyEvent? {
        guard let code = self[0] else { return nil }
        var text = String.UnicodeScalarView()
        if parameters.indices.contains(2) {
            for case let value? in parameters[2] {
                guard let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init), value >= 0x20, !(0x7F...0x9F).contains(value) else {
                    continue
                }
                text.append(scalar)
            }
        }
        return .coded(code, shifted: self[0, 1], modifiers: KeyNames.modifiers(self[1]), text: String(text), phase: phase)
    }
}
