/// The keys of a `ForEach`'s rows, and what has to be done to the rows when the data is another.
///
/// The cases that the plan below is quick for, in the order in which programs meet them: nothing changed; one row inserted or removed
/// anywhere; rows added at an end; a few rows moved.
///
/// 1. Skip the ids that are the same at the front, and those that are the same at the back: one pass, no hashing.
/// 2. If nothing of the old is left between, rows are inserted. If nothing of the new is left, rows are removed.
/// 3. Otherwise map the old keys of the middle to their places, and look up each new key: a hit is a row that stays, a miss a new one.
/// 4. The longest run of kept rows that are in order already need not move; the others do.
///
/// The key of a row is its id and how many equal ids stand before it, so that duplicates are told apart (A18). While there are
/// duplicates, step 1 is left out, because it goes by ids alone.
package struct KeyedRows<ID: Hashable> {
    /// What happened to the rows.
    package enum Edit: Equatable {
        case insert(Range<Int>)
        case remove(Range<Int>)
        /// Rows stand where `range` stood: each one that was at a place, or new where that is nil. `moved` of them changed their order.
        case rearrange(Range<Int>, sources: [Int?], moved: Int)
    }

    package private(set) var ids: ContiguousArray<ID> = []
    private var known: Set<ID> = []
    private var hasDuplicates = false

    package init() {}

    /// Takes over the ids of now. Returns what it means for the rows, if anything, and an id that has begun to occur twice.
    package mutating func take(_ scan: _ForEachScan, id: (Int) -> ID) -> (edit: Edit?, repeated: ID?) {
        let prefix = hasDuplicates ? 0 : scan.prefix
        let suffix = hasDuplicates ? 0 : scan.suffix
        let old = prefix..<(ids.count - suffix)
        let new = prefix..<(scan.count - suffix)
        if old.isEmpty, new.isEmpty { return (nil, nil) }
        let newIDs = ContiguousArray(new.map(id))
        let edit: Edit
        if old.isEmpty {
            edit = .insert(new)
        } else if new.isEmpty {
            edit = .remove(old)
        } else {
            let sources = sources(of: newIDs, in: old)
            if hasDuplicates, old.count == new.count, sources.enumerated().allSatisfy({ $1 == prefix + $0 }) { return (nil, nil) }
            let staying = LongestIncreasingRun.indices(of: sources)
            edit = .rearrange(old, sources: sources, moved: sources.lazy.filter { $0 != nil }.count - staying.count)
        }
        if !hasDuplicates { for offset in old { known.remove(ids[offset]) } }
        ids.replaceSubrange(old, with: newIDs)
        return (edit, noteDuplicates(newIDs))
    }

    private func sources(of newIDs: ContiguousArray<ID>, in old: Range<Int>) -> [Int?] {
        var places: [RowKey<ID>: Int] = Dictionary(minimumCapacity: old.count)
        var ordinals: [ID: Int] = [:]
        for offset in old { places[RowKey(ids[offset], &ordinals)] = offset }
        ordinals.removeAll(keepingCapacity: true)
        return newIDs.map { places.removeValue(forKey: RowKey($0, &ordinals)) }
    }

    private mutating func noteDuplicates(_ added: ContiguousArray<ID>) -> ID? {
        if hasDuplicates {
            known = Set(ids)
            hasDuplicates = known.count != ids.count
            return nil
        }
        var repeated: ID?
        for id in added where !known.insert(id).inserted { repeated = id }
        hasDuplicates = repeated != nil
        return repeated
    }

    /// The places of an id, for diagnostics.
    package func places(of id: ID) -> [Int] { ids.indices.filter { ids[$0] == id } }
}

/// An id and how many equal ones stand before it.
private struct RowKey<ID: Hashable>: Hashable {
    let id: ID
    let ordinal: Int

    init(_ id: ID, _ ordinals: inout [ID: Int]) {
        self.id = id
        ordinal = ordinals[id, default: 0]
        ordinals[id] = ordinal + 1
    }
}
