/// Styles by number, found by an open hash over their packed bits.
struct StyleTable {
    /// A style in two words, for hashing and comparing.
    private struct Key: Equatable {
        var colors: UInt64
        var attributes: UInt16

        init(_ style: CellStyle) {
            colors = UInt64(style.foreground.packed) << 32 | UInt64(style.background.packed)
            attributes = style.attributes.rawValue
        }

        var hash: Int {
            var h = (colors ^ UInt64(attributes) << 24) &* 0x9E37_79B9_7F4A_7C15
            h ^= h >> 29
            h &*= 0xBF58_476D_1CE4_E5B9
            return Int(truncatingIfNeeded: h ^ h >> 32)
        }
    }

    private(set) var styles: ContiguousArray<CellStyle> = [.standard]
    private var keys: ContiguousArray<Key> = [Key(.standard)]
    private var isLive: ContiguousArray<Bool> = [true]
    private var slots: ContiguousArray<UInt32>
    private var free: [UInt32] = []
    private(set) var count = 1
    let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        slots = ContiguousArray(repeating: 0, count: 64)
        slots[keys[0].hash & 63] = 1
    }

    /// The number of a style, a new one if need be; nil when the table is full.
    mutating func number(of style: CellStyle) -> UInt32? {
        let key = Key(style)
        var slot = key.hash & (slots.count - 1)
        while slots[slot] != 0 {
            if keys[Int(slots[slot] - 1)] == key { return slots[slot] - 1 }
            slot = (slot + 1) & (slots.count - 1)
        }
        guard count < capacity else { return nil }
        let number: UInt32
        if let reused = free.popLast() {
            number = reused
            styles[Int(reused)] = style
            keys[Int(reused)] = key
            isLive[Int(reused)] = true
        } else {
            number = UInt32(styles.count)
            styles.append(style)
            keys.append(key)
            isLive.append(true)
        }
        slots[slot] = number + 1
        count += 1
        if count * 2 > slots.count { rehash(slots: slots.count * 2) }
        return number
    }

    /// Forgets the styles that `isUsed` does not want, but never the standard one; the numbers of the others stay.
    mutating func keep(where isUsed: (Int) -> Bool) {
        free.removeAll()
        count = 0
        for i in styles.indices {
            isLive[i] = isLive[i] && (i == 0 || isUsed(i))
            if isLive[i] { count += 1 }
        }
        while let last = isLive.last, !last {
            isLive.removeLast()
            styles.removeLast()
            keys.removeLast()
        }
        for i in styles.indices where !isLive[i] { free.append(UInt32(i)) }
        var size = 64
        while size < count * 2 { size *= 2 }
        rehash(slots: size)
    }

    private mutating func rehash(slots size: Int) {
        slots = ContiguousArray(repeating: 0, count: size)
        for i in styles.indices where isLive[i] {
            var slot = keys[i].hash & (size - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = UInt32(i) + 1
        }
    }
}
