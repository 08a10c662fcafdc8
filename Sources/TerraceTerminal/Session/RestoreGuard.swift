import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Gives the terminal back on every way out: a return, `exit`, a signal, a trap. Armed before the first mode is set, it runs
/// exactly once per arming, whoever comes first.
///
/// What a signal handler uses is prepared beforehand in memory that is never freed: it only reads it, and makes only calls that
/// POSIX allows there.
enum RestoreGuard {
    /// What there is to restore.
    struct Target {
        var device: TerminalDevice
        var capture: OutputCapture
    }

    static let fatalSignals: [Int32] = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]
    /// Other signals that end a process which does nothing about them.
    static let endingSignals: [Int32] = {
        var signals: [Int32] = [SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ]
        #if os(Linux)
            signals += [SIGPOLL, SIGPWR, SIGSTKFLT]
        #endif
        return signals
    }()
    private static let blockSize = 4096
    private static let signalLimit = 65
    private static let stackSize = 64 << 10

    /// Arms the guard; `bytes` undo the modes that are about to be set.
    static func arm(_ target: Target, bytes: [UInt8]) {
        prepare()
        guardTarget?.pointee = target
        publish(bytes)
        isArmed.store(true, ordering: .sequentiallyConsistent)
    }

    /// Replaces the bytes that restore, because the modes are about to change or have changed.
    static func publish(_ bytes: [UInt8]) {
        guard let blocks = guardBlocks, bytes.count <= blockSize - 8 else { return }
        // The other of two blocks is filled and then shown, so that a handler never sees half of one.
        let next = 1 - activeBlock.load(ordering: .sequentiallyConsistent)
        let block = blocks + next * blockSize
        block.storeBytes(of: bytes.count, as: Int.self)
        bytes.withUnsafeBytes { source in
            if let start = source.baseAddress { memcpy(block + 8, start, source.count) }
        }
        activeBlock.store(next, ordering: .sequentiallyConsistent)
    }

    /// Restores, unless it was done. `isOrderly` is false in a signal handler, which must not wait.
    static func restore(isOrderly: Bool) {
        guard isArmed.exchange(false, ordering: .sequentiallyConsistent), let target = guardTarget, let blocks = guardBlocks,
            let scratch = guardScratch
        else { return }
        if isOrderly { fflush(nil) }
        let block = blocks + activeBlock.load(ordering: .sequentiallyConsistent) * blockSize
        let bytes = UnsafeRawBufferPointer(start: block + 8, count: block.load(as: Int.self))
        let output = target.pointee.device.output
        let isThere = TerminalDevice.write(bytes, to: output, patience: 1000)
        // A shell in the foreground has set its own, and asking from the background would stop us.
        if isThere, tcgetpgrp(output) == getpgrp() {
            var settings = target.pointee.device.savedSettings
            // Flushing drops reports that are still on their way, which a shell would take for typing.
            _ = tcsetattr(output, isOrderly ? TCSAFLUSH : TCSANOW, &settings)
        }
        target.pointee.capture.finish(scratch: UnsafeMutableRawBufferPointer(start: scratch, count: blockSize))
    }

    /// Restores and ends the process by `signal`, so that its parent sees the signal.
    static func die(by number: Int32) -> Never {
        restore(isOrderly: true)
        var action = sigaction()
        sigemptyset(&action.sa_mask)
        setHandler(&action, SIG_DFL)
        sigaction(number, &action, nil)
        var mask = sigset_t()
        sigemptyset(&mask)
        sigaddset(&mask, number)
        pthread_sigmask(SIG_UNBLOCK, &mask, nil)
        kill(getpid(), number)
        // Not every signal ends a process that is the first of a container.
        usleep(100_000)
        _exit(128 + number)
    }

    /// Memory, handlers and the way out by `exit`, once per process.
    private static func prepare() {
        guard guardTarget == nil else { return }
        // Touched here, because the first access of a global may initialise it, which a handler must not.
        _ = isArmed.load(ordering: .relaxed)
        guardBlocks = .allocate(byteCount: 2 * blockSize, alignment: 16)
        guardScratch = .allocate(byteCount: blockSize, alignment: 16)
        guardOldActions = .allocate(capacity: signalLimit)
        guardTarget = .allocate(capacity: 1)

        // A stack overflow leaves no stack for its handler.
        var stack = stack_t()
        stack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
        stack.ss_size = numericCast(stackSize)
        sigaltstack(&stack, nil)

        var action = sigaction()
        sigemptyset(&action.sa_mask)
        setFaultHandler(&action)
        action.sa_flags |= SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
        for number in fatalSignals {
            var old = sigaction()
            // Swift's own backtracer is kept, and gets its turn on the clean screen.
            if sigaction(number, &action, &old) == 0 { guardOldActions?[Int(number)] = old }
        }
        for number in endingSignals {
            var old = sigaction()
            // What the program does about them by itself stays.
            guard sigaction(number, nil, &old) == 0, hasDefaultAction(old) else { continue }
            if sigaction(number, &action, nil) == 0 { guardOldActions?[Int(number)] = old }
        }
        signal(SIGPIPE, SIG_IGN)
        atexit { RestoreGuard.restore(isOrderly: true) }
    }

    private static func setFaultHandler(_ action: inout sigaction) {
        let handler: FaultHandler = { number, info, context in
            RestoreGuard.restore(isOrderly: false)
            guard let old = guardOldActions else { return }
            let code = info?.pointee.si_code ?? 0
            guard !isFault(number) || code <= 0 || code == Int32(SI_USER) else {
                // A fault happens again when the handler returns: the old action gets it, with the true address.
                sigaction(number, old + Int(number), nil)
                return
            }
            // What was sent does not happen again, and Swift's backtracer comes back from it.
            if old[Int(number)].sa_flags & SA_SIGINFO != 0, let backtrace = faultHandler(of: old[Int(number)]) {
                backtrace(number, info, context)
            }
            signal(number, SIG_DFL)
            raise(number)
        }
        #if canImport(Darwin)
            action.__sigaction_u.__sa_sigaction = handler
        #else
            action.__sigaction_handler.sa_sigaction = handler
        #endif
        action.sa_flags = SA_SIGINFO
    }
}

