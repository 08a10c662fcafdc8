import Testing

@testable import TerraceCore

@MainActor
@Suite("The plan for keyed children")
struct ForEachPlanTests {
    private final class Remote {
        var ids: Binding<[Int]>?
    }

    private struct Rows: View {
        @State var ids: [Int]
        let remote: Remote
        var body: some View {
            let _ = remote.ids = $ids
            ForEach(ids, id: \.self) { Row(id: $0) }
        }
    }

    private struct Row: View {
        let id: Int
        var body: some View { EmptyView() }
    }

    /// What going from one list of ids to another costs: rows made, removed, moved.
    private func cost(_ old: [Int], _ new: [Int]) -> [Int] {
        let remote = Remote()
        let graph = Graph(Rows(ids: old, remote: remote), size: .zero)
        _ = graph.turn()
        remote.ids?.wrappedValue = new
        _ = graph.turn()
        #expect(graph._checkInvariants() == [])
        let cost = graph.statistics
        #expect(cost.nodesMade == cost.rowsMade)
        #expect(cost.nodesRemoved == cost.rowsRemoved)
        graph.close()
        return [cost.rowsMade, cost.rowsRemoved, cost.rowsMoved]
    }

    @Test(
        "Rows made, removed and moved, for each kind of edit",
        arguments: [
            ([], [1, 2], [2, 0, 0]), ([1, 2], [], [0, 2, 0]), ([1, 2], [1, 2], [0, 0, 0]),
            ([1, 2, 3], [1, 9, 2, 3], [1, 0, 0]), ([1, 2, 3], [1, 3], [0, 1, 0]),
            ([1, 2, 3], [3, 1, 2], [0, 0, 1]),
            ([1, 2, 3, 4], [4, 3, 2, 1], [0, 0, 3]), ([1, 2, 3], [4, 5, 6], [3, 3, 0]),
            ([1, 2, 3], [1, 8, 3], [1, 1, 0]),
            ([1, 1, 2], [1, 2, 1], [0, 0, 1]), ([2, 1], [1, 2, 1], [1, 0, 1]), ([1, 1], [1], [0, 1, 0]),
        ] as [([Int], [Int], [Int])])
    func table(old: [Int], new: [Int], expected: [Int]) {
        #expect(cost(old, new) == expected)
    }

    @Test("Random edits make what is new, remove what is gone and move as few as can be")
    func storm() {
        var generator = SeededGenerator(5)
        for _ in 0..<300 {
            let old = Array(
                (0..<12).shuffled(using: &generator).prefix(Int.random(in: 0...10, using: &generator)))
            let new = Array(
                (0..<12).shuffled(using: &generator).prefix(Int.random(in: 0...10, using: &generator)))
            let kept = new.compactMap { old.firstIndex(of: $0) }
            // The longest run that ends at each place, from all the shorter ones.
            var lengths: [Int] = []
            for (index, value) in kept.enumerated() {
                lengths.append(
                    1 + (0..<index).filter { kept[$0] < value }.map { lengths[$0] }.reduce(0, max))
            }
            let moved = kept.count - lengths.reduce(0, max)
            #expect(
                cost(old, new) == [new.count - kept.count, old.count - kept.count, moved],
                "\(old) to \(new)")
        }
    }
}
