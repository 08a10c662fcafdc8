import TerraceScreen

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// The terminal's file descriptors and its line settings.
///
/// Output is a descriptor of our own, so that the program's standard output and error can be pointed elsewhere meanwhile.
/// `O_NONBLOCK` is never set: the flag belongs to the open file, which the shell shares.
struct TerminalDevice: Sendable {
    let input: Int32
    let output: Int32
    private let ownsInput: Bool
    let savedSettings: termios

    init() throws(TerminalSessionError) {
        guard isatty(STDOUT_FILENO) == 1 else { throw .outputIsNoTerminal }
        if isatty(STDIN_FILENO) == 1 {
            input = STDIN_FILENO
            ownsInput = false
        } else {
            let opened = Self.openControllingTerminal()
            guard opened >= 0 else { throw .noInputTerminal }
            input = opened
            ownsInput = true
        }
        output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        var settings = termios()
        guard output >= 0, tcgetattr(output, &settings) == 0 else {
            let code = errno
            if output >= 0 { _ = closeDescriptor(output) }
            if ownsInput { _ = closeDescriptor(input) }
            throw .system("reading the terminal's settings", code)
        }
        savedSettings = settings
    }

    func close() {
        _ = closeDescriptor(output)
        if ownsInput { _ = closeDescriptor(input) }
    }

    private static func openControllingTerminal() -> Int32 {
        #if canImport(Darwin)
            // kqueue cannot watch /dev/tty itself, but the device behind it.
            if let name = ttyname(STDOUT_FILENO) {
                let opened = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
                if opened >= 0 { return opened }
            }
        #endif
        return open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    }

    /// Raw: every byte as it comes, no echo, no signals from keys, no translation of line feeds.
    func enterRaw() -> Bool {
        var raw = savedSettings
        cfmakeraw(&raw)
        withUnsafeMutableBytes(of: &raw.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        return retrying { tcsetattr(output, TCSADRAIN, &raw) } == 0
    }

    /// The terminal's size; some report none, and the environment may know better.
    func size(environment: [String: String]) -> Size {
        var window = winsize()
        let code = retrying { ioctl(output, UInt(TIOCGWINSZ), &window) }
        var size = code == 0 ? Size(width: Int(window.ws_col), height: Int(window.ws_row)) : .zero
        if size.width <= 0 { size.width = environment["COLUMNS"].flatMap { Int($0) } ?? 80 }
        if size.height <= 0 { size.height = environment["LINES"].flatMap { Int($0) } ?? 24 }
        return Size(width: min(max(size.width, 1), 2000), height: min(max(size.height, 1), 1000))
    }

    /// Whether there is something to read now.
    var hasInput: Bool {
        var entry = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return retrying { poll(&entry, 1, 0) } > 0
    }

    enum ReadOutcome { case bytes(Int), nothing, hangup }

    /// Reads what is there into `buffer`, without waiting.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome {
        guard hasInput else { return .nothing }
        let count = retrying { systemRead(input, buffer.baseAddress, buffer.count) }
        if count > 0 { return .bytes(count) }
        // A closed terminal reads as end of file for ever, or as an error.
        if count == 0 { return .hangup }
        return errno == EAGAIN || errno == EWOULDBLOCK ? .nothing : .hangup
    }

    /// Writes everything, waiting for room as long as it takes; false when the terminal is gone.
    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        TerminalDevice.write(bytes, to: output, patience: -1)
    }

    /// Writes everything to a descriptor. `patience` is how many milliseconds to wait for room each time, -1 for ever. It is
    /// made of calls that a signal handler may make.
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, patience: Int32) -> Bool {
        guard var next = bytes.baseAddress else { return true }
        var rest = bytes.count
        while rest > 0 {
            let count = systemWrite(descriptor, next, rest)
            if count > 0 {
                next += count
                rest -= count
            } else if errno == EINTR {
                continue
            } else if errno == EAGAIN || errno == EWOULDBLOCK {
                var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                let ready = poll(&entry, 1, patience)
                if ready == 0 || ready < 0 && errno != EINTR { return false }
                if ready > 0, entry.revents & Int16(POLLOUT) == 0 { return false }
            } else {
                return false
            }
        }
        return true
    }
}

/// Repeats a system call that a signal interrupted.
@discardableResult
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

// The C functions under names that no method hides.
func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(descriptor, buffer, count) }
func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int { write(descriptor, buffer, count) }
