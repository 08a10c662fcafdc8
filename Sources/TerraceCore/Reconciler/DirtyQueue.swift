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
                if dependent.isDirty { return dependent }
            } else {
                buckets[lowest].entries.removeAll(keepingCapacity: buckets[lowest].entries.count <= 64)
                buckets[lowest].head = 0
                lowest += 1
            }
        }
        return nil
    }
}
