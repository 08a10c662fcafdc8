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
/// duplicates, and when the first ones come, step 1 is left out, because it goes by ids alone.
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
    /// How many updates in a row have kept no row.
    private var replacements = 0

    /// Other rows may well come in place of all of these, once; time after time it means that ids are made anew for each update (S23).
    private static var replacementLimit: Int { 3 }

    package init() {}

    /// What the programmer is to be told of an update.
    package struct Remarks {
        /// An id that has begun to occur twice.
        package var repeated: ID?
        /// No row was kept, in so many updates one after the other.
        package var replacements: Int?
    }

    /// Takes over the ids of now. Returns what it means for the rows, if anything, and what is to be said of it.
    package mutating func take(_ scan: _ForEachScan, id: (Int) -> ID) -> (edit: Edit?, remarks: Remarks) {
        let goesByIDs = !hasDuplicates && !addsDuplicates(scan, id)
        let prefix = goesByIDs ? scan.prefix : 0
        let suffix = goesByIDs ? scan.suffix : 0
        let old = prefix..<(ids.count - suffix)
        let new = prefix..<(scan.count - suffix)
        var remarks = Remarks()
        if old.isEmpty, new.isEmpty {
            replacements = 0
            return (nil, remarks)
        }
        let newIDs = ContiguousArray(new.map(id))
        var edit: Edit?
        var keepsNone = false
        if old.isEmpty {
            edit = .insert(new)
        } else if new.isEmpty {
            edit = .remove(old)
        } else {
            let sources = sources(of: newIDs, in: old)
            keepsNone = old.count == ids.count && sources.allSatisfy { $0 == nil }
            if old.count != new.count || sources.enumerated().contains(where: { $1 != prefix + $0 }) {
                let staying = LongestIncreasingRun.indices(of: sources)
                edit = .rearrange(old, sources: sources, moved: sources.lazy.filter { $0 != nil }.count - staying.count)
            }
        }
        replacements = keepsNone ? replacements + 1 : 0
        if replacements == Self.replacementLimit { remarks.replacements = replacements }
        if !hasDuplicates { for offset in old { known.remove(ids[offset]) } }
        ids.replaceSubrange(old, with: newIDs)
        remarks.repeated = noteDuplicates(newIDs)
        return (edit, remarks)
    }

    /// Whether an id that is to be inserted stands outside the part that is edited as well.
    private func addsDuplicates(_ scan: _ForEachScan, _ id: (Int) -> ID) -> Bool {
        guard scan.prefix + scan.suffix > 0 else { return false }
        var edited: Set<ID>?
        for offset in scan.prefix..<(scan.count - scan.suffix) {
            let id = id(offset)
            guard known.contains(id) else { continue }
            let kept = edited ?? Set(ids[scan.prefix..<(ids.count - scan.suffix)])
            edited = kept
            if !kept.contains(id) { return true }
        }
        return false
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

    /// Whether there is a row with an id.
    package func contains(_ id: ID) -> Bool { known.contains(id) }

    /// What is wrong with it, for tests.
    package var brokenInvariants: [String] {
        var broken: [String] = []
        if known != Set(ids) { broken.append("knows other ids than it has") }
        if hasDuplicates != (known.count != ids.count) { broken.append("is wrong about duplicate ids") }
        return broken
    }
}

extension ForEachBase {
    /// Says what is to be said of an update.
    package final func report(_ remarks: KeyedRows<ID>.Remarks, _ keys: KeyedRows<ID>) {
        if let repeated = remarks.repeated {
            let places = keys.ids.indices.filter { keys.ids[$0] == repeated }.prefix(2).map(String.init).joined(separator: " and ")
            graph.diagnostics.report(
                "The id \(repeated) occurs more than once in \(path), at offsets \(places). Give each element an id of its own; until then later ones are told apart by their order."
            )
        }
        if let replacements = remarks.replacements {
            graph.diagnostics.report(
                "Every row of \(path) had a new id in \(replacements) updates in a row, so that state and focus in them are lost each time. Store an element's id; do not make it in a getter."
            )
        }
    }

    package final func reportConstantChange() {
        graph.diagnostics.report(
            "ForEach over a range without ids changed, in \(path). The rows follow; use ForEach(range, id: \\.self) for a range that changes."
        )
    }
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
