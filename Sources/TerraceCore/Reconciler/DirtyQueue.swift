/// What must be evaluated again, parents before children: buckets by depth, each first come, first served.
@MainActor
struct DirtyQueue {
    private struct Bucket {
        var entries: ContiguousArray<_Dependent> = []
        var head = 0

        /// Lets go of the entries with the last one, so that a place that has gone is not kept until the next update.
        mutating func take() -> _Dependent {
            let dependent = entries[head]
            head += 1
            if head == entries.count {
                entries.removeAll(keepingCapacity: head <= 64)
                head = 0
            }
            return dependent
        }
    }

    private var buckets: ContiguousArray<Bucket> = []
    private var lowest = 0

    /// How many entries there are, those that a parent's update has dealt with included.
    private(set) var count = 0

    mutating func add(_ dependent: _Dependent) {
        while buckets.count <= dependent.order { buckets.append(Bucket()) }
        buckets[dependent.order].entries.append(dependent)
        lowest = min(lowest, dependent.order)
        count += 1
    }

    /// The first in line, for diagnostics.
    var peek: _Dependent? {
        for bucket in buckets where bucket.head < bucket.entries.count { return bucket.entries[bucket.head] }
        return nil
    }

    /// The first that is still dirty.
    mutating func next() -> _Dependent? {
        while count > 0, lowest < buckets.count {
            guard buckets[lowest].head < buckets[lowest].entries.count else {
                lowest += 1
                continue
            }
            let dependent = buckets[lowest].take()
            count -= 1
            if dependent.isDirty { return dependent }
        }
        return nil
    }
}
