#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// The one lock that state is read and written under, so that any thread may write state while the main actor evaluates bodies.
///
/// It is recursive: a mutation in place may read other state, and a getter of a custom binding reads what it likes.
package enum StateLock {
    // Allocated once and never freed; a pthread mutex may not move in memory, and is made for being shared.
    private nonisolated(unsafe) static let mutex: UnsafeMutablePointer<pthread_mutex_t> = {
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        #if canImport(Darwin)
            pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE)
        #else
            pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
        #endif
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
        return mutex
    }()

    package static func lock() { pthread_mutex_lock(mutex) }
    package static func unlock() { pthread_mutex_unlock(mutex) }

    package static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
