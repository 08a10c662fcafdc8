extension TerminalModes {
    /// The bytes that make a terminal in the modes `old` one in the modes `new`.
    ///
    /// What is switched off comes first, reports before all, so that none is on its way when the terminal is a shell's again;
    /// the keyboard's flags are popped on the screen that they were pushed on, because each screen has its own stack.
    package static func bytes(from old: TerminalModes, to new: TerminalModes) -> [UInt8] {
        guard old != new else { return [] }
        var writer = SequenceWriter()
        let switchesScreen = old.alternateScreen != new.alternateScreen
        let switchesKeyboard = old.keyboardFlags != new.keyboardFlags || switchesScreen

        // Off.
        if old.mouse != new.mouse, old.mouse != .off {
            // All levels when it is off for good: the level may have been changed half.
            let levels = new.mouse == .off ? [1006, 1003, 1002, 1000] : [old.mouse.rawValue]
            for level in levels { writer.set(level, false) }
        }
        if old.focusReports, !new.focusReports { writer.set(1004, false) }
        if old.bracketedPaste, !new.bracketedPaste { writer.set(2004, false) }
        if old.resizeReports, !new.resizeReports { writer.set(2048, false) }
        if old.graphemeClusters, !new.graphemeClusters { writer.set(2027, false) }
        if old.keyboardFlags != 0, switchesKeyboard { writer.put("\u{1B}[<u") }
        if old.modifyOtherKeys != 0, new.modifyOtherKeys == 0 { writer.put("\u{1B}[>4;0m") }
        if switchesScreen, old.alternateScreen { writer.put("\u{1B}[m") }
        if old.autowrap != new.autowrap, new.autowrap { writer.set(7, true) }
        if old.cursorShape != new.cursorShape, new.cursorShape == .standard { writer.put("\u{1B}[0 q") }
        if old.implicitBidi != new.implicitBidi, new.implicitBidi { writer.put("\u{1B}[8h") }
        if old.title != nil, new.title == nil { writer.put("\u{1B}[23;0t") }

        if switchesScreen { writer.set(1049, new.alternateScreen) }

        // On.
        if let title = new.title, title != old.title {
            if old.title == nil { writer.put("\u{1B}[22;0t") }
            writer.put("\u{1B}]2;")
            writer.put(TitleText.safe(title))
            writer.put("\u{1B}\\")
        }
        if old.implicitBidi != new.implicitBidi, !new.implicitBidi { writer.put("\u{1B}[8l") }
        if old.autowrap != new.autowrap, !new.autowrap { writer.set(7, false) }
        if old.cursorShape != new.cursorShape, new.cursorShape != .standard {
            writer.put("\u{1B}[")
            writer.put(Int(new.cursorShape.rawValue))
            writer.put(" q")
        }
        if new.modifyOtherKeys != 0, old.modifyOtherKeys != new.modifyOtherKeys {
            writer.put("\u{1B}[>4;")
            writer.put(Int(new.modifyOtherKeys))
            writer.put("m")
        }
        if new.keyboardFlags != 0, switchesKeyboard {
            writer.put("\u{1B}[>")
            writer.put(Int(new.keyboardFlags))
            writer.put("u")
        }
        if new.graphemeClusters, !old.graphemeClusters { writer.set(2027, true) }
        if new.resizeReports, !old.resizeReports { writer.set(2048, true) }
        if new.bracketedPaste, !old.bracketedPaste { writer.set(2004, true) }
        if new.focusReports, !old.focusReports { writer.set(1004, true) }
        if old.mouse != new.mouse, new.mouse != .off {
            writer.set(new.mouse.rawValue, true)
            if old.mouse == .off { writer.set(1006, true) }
        }
        if old.cursorVisible != new.cursorVisible { writer.set(25, new.cursorVisible) }
        return writer.bytes
    }

    /// The bytes that bring back the default from these modes and from anything that a frame cut short may have left:
    /// synchronised output, colours, a scroll region, a hidden cursor.
    package var restoringBytes: [UInt8] {
        var bytes = Array("\u{1B}[?2026l".utf8)
        if alternateScreen { bytes += Array("\u{1B}[m\u{1B}[r".utf8) }
        bytes += Self.bytes(from: self, to: TerminalModes())
        if cursorVisible { bytes += Array("\u{1B}[?25h".utf8) }
        return bytes
    }
}

/// Writes sequences that are sent once in a while; frames have their own `OutputBuffer`.
private struct SequenceWriter {
    var bytes: [UInt8] = []

    mutating func put(_ text: String) { bytes += Array(text.utf8) }
    mutating func put(_ number: Int) { bytes += Array(String(number).utf8) }

    /// `CSI ? mode h` or `l`.
    mutating func set(_ mode: Int, _ on: Bool) {
        put("\u{1B}[?")
        put(mode)
        put(on ? "h" : "l")
    }
}

/// Titles are text of the program in the middle of a control sequence.
enum TitleText {
    static func safe(_ title: String) -> String {
        var text = String.UnicodeScalarView()
        for scalar in title.unicodeScalars.prefix(256) {
            switch scalar.value {
            case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: text.append(" ")
            default: text.append(scalar)
            }
        }
        return String(text)
    }
}
