#if !canImport(Darwin)
    import Glibc

    /// A lock. A recursive one may be taken again by the thread that has it: values are delivered under one, and whoever takes a value
    /// may send the next.
    package final class Lock: @unchecked Sendable {
        // A mutex may not move in memory.
        private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

        package init(isRecursive: Bool = false) {
            var attributes = pthread_mutexattr_t()
            pthread_mutexattr_init(&attributes)
            if isRecursive { pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE)) }
            pthread_mutex_init(mutex, &attributes)
            pthread_mutexattr_destroy(&attributes)
        }

        deinit {
            pthread_mutex_destroy(mutex)
            mutex.deallocate()
        }

        package func lock() { pthread_mutex_lock(mutex) }
        package func unlock() { pthread_mutex_unlock(mutex) }

        package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
            lock()
            defer { unlock() }
            return try body()
        }
    }
#endif
