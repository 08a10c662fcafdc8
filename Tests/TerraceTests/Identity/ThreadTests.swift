import Dispatch
import Terrace
import TerraceCore
import TerraceScreen
import Testing

private struct Entry: Identifiable, Sendable {
    let id: Int
    var count = 0
}

@MainActor
private final class Handles {
    var total: Binding<Int>?
    var entries: Binding<[Entry]>?
    var rows: [Int: Binding<Entry>] = [:]
}

private struct SharedState: View {
    let handles: Handles
    @State private var total = 0
    @State private var entries = (0..<8).map { Entry(id: $0) }
    var body: some View {
        let _ = handles.total = $total
        let _ = handles.entries = $entries
        Text("\(total)")
        ForEach($entries) { $entry in
            let _ = handles.rows[entry.id] = $entry
            Text("\(entry.count)")
        }
    }
}

@MainActor
@Suite("Writes from other threads")
struct ThreadTests {
    @Test("B32: state written by four threads while the main actor turns is all shown in the end")
    func b32_writesFromThreads() async throws {
        let handles = Handles()
        let graph = Graph(SharedState(handles: handles), size: Size(width: 20, height: 12))
        _ = graph.turn()
        let total = try #require(handles.total)
        let entries = try #require(handles.entries)
        let rows = handles.rows
        let writes = 500
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                group.addTask {
                    for write in 0..<writes {
                        total.wrappedValue += 1
                        rows[(worker * 2 + write % 2)]?.wrappedValue.count += 1
                        // Reorders keep ids, so that rows move under the writes.
                        if write % 50 == worker { entries.wrappedValue.swapAt(worker, worker + 4) }
                        if write % 16 == 0 { await Task.yield() }
                    }
                }
            }
            for _ in 0..<300 {
                _ = graph.turn()
                await Task.yield()
            }
        }
        _ = graph.turn()
        #expect(total.wrappedValue == 4 * writes)
        #expect(entries.wrappedValue.map(\.count).reduce(0, +) == 4 * writes)
        #expect(graph._checkInvariants() == [])
        graph.close()
    }
}
