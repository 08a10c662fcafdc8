#if !canImport(Darwin)
    /// The time of a host that makes its own, as those for tests do: timers that are started while it is at work are driven by it.
    package final class HostTime {
        /// The time of the host that is at work on the main queue; nil where time is the system's.
        package static var current: HostTime? { MainQueue.isCurrent ? atWork : nil }
        @exclusivity(unchecked) private nonisolated(unsafe) static var atWork: HostTime?

        /// How far the host's time is ahead of the system's, as schedulers count it.
        package static var lead: Duration { current?.now ?? .zero }

        private struct Entry {
            let id: Int
            var due: Duration
            let interval: Duration?
            let action: () -> Void
        }

        /// How much time has been let pass.
        package private(set) var now = Duration.zero
        private var entries: [Entry] = []
        private var nextID = 0

        package init() {}

        /// Does something while timers are driven by this time.
        package func whileAtWork<Result>(_ body: () throws -> Result) rethrows -> Result {
            let outer = Self.atWork
            Self.atWork = self
            defer { Self.atWork = outer }
            return try body()
        }

        /// Does something after a while, and then at each interval, until the answer goes or is cancelled.
        @discardableResult
        package func schedule(after delay: Duration, every interval: Duration? = nil, _ action: @escaping () -> Void) -> AnyCancellable {
            nextID += 1
            let id = nextID
            // An interval of nothing would never let time pass.
            let interval = interval.map { max($0, .milliseconds(1)) }
            entries.append(Entry(id: id, due: now + max(.zero, delay), interval: interval, action: action))
            let time = Unowned(self)
            let cancellable = AnyCancellable { time.value?.cancel(id) }
            // What is done once is done whether or not somebody keeps the answer.
            if interval == nil { kept[id] = cancellable }
            return cancellable
        }

        private var kept: [Int: AnyCancellable] = [:]

        private struct Unowned {
            weak var value: HostTime?
            init(_ value: HostTime) { self.value = value }
        }

        private func cancel(_ id: Int) {
            let done = kept.removeValue(forKey: id)
            withExtendedLifetime(done) {}
            entries.removeAll { $0.id == id }
        }

        /// How long it is until something is due; nil where nobody waits.
        package var wait: Duration? { entries.map(\.due).min().map { max(.zero, $0 - now) } }

        /// Lets time pass; `each` is called after each thing that was due.
        package func advance(by duration: Duration, _ each: () -> Void) {
            let end = now + max(.zero, duration)
            while let next = entries.indices.min(by: { (entries[$0].due, entries[$0].id) < (entries[$1].due, entries[$1].id) }),
                entries[next].due <= end
            {
                let entry = entries[next]
                now = max(now, entry.due)
                if let interval = entry.interval {
                    entries[next].due += interval
                } else {
                    entries.remove(at: next)
                }
                whileAtWork(entry.action)
                // Going, it cancels itself, which looks into the table: it goes when the table is free.
                let done = entry.interval == nil ? kept.removeValue(forKey: entry.id) : nil
                withExtendedLifetime(done) {}
                each()
            }
            now = end
        }
    }
#endif
