#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// Clusters of several scalars by number: their bytes in one store, found by an open hash over the bytes themselves, so that looking
/// one up makes no string.
struct ClusterTable {
    struct Entry {
        var offset: UInt32
        var length: UInt8
        var width: UInt8
        var isRisky: Bool
        var isLive: Bool
    }

    private(set) var entries: ContiguousArray<Entry> = []
    private(set) var bytes: ContiguousArray<UInt8> = []
    /// Numbers plus 1, 0 where free; as many as a power of two.
    private var slots: ContiguousArray<UInt32> = []
    private var free: [UInt32] = []
    private(set) var count = 0
    let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The number of a cluster, a new one if need be; nil when the table is full.
    mutating func number(of cluster: UnsafeBufferPointer<UInt8>, width: Int, isRisky: Bool) -> UInt32? {
        if slots.isEmpty { slots = ContiguousArray(repeating: 0, count: 64) }
        var slot = Self.hash(cluster) & (slots.count - 1)
        while slots[slot] != 0 {
            let number = slots[slot] - 1
            if isEqual(number, cluster) { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        guard count < capacity, cluster.count <= 255 else { return nil }
        let entry = Entry(
            offset: UInt32(bytes.count), length: UInt8(cluster.count), width: UInt8(clamping: width), isRisky: isRisky, isLive: true)
        bytes.append(contentsOf: cluster)
        let number: UInt32
        if let reused = free.popLast() {
            number = reused
            entries[Int(reused)] = entry
        } else {
            number = UInt32(entries.count)
            entries.append(entry)
        }
        slots[slot] = number + 1
        count += 1
        if count * 2 > slots.count { rehash(slots: slots.count * 2) }
        return number
    }

    /// Forgets the clusters that `isUsed` does not want; the numbers of the others stay.
    mutating func keep(where isUsed: (Int) -> Bool) {
        var packed: ContiguousArray<UInt8> = []
        free.removeAll()
        count = 0
        for i in entries.indices {
            if entries[i].isLive && isUsed(i) {
                let start = Int(entries[i].offset)
                entries[i].offset = UInt32(packed.count)
                packed.append(contentsOf: bytes[start..<start + Int(entries[i].length)])
                count += 1
            } else {
                entries[i].isLive = false
                free.append(UInt32(i))
            }
        }
        while let last = entries.last, !last.isLive { entries.removeLast() }
        free.removeAll { $0 >= entries.count }
        bytes = packed
        var size = 64
        while size < count * 2 { size *= 2 }
        rehash(slots: size)
    }

    private mutating func rehash(slots size: Int) {
        slots = ContiguousArray(repeating: 0, count: size)
        for (i, entry) in entries.enumerated() where entry.isLive {
            let start = Int(entry.offset)
            var slot =
                bytes.withUnsafeBufferPointer { Self.hash(UnsafeBufferPointer(rebasing: $0[start..<start + Int(entry.length)])) }
                & (size - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = UInt32(i) + 1
        }
    }

    private func isEqual(_ number: UInt32, _ cluster: UnsafeBufferPointer<UInt8>) -> Bool {
        let entry = entries[Int(number)]
        guard Int(entry.length) == cluster.count, let theirs = cluster.baseAddress else { return false }
        return bytes.withUnsafeBufferPointer { mine in
            guard let mine = mine.baseAddress else { return false }
            return memcmp(mine + Int(entry.offset), theirs, cluster.count) == 0
        }
    }

    private static func hash(_ cluster: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in cluster { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return Int(truncatingIfNeeded: hash ^ hash >> 32)
    }
}