/// Whether a signal comes from an instruction, which is tried again when its handler returns.
private func isFault(_ number: Int32) -> Bool {
    switch number {
    case SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV, SIGSYS: true
    default: false
    }
}

typealias PlainHandler = @convention(c) (Int32) -> Void
private typealias FaultHandler = @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

#if canImport(Darwin)
    func setHandler(_ action: inout sigaction, _ handler: PlainHandler?) { action.__sigaction_u.__sa_handler = handler }
    private func faultHandler(of action: sigaction) -> FaultHandler? { action.__sigaction_u.__sa_sigaction }
    private func hasDefaultAction(_ action: sigaction) -> Bool { action.__sigaction_u.__sa_handler == nil }
#else
    func setHandler(_ action: inout sigaction, _ handler: PlainHandler?) { action.__sigaction_handler.sa_handler = handler }
    private func faultHandler(of action: sigaction) -> FaultHandler? { action.__sigaction_handler.sa_sigaction }
    private func hasDefaultAction(_ action: sigaction) -> Bool { action.__sigaction_handler.sa_handler == nil }
#endif

/// Whether there is something to restore. The only thing that is written while handlers may run, together with `activeBlock`.
private let isArmed = Atomic<Bool>(false)
private let activeBlock = Atomic<Int>(0)

// Unsafe only in name: the pointers are set once, on the main thread and before any handler is installed, and never freed.
// What they point to changes only while the guard is not armed (target), or in the block that is not shown (blocks).
nonisolated(unsafe) private var guardTarget: UnsafeMutablePointer<RestoreGuard.Target>?
nonisolated(unsafe) private var guardBlocks: UnsafeMutableRawPointer?
nonisolated(unsafe) private var guardScratch: UnsafeMutableRawPointer?
nonisolated(unsafe) private var guardOldActions: UnsafeMutablePointer<sigaction>?
