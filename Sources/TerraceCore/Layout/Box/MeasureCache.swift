import TerraceScreen

/// A box's answers by proposal: two in place, since most boxes are asked one or two things, and some more aside.
struct MeasureCache {
    struct Entry {
        var proposal: ProposedSize
        private var width: Int32
        private var height: Int32

        static var empty: Entry { Entry(proposal: ProposedSize(invalid: ()), size: .zero) }

        init(proposal: ProposedSize, size: Size) {
            self.proposal = proposal
            width = Int32(truncatingIfNeeded: Length.clamped(size.width))
            height = Int32(truncatingIfNeeded: Length.clamped(size.height))
        }

        @inline(__always) var size: Size { Size(width: Int(width), height: Int(height)) }
    }

    /// Alternating stacks ask a box at most for nine combinations of minimum, maximum and offer, and a few ideals.
    static let capacity = 16

    private var first = Entry.empty
    private var second = Entry.empty
    private var rest: ContiguousArray<Entry> = []
    private var count: UInt8 = 0
    private var nextVictim: UInt8 = 0
    /// Whether an answer was given that is not remembered any more: nobody can tell whether it would be the same now.
    private(set) var hasForgotten = false
    /// Changes whenever answers may differ from those before.
    private(set) var generation: UInt32 = 0

    var isEmpty: Bool { count == 0 }

    @inline(__always) func size(for proposal: ProposedSize) -> Size? {
        if first.proposal == proposal { return first.size }
        if second.proposal == proposal { return second.size }
        if count <= 2 { return nil }
        for entry in rest where entry.proposal == proposal { return entry.size }
        return nil
    }

    mutating func insert(_ size: Size, for proposal: ProposedSize) {
        let entry = Entry(proposal: proposal, size: size)
        switch count {
        case 0: first = entry
        case 1: second = entry
        case UInt8(Self.capacity):
            rest[Int(nextVictim)] = entry
            nextVictim = (nextVictim + 1) % UInt8(Self.capacity - 2)
            hasForgotten = true
            return
        default: rest.append(entry)
        }
        count += 1
    }

    /// The remembered answers, oldest first.
    var entries: ContiguousArray<Entry> {
        switch count {
        case 0: []
        case 1: [first]
        default: [first, second] + rest
        }
    }

    mutating func removeAll() {
        first = .empty
        second = .empty
        if count > 2 { rest.removeAll(keepingCapacity: true) }
        count = 0
        nextVictim = 0
        hasForgotten = false
        generation &+= 1
    }
}
