import TerraceScreen

/// One entry of a lazy grid's columns (or rows): a track, or as many as fit.
package struct GridTrack: Equatable {
    package enum Length: Equatable {
        case fixed(Int)
        case flexible(Int, Int)
        /// As many as fit, of at least so much each. The least is not in whole cells: where a program divides the room by the number of
        /// columns, so many fit, though one alone would be rounded up.
        case adaptive(Double, Int)
    }

    package var length: Length
    /// The gap behind each track of the entry.
    package var spacing: Int
    package var alignment: Alignment

    package init(_ length: Length, spacing: Int, alignment: Alignment) {
        self.length = length
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// The tracks of a lazy grid in a room: where each begins and how long it is.
struct GridTracks: Equatable {
    struct Track: Equatable {
        var start: Int
        var length: Int
        var alignment: Alignment
    }

    private(set) var tracks: ContiguousArray<Track> = []
    /// From the first to the end of the last.
    private(set) var length = 0

    /// More than fit into any window cost time and show nothing.
    private static var limit: Int { 1000 }

    /// Fixed tracks have their length; the others share the rest one after the other, each within its limits (D47). With nothing offered
    /// all are as short as they may be.
    init(_ entries: [GridTrack], in offered: Int?) {
        var fixed = 0
        var open = 0
        for (index, entry) in entries.enumerated() {
            if index < entries.count - 1 { fixed += entry.spacing }
            if case .fixed(let length) = entry.length { fixed += max(0, length) } else { open += 1 }
        }
        let isOpen = offered.map { $0 >= TerraceCore.Length.infinity } ?? true
        var rest = isOpen ? 0 : max(0, (offered ?? 0) - fixed)
        var position = 0
        for (index, entry) in entries.enumerated() {
            let gap = index < entries.count - 1 ? entry.spacing : 0
            func add(_ length: Int) {
                guard tracks.count < Self.limit else { return }
                tracks.append(Track(start: position, length: length, alignment: entry.alignment))
                position += length + entry.spacing
            }
            switch entry.length {
            case .fixed(let length): add(max(0, length))
            case .flexible(let least, let most):
                let length = isOpen ? max(0, least) : max(min(rest / open, most), least, 0)
                add(length)
                rest = max(0, rest - length)
                open -= 1
            case .adaptive(let least, let most):
                let exact = max(1, least)
                let most = max(most, Int(exact))
                let share = isOpen ? Int(exact.rounded()) : rest / open
                let fitting = Double(share + entry.spacing) / (exact + Double(entry.spacing)) + 1e-9
                let count = Int(min(max(1, fitting), Double(Self.limit)))
                let least = count == 1 ? Int(exact.rounded()) : Int(exact)
                var left = max(0, share - entry.spacing * (count - 1))
                for index in 0..<count {
                    let length = max(min(left / (count - index), most), least)
                    add(length)
                    left = max(0, left - length)
                }
                rest = max(0, rest - share)
                open -= 1
            }
            position += gap - entry.spacing
        }
        if tracks.isEmpty { tracks.append(Track(start: 0, length: isOpen ? 0 : max(0, offered ?? 0), alignment: .center)) }
        length = tracks.last.map { $0.start + $0.length } ?? 0
    }

    var count: Int { tracks.count }
}
