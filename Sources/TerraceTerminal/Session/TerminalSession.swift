import Dispatch
import Foundation
import TerraceScreen

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// The program's hold on its terminal: opened, switched to raw and to its modes, read, written, given back.
///
/// Everything arrives on the main queue, which `RunLoop.main` serves.
@MainActor
package final class TerminalSession {
    /// What a session tells its host.
    package enum Notice: Sendable {
        /// Decoded input, everything that arrived together; also the terminal's new size.
        case events([Event])
        /// The process was asked to end. Save what must be saved and call `end(by:)`.
        case terminate(Int32)
        /// The terminal is ours again after a stop; what it shows is unknown.
        case resumed
        /// The terminal is gone.
        case hangup
    }

    package let capabilities: TerminalCapabilities
    package private(set) var modes = TerminalModes()
    package private(set) var isActive = false
    /// Set while an answer to a question about the cursor is due.
    package var expectsCursorReport: Bool {
        get { decoder.expectsCursorReport }
        set { decoder.expectsCursorReport = newValue }
    }

    private let device: TerminalDevice
    private let environment: [String: String]
    private let handler: @MainActor @Sendable (Notice) -> Void
    private var decoder = InputDecoder()
    private var capture: OutputCapture?
    private var inputSource: DispatchSourceRead?
    private var signals: SignalChannel?
    private var readBuffer = [UInt8](repeating: 0, count: 16 << 10)
    /// A terminal's line hands out its bytes in pieces about four times as long.
    private static let fullRead = 1 << 10
    /// Counts reads, so that a timer knows whether anything came since it was set.
    private var reads = 0
    private var isGone = false
    private var isStopping = false

    /// Finds the terminal, and changes nothing about it yet.
    package init(
        environment: [String: String] = ProcessInfo.processInfo.environment, explicitDepth: ColorDepth? = nil,
        handler: @escaping @MainActor @Sendable (Notice) -> Void
    ) throws(TerminalSessionError) {
        capabilities = TerminalCapabilities(
            environment: environment, isTTY: isatty(STDOUT_FILENO) == 1, explicitDepth: explicitDepth)
        device = try TerminalDevice()
        guard capabilities.isAddressable else {
            device.close()
            throw .dumbTerminal
        }
        self.environment = environment
        self.handler = handler
        decoder.escapeDelay = capabilities.escapeDelay
    }

    deinit {
        if isActive { RestoreGuard.restore(isOrderly: true) }
        device.close()
    }

    /// The terminal's size now.
    package var size: Size { device.size(environment: environment) }

    /// Takes the terminal: raw, in `modes`, read from now on.
    package func start(_ modes: TerminalModes = .fullScreen) throws(TerminalSessionError) {
        guard !isActive else { return }
        signals = try SignalChannel { [weak self] number in self?.receive(number) }
        do {
            try enter(modes)
        } catch {
            signals?.cancel()
            signals = nil
            throw error
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: device.input, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readInput() } }
        source.activate()
        inputSource = source
    }

    /// Changes what is switched on.
    package func setModes(_ new: TerminalModes) {
        guard isActive, new != modes else { return }
        RestoreGuard.publish(modes.covering(new).restoringBytes)
        write(TerminalModes.bytes(from: modes, to: new))
        modes = new
        RestoreGuard.publish(new.restoringBytes)
    }

    /// Gives the terminal back as it was; what was printed meanwhile appears now.
    package func stop() {
        guard isActive || signals != nil else { return }
        inputSource?.cancel()
        inputSource = nil
        leave()
        signals?.cancel()
        signals = nil
    }

    /// Gives the terminal back and ends the process as the signal would have.
    package func end(by signal: Int32) -> Never {
        RestoreGuard.die(by: signal)
    }

    /// Writes bytes as they are, all of them.
    package func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { write($0) }
    }

    /// Writes a frame in one go.
    package func write(_ frame: borrowing OutputBuffer) {
        frame.withBytes { write($0) }
    }

    private func write(_ bytes: UnsafeRawBufferPointer) {
        guard isActive, !isGone, !bytes.isEmpty else { return }
        if !device.write(bytes) { hangUp() }
    }

    /// Stops the process as a shell's Ctrl+Z does, with the terminal given back, and returns when it goes on.
    package func suspend() {
        guard isActive, !isStopping else { return }
        isStopping = true
        let old = modes
        leave()
        SignalChannel.uninstall(SIGTSTP)
        // Without a shell that controls jobs nothing is stopped, and all of it was but a repaint.
        _ = Resumption.wait { _ = kill(0, SIGTSTP) }
        SignalChannel.install(SIGTSTP)
        SignalChannel.install(SIGCONT)
        isStopping = false
        reenter(old)
    }

    // MARK: - In and out

    private func enter(_ new: TerminalModes) throws(TerminalSessionError) {
        let capture = OutputCapture()
        self.capture = capture
        RestoreGuard.arm(.init(device: device, capture: capture), bytes: new.restoringBytes)
        isActive = true
        guard device.enterRaw() else {
            let code = errno
            leave()
            throw .system("switching the terminal to raw", code)
        }
        write(TerminalModes.bytes(from: TerminalModes(), to: new))
        modes = new
    }

    private func leave() {
        guard isActive else { return }
        RestoreGuard.restore(isOrderly: true)
        isActive = false
        modes = TerminalModes()
        capture?.close()
        capture = nil
    }

    private func reenter(_ modes: TerminalModes) {
        do {
            try enter(modes)
            handler(.resumed)
        } catch {
            hangUp()
        }
    }

    private func hangUp() {
        guard !isGone else { return }
        isGone = true
        // A closed terminal is readable for ever.
        inputSource?.cancel()
        inputSource = nil
        handler(.hangup)
    }

    private func receive(_ number: Int32) {
        switch number {
        case SIGWINCH: if isActive { handler(.events([.resize(size)])) }
        case SIGTSTP: suspend()
        case SIGCONT:
            // Stopped by a signal that nobody can catch: a shell has used the terminal meanwhile.
            guard isActive, !isStopping, !isGone else { return }
            let old = modes
            _ = device.enterRaw()
            write(old.restoringBytes + TerminalModes.bytes(from: TerminalModes(), to: old))
            handler(.resumed)
        default: handler(.terminate(number))
        }
    }

    private func readInput() {
        var events: [Event] = []
        var isClosed = false
        // What arrived together is one turn, but a flood must let a frame through.
        reading: for _ in 0..<8 {
            switch readBuffer.withUnsafeMutableBytes({ device.read(into: $0) }) {
            case .bytes(let count):
                readBuffer.withUnsafeBytes { bytes in
                    decoder.feed(UnsafeRawBufferPointer(rebasing: bytes[..<count])) { events.append($0) }
                }
                reads += 1
                // So short a read has emptied the line; what comes later is told anew.
                if count < Self.fullRead { break reading }
            case .nothing: break reading
            case .hangup:
                isClosed = true
                break reading
            }
        }
        if !events.isEmpty { handler(.events(events)) }
        if isClosed { hangUp() } else if let deadline = decoder.pendingDeadline { wait(deadline) }
    }

    /// Silence decides what is pending: not the clock since the last read, but that nothing is there to read when it has run out.
    private func wait(_ deadline: Duration) {
        let expected = reads
        let (seconds, attoseconds) = deadline.components
        let interval = DispatchTimeInterval.nanoseconds(Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000))
        DispatchQueue.main.asyncAfter(deadline: .now() + interval) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.reads == expected, self.inputSource != nil, !self.device.hasInput else { return }
                var events: [Event] = []
                self.decoder.flush { events.append($0) }
                if !events.isEmpty { self.handler(.events(events)) }
            }
        }
    }
}
