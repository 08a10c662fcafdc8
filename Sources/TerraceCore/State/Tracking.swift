#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Which reader is being evaluated on this thread: what it reads, it depends on.
///
/// Kept per thread, so that a read on another thread is never taken for a read of the body being evaluated here.
package enum Tracking {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    package static var current: Reader? {
        guard let pointer = pthread_getspecific(key) else { return nil }
        return Unmanaged<Reader>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Runs `body` with `reader` as the one that depends on what is read; nil reads without depending.
    package static func with<Result>(_ reader: Reader?, _ body: () throws -> Result) rethrows -> Result {
        let old = pthread_getspecific(key)
        pthread_setspecific(key, reader.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
        // The caller holds the reader for as long as the body runs.
        defer {
            withExtendedLifetime(reader) {}
            pthread_setspecific(key, old)
        }
        return try body()
    }
}

/// The part of a node that sources hold on to: it outlives the node, and says whether what was noted of it still counts.
///
/// All of it is used under `StateLock`.
package final class Reader {
    /// Nil once the node has gone. Unowned and unsafe, because the node clears it before it goes.
    unowned(unsafe) package private(set) var target: _Dependent?
    /// Counts evaluations: an entry made in an earlier one is stale.
    package private(set) var generation: UInt32 = 0

    package init(_ target: _Dependent) {
        self.target = target
    }

    /// Forgets all that was read, before it is evaluated anew.
    package func begin() {
        StateLock.withLock { generation &+= 1 }
    }

    package func end() {
        StateLock.withLock {
            generation &+= 1
            target = nil
        }
    }
}

/// Who read a source. Entries go stale when a reader is evaluated again; they are swept when as many may be stale as live, so
/// adding costs O(1) amortised and the list stays within twice what is live.
package struct ReaderList {
    private var entries: ContiguousArray<(reader: Reader, generation: UInt32)> = []
    private var sweepAt = 8

    package init() {}

    package var isEmpty: Bool { !entries.contains { $0.reader.generation == $0.generation } }
    package var entryCount: Int { entries.count }

    /// Whether more than one reader would be told.
    var hasSeveral: Bool {
        var first: Reader?
        for entry in entries where entry.reader.generation == entry.generation {
            if let first, first !== entry.reader { return true }
            first = entry.reader
        }
        return false
    }

    package mutating func add(_ reader: Reader) {
        if let last = entries.last, last.reader === reader, last.generation == reader.generation { return }
        if entries.count >= sweepAt {
            entries.removeAll { $0.reader.generation != $0.generation }
            sweepAt = max(8, entries.count * 2)
        }
        entries.append((reader, reader.generation))
    }

    /// Takes out every live reader; each will be evaluated again and note itself anew.
    /// `writer` is the body that wrote: it is not told of its own write and stays noted.
    package mutating func drain(except writer: Reader?, _ body: (Reader) -> Void) {
        guard !entries.isEmpty else { return }
        let drained = entries
        entries.removeAll(keepingCapacity: entries.count <= 64)
        sweepAt = 8
        for entry in drained where entry.reader.generation == entry.generation {
            if entry.reader === writer { entries.append(entry) } else { body(entry.reader) }
        }
    }
}
