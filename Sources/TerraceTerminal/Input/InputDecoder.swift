import TerraceScreen

/// Makes events of the bytes that a terminal sends. It never blocks, loses nothing, and how the bytes are cut into reads makes
/// no difference: only silence does, and silence is what `flush` tells.
///
/// After each `feed`, wait `pendingDeadline` for more bytes; when none came, call `flush`.
package struct InputDecoder: Sendable {
    /// How long a lone Escape waits for what would make it the beginning of something else.
    package var escapeDelay: Duration = .milliseconds(50)
    /// Set while an answer to `CSI 6 n` is due: `CSI 1 ; 2 R` is also Shift+F3.
    package var expectsCursorReport = false

    private enum State: Sendable {
        case ground
        /// After one or two Escapes.
        case escape(Int)
        case csi
        /// `CSI [`, which begins the Linux console's F1 to F5.
        case linuxKey
        case ss3
        /// Three bytes after `CSI M`.
        case x10
        case string(ReplyText.Kind)
        /// An Escape inside a string: its end if a backslash follows.
        case stringEscape(ReplyText.Kind)
        case paste
    }

    private static let sequenceLimit = 256
    private static let stringLimit = 64 << 10

    private var state = State.ground
    /// An Escape came before the sequence: Alt, as rxvt says it.
    private var hasPrefix = false
    /// An Escape came before the scalar that is being collected.
    private var isAlt = false
    private var utf8 = UTF8Collector()
    private var body: [UInt8] = []
    private var overflowed = false
    private var mouse = MouseReports()
    private var paste: PasteCollector

    /// `pasteLimit` is how many bytes of a paste are held before they are delivered as one paste event and the rest as another.
    package init(pasteLimit: Int = 64 << 20) {
        paste = PasteCollector(limit: pasteLimit)
    }

    /// How long to wait for more bytes before `flush`; nil when nothing is pending.
    package var pendingDeadline: Duration? {
        switch state {
        case .ground: utf8.isPending ? .seconds(1) : nil
        case .escape: utf8.isPending ? .seconds(1) : escapeDelay
        case .ss3: body.isEmpty ? escapeDelay : .seconds(1)
        default: .seconds(1)
        }
    }

    /// Takes bytes and hands out every event that they complete, in order.
    package mutating func feed(_ bytes: UnsafeRawBufferPointer, into emit: (Event) -> Void) {
        var index = 0
        while index < bytes.count {
            if case .paste = state {
                if paste.take(bytes, from: &index, deliver: { emit(.paste($0)) }) {
                    state = .ground
                    emit(.paste(paste.finish()))
                }
            } else {
                step(bytes[index], emit)
                index += 1
            }
        }
    }

    /// Takes bytes of any collection.
    package mutating func feed(_ bytes: some Collection<UInt8>, into emit: (Event) -> Void) {
        Array(bytes).withUnsafeBytes { feed($0, into: emit) }
    }

    /// Decides what is pending, because nothing followed it: an Escape is the Escape key, an unfinished sequence is dropped.
    package mutating func flush(into emit: (Event) -> Void) {
        if utf8.isPending {
            utf8.reset()
            type("\u{FFFD}", emit)
        }
        let ended = state
        state = .ground
        switch ended {
        case .ground: break
        case .escape(let count): emit(.key(.control(0x1B, modifiers: count > 1 ? .option : [])))
        case .csi: if body.isEmpty { abandon("[", emit) }
        case .linuxKey:
            abandon("[", emit)
            emit(.key(.typed("[")))
        case .ss3: if body.isEmpty { abandon("O", emit) }
        case .x10: break
        case .string(let kind): if body.isEmpty { abandon(Self.opener(of: kind), emit) }
        case .stringEscape(let kind):
            if body.isEmpty { abandon(Self.opener(of: kind), emit) }
            emit(.key(.control(0x1B)))
        case .paste: emit(.paste(paste.finish()))
        }
        if hasPrefix { emit(.key(.control(0x1B))) }
        hasPrefix = false
        body.removeAll(keepingCapacity: body.capacity <= 4096)
        overflowed = false
    }

    // MARK: - The machine

    private mutating func step(_ byte: UInt8, _ emit: (Event) -> Void) {
        switch state {
        case .ground: ground(byte, emit)
        case .escape(let count): escape(byte, count: count, emit)
        case .csi: csi(byte, emit)
        case .linuxKey: linuxKey(byte, emit)
        case .ss3: ss3(byte, emit)
        case .x10: x10(byte, emit)
        case .string(let kind): string(byte, kind, emit)
        case .stringEscape(let kind): stringEscape(byte, kind, emit)
        case .paste: break
        }
    }

    private mutating func ground(_ byte: UInt8, _ emit: (Event) -> Void) {
        switch utf8.push(byte) {
        case .pending: break
        case .scalar(let scalar): if scalar == "\u{1B}" { state = .escape(1) } else { type(scalar, emit) }
        case .invalid: type("\u{FFFD}", emit)
        case .broken:
            type("\u{FFFD}", emit)
            ground(byte, emit)
        }
    }

    private mutating func type(_ scalar: Unicode.Scalar, _ emit: (Event) -> Void) {
        emit(.key(.typed(scalar, modifiers: isAlt ? .option : [])))
        isAlt = false
    }

    private mutating func escape(_ byte: UInt8, count: Int, _ emit: (Event) -> Void) {
        let opened: State? =
            switch byte {
            case 0x5B: .csi
            case 0x4F: .ss3
            case 0x5D: .string(.systemCommand)
            case 0x50: .string(.deviceControl)
            case 0x5F: .string(.applicationCommand)
            default: nil
            }
        if let opened {
            hasPrefix = count > 1
            body.removeAll(keepingCapacity: true)
            overflowed = false
            state = opened
        } else if byte == 0x1B {
            if count == 1 {
                state = .escape(2)
            } else {
                emit(.key(.control(0x1B, modifiers: .option)))
                state = .escape(1)
            }
        } else {
            if count > 1 { emit(.key(.control(0x1B))) }
            state = .ground
            isAlt = true
            ground(byte, emit)
        }
    }

    /// What began like a sequence was Alt with the character that begins it.
    private mutating func abandon(_ opener: Unicode.Scalar, _ emit: (Event) -> Void) {
        if hasPrefix { emit(.key(.control(0x1B))) }
        hasPrefix = false
        emit(.key(.typed(opener, modifiers: .option)))
    }

    /// A byte that cannot stand in a sequence ends it: the sequence is dropped, the byte is read anew.
    private mutating func leave(_ opener: Unicode.Scalar, for byte: UInt8, _ emit: (Event) -> Void) {
        if body.isEmpty && !overflowed { abandon(opener, emit) }
        if hasPrefix { emit(.key(.control(0x1B))) }
        dropString()
        state = .ground
        ground(byte, emit)
    }

    private mutating func csi(_ byte: UInt8, _ emit: (Event) -> Void) {
        switch byte {
        case 0x20...0x3F:
            // rxvt ends shifted keys with `$`, which is an intermediate everywhere else.
            if byte == 0x24, !body.isEmpty, body.allSatisfy({ (0x30...0x39).contains($0) }) { return finish(byte, emit) }
            if body.count < Self.sequenceLimit { body.append(byte) } else { overflowed = true }
        case 0x5B where body.isEmpty && !overflowed: state = .linuxKey
        case 0x4D where body.isEmpty && !overflowed: state = .x10
        case 0x40...0x7E: finish(byte, emit)
        default: leave("[", for: byte, emit)
        }
    }

    private mutating func finish(_ final: UInt8, _ emit: (Event) -> Void) {
        let isAlt = hasPrefix
        let sequence = ControlSequence(body[...], final: final)
        let isWhole = !overflowed
        state = .ground
        hasPrefix = false
        overflowed = false
        body.removeAll(keepingCapacity: true)
        let meaning = isWhole ? sequence.meaning(mouse: &mouse, expectsCursorReport: expectsCursorReport) : .nothing
        switch meaning {
        case .event(.key(var key)):
            if isAlt { key.modifiers.insert(.option) }
            emit(.key(key))
        case .event(let event):
            if isAlt { emit(.key(.control(0x1B))) }
            emit(event)
        case .pasteBegin:
            if isAlt { emit(.key(.control(0x1B))) }
            state = .paste
        case .nothing: if isAlt { emit(.key(.control(0x1B))) }
        }
    }

    private mutating func linuxKey(_ byte: UInt8, _ emit: (Event) -> Void) {
        switch byte {
        case 0x41...0x45:
            emit(.key(.silent(.function(Int(byte) - 0x40), modifiers: hasPrefix ? .option : [])))
            hasPrefix = false
            state = .ground
        case 0x40...0x7E:
            hasPrefix = false
            state = .ground
        default:
            abandon("[", emit)
            emit(.key(.typed("[")))
            state = .ground
            ground(byte, emit)
        }
    }

    private mutating func ss3(_ byte: UInt8, _ emit: (Event) -> Void) {
        switch byte {
        case 0x30...0x39, 0x3B: if body.count < 16 { body.append(byte) }
        case 0x20, 0x40...0x7E:
            let sequence = ControlSequence(body[...], final: byte)
            let modifiers = hasPrefix ? EventModifiers.option : []
            state = .ground
            hasPrefix = false
            body.removeAll(keepingCapacity: true)
            if let key = sequence.applicationKey(modifiers: modifiers) { emit(.key(key)) }
        default: leave("O", for: byte, emit)
        }
    }

    private mutating func x10(_ byte: UInt8, _ emit: (Event) -> Void) {
        // No report holds an Escape, so the report was cut off there.
        if byte == 0x1B {
            body.removeAll(keepingCapacity: true)
            state = .escape(1)
            return
        }
        body.append(byte)
        guard body.count == 3 else { return }
        if hasPrefix { emit(.key(.control(0x1B))) }
        if let event = mouse.x10(body[0], body[1], body[2]) { emit(.mouse(event)) }
        body.removeAll(keepingCapacity: true)
        hasPrefix = false
        state = .ground
    }

    // MARK: - Strings

    private static func opener(of kind: ReplyText.Kind) -> Unicode.Scalar {
        switch kind {
        case .systemCommand: "]"
        case .deviceControl: "P"
        case .applicationCommand: "_"
        }
    }

    /// Whether an answer can begin so. If not, a user pressed Alt with the opener, and what follows is typing that a string would eat.
    private static func canBegin(_ kind: ReplyText.Kind, with byte: UInt8) -> Bool {
        switch kind {
        case .systemCommand: (0x30...0x39).contains(byte) || byte == 0x6C || byte == 0x4C
        case .deviceControl: (0x30...0x39).contains(byte) || byte == 0x3E || byte == 0x24 || byte == 0x21 || byte == 0x2B
        case .applicationCommand: byte == 0x47
        }
    }

    private mutating func string(_ byte: UInt8, _ kind: ReplyText.Kind, _ emit: (Event) -> Void) {
        switch byte {
        case 0x1B: state = .stringEscape(kind)
        case 0x07 where kind == .systemCommand && !body.isEmpty: endString(kind, emit)
        case 0x18 where !body.isEmpty, 0x1A where !body.isEmpty: dropString()
        default:
            if body.isEmpty, !Self.canBegin(kind, with: byte) { return leave(Self.opener(of: kind), for: byte, emit) }
            if body.count < Self.stringLimit { body.append(byte) } else { overflowed = true }
        }
    }

    private mutating func stringEscape(_ byte: UInt8, _ kind: ReplyText.Kind, _ emit: (Event) -> Void) {
        if byte == 0x5C, !body.isEmpty { return endString(kind, emit) }
        if body.isEmpty { abandon(Self.opener(of: kind), emit) }
        dropString()
        state = .escape(1)
        escape(byte, count: 1, emit)
    }

    private mutating func endString(_ kind: ReplyText.Kind, _ emit: (Event) -> Void) {
        if hasPrefix { emit(.key(.control(0x1B))) }
        if !overflowed, let reply = ReplyText.decode(kind, body) { emit(.reply(reply)) }
        dropString()
    }

    private mutating func dropString() {
        body.removeAll(keepingCapacity: body.capacity <= 4096)
        overflowed = false
        hasPrefix = false
        state = .ground
    }
}
