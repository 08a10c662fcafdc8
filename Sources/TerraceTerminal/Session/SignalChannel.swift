import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Brings signals to the main queue as values: a handler writes the number into a pipe, a queue of its own reads it there.
///
/// A signal that asks the process to end is answered even when the main thread is busy for ever: after two seconds without an
/// answer, the terminal is restored and the process ends.
final class SignalChannel: Sendable {
    static let terminating: [Int32] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
    static let all: [Int32] = terminating + [SIGWINCH, SIGTSTP, SIGCONT]
    private static let patience = DispatchTimeInterval.seconds(2)

    private let queue = DispatchQueue(label: "terrace.signals")
    // Dispatch sources may be used from any thread; the protocol does not say so.
    nonisolated(unsafe) private let source: DispatchSourceRead
    /// What the signals did before, in the order of `all`.
    private let previous: [sigaction]

    init(handler: @escaping @MainActor @Sendable (Int32) -> Void) throws(TerminalSessionError) {
        if channelPipe.write.load(ordering: .relaxed) < 0 {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw .system("making a pipe for signals", errno) }
            for end in ends {
                // The pipe is ours alone, so it may be non-blocking: a full one means that signals are waiting anyway.
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            }
            channelPipe.read.store(ends[0], ordering: .relaxed)
            channelPipe.write.store(ends[1], ordering: .relaxed)
        }
        let end = channelPipe.read.load(ordering: .relaxed)
        source = DispatchSource.makeReadSource(fileDescriptor: end, queue: queue)
        source.setEventHandler { [queue] in
            var buffer = [UInt8](repeating: 0, count: 64)
            let count = retrying { systemRead(end, &buffer, buffer.count) }
            guard count > 0 else { return }
            // A burst of size changes is one.
            var seen: [Int32] = []
            for byte in buffer[..<count] where !seen.contains(Int32(byte)) { seen.append(Int32(byte)) }
            for number in seen { Self.deliver(number, handler, queue) }
        }
        source.activate()
        previous = Self.all.map { number in
            var old = sigaction()
            sigaction(number, nil, &old)
            return old
        }
        for number in Self.all { Self.install(number) }
    }

    private static func deliver(_ number: Int32, _ handler: @escaping @MainActor @Sendable (Int32) -> Void, _ queue: DispatchQueue) {
        let answer = Answer()
        DispatchQueue.main.async {
            answer.arrived.store(true, ordering: .relaxed)
            MainActor.assumeIsolated { handler(number) }
        }
        guard terminating.contains(number) else { return }
        queue.asyncAfter(deadline: .now() + patience) {
            if !answer.arrived.load(ordering: .relaxed) { RestoreGuard.die(by: number) }
        }
    }

    private final class Answer: Sendable {
        let arrived = Atomic<Bool>(false)
    }

    /// Installs the handler for a signal (again).
    static func install(_ number: Int32) {
        var action = sigaction()
        sigemptyset(&action.sa_mask)
        setHandler(&action) { number in
            let saved = errno
            var byte = UInt8(truncatingIfNeeded: number)
            _ = systemWrite(channelPipe.write.load(ordering: .relaxed), &byte, 1)
            errno = saved
        }
        action.sa_flags = SA_RESTART
        // What the parent had ignored (nohup) stays ignored.
        var old = sigaction()
        sigaction(number, nil, &old)
        if number == SIGHUP, isIgnored(old) { return }
        sigaction(number, &action, nil)
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        #if canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #else
            let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Gives a signal back its usual effect.
    static func uninstall(_ number: Int32) {
        var action = sigaction()
        sigemptyset(&action.sa_mask)
        setHandler(&action, SIG_DFL)
        sigaction(number, &action, nil)
    }

    func cancel() {
        for (number, action) in zip(Self.all, previous) {
            var action = action
            sigaction(number, &action, nil)
        }
        source.cancel()
    }
}

/// The pipe's ends, made once per process; atomic because a handler reads one of them on any thread.
private struct ChannelPipe: ~Copyable, Sendable {
    let read = Atomic<Int32>(-1)
    let write = Atomic<Int32>(-1)
}

private let channelPipe = ChannelPipe()
