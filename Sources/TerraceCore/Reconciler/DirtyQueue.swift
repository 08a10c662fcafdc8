/// What must be evaluated again, parents before children: buckets by depth, each first come, first served.
@MainActor
struct DirtyQueue {
    private struct Bucket {
        var entries: ContiguousArray<_Dependent> = []
        var head = 0
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
            if buckets[lowest].head < buckets[lowest].entries.count {
                let dependent = buckets[lowest].entries[buckets[lowest].head]
                buckets[lowest].head += 1
                count -= 1
                // Nothing that was handed out is kept: it may be removed, and is to be freed then.
                if count == 0 { clear(lowest) }
                if dependent.isDirty { return dependent }
            } else {
                clear(lowest)
                lowest += 1
            }
        }
        return nil
    }

    private mutating func clear(_ bucket: Int) {
        buckets[bucket].entries.removeAll(keepingCapacity: buckets[bucket].entries.count <= 64)
        buckets[bucket].head = 0
    }
}
