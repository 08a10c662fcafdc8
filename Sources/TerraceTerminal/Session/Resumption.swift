import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Waits until a stopped process goes on.
///
/// The call that stops it may return before it stops, because any thread may take the signal; and where no shell would continue
/// it, the kernel does not stop it at all.
enum Resumption {
    /// Runs `stop`, and returns once the process was continued: true, or was not stopped within a tenth of a second: false.
    static func wait(afterStopping stop: () -> Void) -> Bool {
        wasContinued.store(false, ordering: .sequentiallyConsistent)
        var action = sigaction()
        sigemptyset(&action.sa_mask)
        setHandler(&action) { _ in wasContinued.store(true, ordering: .sequentiallyConsistent) }
        action.sa_flags = SA_RESTART
        sigaction(SIGCONT, &action, nil)
        stop()
        for _ in 0..<100 {
            if wasContinued.load(ordering: .sequentiallyConsistent) { return true }
            usleep(1000)
        }
        return false
    }
}

private let wasContinued = Atomic<Bool>(false)
