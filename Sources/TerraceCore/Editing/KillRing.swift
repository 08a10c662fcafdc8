/// What was killed last, newest first, for yanking.
package struct KillRing: Hashable, Sendable {
    /// More than anybody remembers.
    package static let limit = 60

    /// Newest first.
    package private(set) var entries: [String] = []
    /// Which entry the next rotation starts from.
    private var turn = 0

    package init() {}

    /// Takes in a killed text. One that follows right upon another kill joins it, in front of it when it was killed backward.
    package mutating func add(_ text: String, backward: Bool, joining: Bool) {
        guard !text.isEmpty else { return }
        turn = 0
        if joining, !entries.isEmpty {
            entries[0] = backward ? text + entries[0] : entries[0] + text
            return
        }
        entries.insert(text, at: 0)
        if entries.count > Self.limit { entries.removeLast() }
    }

    /// The newest entry; rotation starts anew behind it.
    package mutating func newest() -> String? {
        turn = 0
        return entries.first
    }

    /// The entry before the one that was yanked last, round at the end.
    package mutating func previous() -> String? {
        guard !entries.isEmpty else { return nil }
        turn = (turn + 1) % entries.count
        return entries[turn]
    }
}
