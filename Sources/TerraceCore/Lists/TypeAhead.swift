import Dispatch
import TerraceScreen

/// Letters that were typed in quick succession, and the search for a row that begins with them.
@MainActor
struct TypeAhead {
    private var prefix = ""
    private var last: Duration?
    /// Counts searches: one that goes on later stops when another has begun, or the rows have changed.
    private(set) var search = 0

    /// How many rows are looked at in one go; the search for others goes on after the frame, so that nothing waits for it.
    static var slice: Int { 2000 }
    /// How long the next letter belongs to those before it.
    private static var pause: Duration { .seconds(1) }

    mutating func add(_ characters: String, at now: Duration) -> String {
        if let last, now - last < Self.pause { prefix += characters } else { prefix = characters }
        last = now
        return prefix
    }

    mutating func stop() { search &+= 1 }
}

extension ListNode {
    func typeAhead(_ characters: String) -> KeyPress.Result {
        guard !characters.isEmpty,
            characters.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F && !(0xF700...0xF8FF ~= $0.value) })
        else { return .ignored }
        let prefix = typed.add(characters.lowercased(), at: graph.clock())
        guard let start = currentPlace ?? firstPlace, totalRows > 0 else { return .ignored }
        // The first letter goes on from the current row; the next ones may still mean it.
        let skipsFirst = prefix.count == characters.count && currentPlace != nil
        let hunt = Hunt(prefix: prefix, segment: start.segment, row: start.row, left: totalRows + 1, skipsFirst: skipsFirst)
        return step(hunt, inTurn: true)
    }

    /// A search under way.
    private struct Hunt {
        let prefix: String
        var segment: Int
        var row: Int
        /// How many rows have not been looked at.
        var left: Int
        var skipsFirst: Bool
    }

    private var totalRows: Int { stack.map { $0.segments.indices.reduce(0) { $0 + rowCount($1) } } ?? 0 }

    /// Looks at some rows, and comes back later for the rest.
    private func step(_ hunt: Hunt, inTurn: Bool) -> KeyPress.Result {
        var hunt = hunt
        if let place = find(&hunt) {
            let result = go(to: place, extending: false)
            if !inTurn { graph.inbox.rouse() }
            return result
        }
        guard hunt.left > 0 else { return .ignored }
        let search = typed.search
        graph.activity.begin()
        DispatchQueue.main.async { [weak self, graph] in
            MainActor.assumeIsolated {
                graph.activity.end()
                guard let self, self.life != .removed, self.typed.search == search else { return }
                _ = self.step(hunt, inTurn: false)
                graph.inbox.rouse()
            }
        }
        return .handled
    }

    private func find(_ hunt: inout Hunt) -> ListPlace? {
        guard let segments = stack?.segments, !segments.isEmpty else {
            hunt.left = 0
            return nil
        }
        var budget = TypeAhead.slice
        while hunt.left > 0, budget > 0 {
            guard hunt.row < rowCount(hunt.segment) else {
                hunt.segment = (hunt.segment + 1) % segments.count
                hunt.row = 0
                budget -= 1
                continue
            }
            budget -= 1
            hunt.left -= 1
            let place = ListPlace(segment: hunt.segment, row: hunt.row, box: 0)
            hunt.row += 1
            if hunt.skipsFirst {
                hunt.skipsFirst = false
                continue
            }
            if let found = match(hunt.prefix, at: place), selectable(from: found, step: 1) == found { return found }
        }
        return nil
    }

    private func match(_ prefix: String, at place: ListPlace) -> ListPlace? {
        var found: ListPlace?
        func look(_ boxes: ContiguousArray<Box>) {
            for (index, box) in boxes.enumerated() where Self.text(of: box).lowercased().hasPrefix(prefix) {
                found = ListPlace(segment: place.segment, row: place.row, box: index)
                return
            }
        }
        guard let segments = stack?.segments, segments.indices.contains(place.segment) else { return nil }
        switch segments[place.segment] {
        case .box(let box): look([box])
        case .rows(let rows):
            rows.peek(place.row) { node in
                var boxes: ContiguousArray<Box> = []
                node.collectBoxes(into: &boxes)
                look(boxes)
            }
        }
        return found
    }

    /// The first text in a row.
    private static func text(of box: Box) -> String {
        if let box = box as? TextBox { return box.text }
        for child in box.children {
            let text = text(of: child)
            if !text.isEmpty { return text }
        }
        return ""
    }
}
