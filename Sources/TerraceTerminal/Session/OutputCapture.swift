#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Keeps standard output and error off the screen while a program draws there: what is printed goes to a file without a name,
/// and is shown on the real standard error afterwards, without its control characters.
struct OutputCapture: Sendable {
    let file: Int32
    /// The real ones, or -1 where the descriptor was no terminal and stays as it is.
    let realOutput: Int32
    let realError: Int32

    /// Only the last part is shown; a program may have printed for days.
    static let shownLimit = 1 << 20

    init() {
        fflush(nil)
        file = Self.openFile()
        // Standard error may be another terminal or a log, where it disturbs nothing.
        realError = file >= 0 && Self.isSameTerminal(STDERR_FILENO) ? fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3) : -1
        realOutput = file >= 0 ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3) : -1
        if realError >= 0 { dup2(file, STDERR_FILENO) }
        if realOutput >= 0 { dup2(file, STDOUT_FILENO) }
    }

    private static func isSameTerminal(_ descriptor: Int32) -> Bool {
        var (a, b) = (stat(), stat())
        guard isatty(descriptor) == 1, fstat(descriptor, &a) == 0, fstat(STDOUT_FILENO, &b) == 0 else { return false }
        return a.st_rdev == b.st_rdev
    }

    private static func openFile() -> Int32 {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array((folder + "/terrace.XXXXXX").utf8CString)
        let descriptor = template.withUnsafeMutableBufferPointer { name in
            guard let path = name.baseAddress else { return Int32(-1) }
            let descriptor = mkstemp(path)
            if descriptor >= 0 { unlink(path) }
            return descriptor
        }
        // Without a file the text is lost, but the screen is not.
        guard descriptor >= 0 else { return open("/dev/null", O_RDWR | O_CLOEXEC) }
        _ = fcntl(descriptor, F_SETFL, O_APPEND)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }

    /// Gives the descriptors back and shows what was captured. Made of calls that a signal handler may make; `scratch` is memory
    /// for it.
    func finish(scratch: UnsafeMutableRawBufferPointer) {
        if realOutput >= 0 { dup2(realOutput, STDOUT_FILENO) }
        if realError >= 0 { dup2(realError, STDERR_FILENO) }
        guard file >= 0, let base = scratch.baseAddress else { return }
        let end = lseek(file, 0, SEEK_END)
        var offset = max(end - off_t(Self.shownLimit), 0)
        var previous: UInt8 = 0
        while offset < end {
            let count = pread(file, base, scratch.count, offset)
            guard count > 0 else { return }
            let part = UnsafeMutableRawBufferPointer(start: base, count: count)
            previous = Self.sanitise(part, after: previous)
            guard TerminalDevice.write(UnsafeRawBufferPointer(part), to: STDERR_FILENO, patience: 1000) else { return }
            offset += off_t(count)
        }
    }

    /// Makes control characters harmless in place: C0 but line feed and tab, DEL, and C1 as UTF-8 spells it.
    static func sanitise(_ bytes: UnsafeMutableRawBufferPointer, after previous: UInt8) -> UInt8 {
        var previous = previous
        for index in 0..<bytes.count {
            let byte = bytes[index]
            if byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F {
                bytes[index] = 0x3F
            } else if previous == 0xC2, byte < 0xA0, byte >= 0x80 {
                bytes[index] = 0xA0
            }
            previous = byte
        }
        return previous
    }

    /// Closes what `init` opened, after `finish`.
    func close() {
        for descriptor in [file, realOutput, realError] where descriptor >= 0 { _ = closeDescriptor(descriptor) }
    }
}
