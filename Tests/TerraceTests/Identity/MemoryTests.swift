import Foundation
import Observation
import Terrace
import TerraceCore
import TerraceScreen
import Testing

@Observable
private final class SharedModel {
    var value = 0
}

@Observable
private final class Owned {
    var value = 0
}

/// Keeps track of what a view's state owned.
@MainActor
private final class Witness {
    weak var last: Owned?
    var value: Binding<Int>?
}

private struct Reader: View {
    let shared: SharedModel
    let number: Int
    var body: some View { Text("\(shared.value) \(number)") }
}

private struct OwningView: View {
    let shared: SharedModel
    let witness: Witness
    @State private var owned = Owned()
    @State private var text = ""
    var body: some View {
        let _ = witness.last = owned
        Text("\(owned.value) \(shared.value)").onAppear { owned.value += 1 }
        TextField("", text: $text)
    }
}

private struct MemoryStage<Content: View>: View {
    let witness: Witness
    @ViewBuilder let content: (Int) -> Content
    @State private var value = 0
    var body: some View {
        let _ = witness.value = $value
        content(value)
    }
}

@MainActor
@Suite("Memory stays flat", .serialized)
struct MemoryTests {
    private let shared = SharedModel()
    private let witness = Witness()

    private func graph<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> Graph {
        let graph = Graph(MemoryStage(witness: witness, content: content), size: Size(width: 20, height: 5))
        _ = graph.turn()
        return graph
    }

    private func step(_ graph: Graph, _ value: Int) {
        witness.value?.wrappedValue = value
        _ = graph.turn()
    }

    /// Kilobytes of resident memory; nil where the system does not say.
    private var resident: Int? {
        #if os(Linux)
            // Address sanitizer keeps what was freed for a while.
            guard dlsym(UnsafeMutableRawPointer(bitPattern: 0), "__asan_init") == nil else { return nil }
            guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return nil }
            return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4 }
        #else
            return nil
        #endif
    }

    private func find(_ name: String, below node: ViewNode) -> ViewNode? {
        if node.viewName == name { return node }
        var found: ViewNode?
        node.visitChildren {
            found = find(name, below: $0)
            return found == nil
        }
        return found
    }

    @Test("100,000 evaluations of a body that reads a model leave no observations behind")
    func evaluations() throws {
        let shared = shared
        let graph = graph { Reader(shared: shared, number: $0) }
        let node = try #require(graph.root.flatMap { find("Reader", below: $0) })
        for _ in 0..<1_000 { node.refresh() }
        let before = resident
        for _ in 0..<100_000 { node.refresh() }
        // Left behind, they would take 140 megabytes.
        if let before, let after = resident { #expect(after - before < 8_000, "grew from \(before) to \(after) kB") }
        shared.value = 7
        _ = graph.turn()
        #expect(graph.statistics.bodies == 1)
        graph.close()
    }

    @Test("10,000 mounts and unmounts leave nothing of the views behind")
    func mounts() {
        let shared = shared
        let witness = witness
        let graph = graph { value in
            if value.isMultiple(of: 2) { ForEach(0..<20) { _ in OwningView(shared: shared, witness: witness) } }
        }
        for value in 1...101 { step(graph, value) }
        let before = resident
        for value in 102...1_101 { step(graph, value) }
        #expect(witness.last == nil)
        // 100 bytes for each would be one megabyte.
        if let before, let after = resident { #expect(after - before < 1_000, "grew from \(before) to \(after) kB") }
        #expect(graph._checkInvariants() == [])
        graph.close()
    }

    @Test("A host that is closed and let go lets go of the state of its views")
    func closedHost() {
        var graph: Graph? = graph { _ in OwningView(shared: shared, witness: witness) }
        weak let kept = graph
        #expect(witness.last != nil)
        graph?.close()
        graph = nil
        #expect(kept == nil)
        witness.value = nil
        #expect(witness.last == nil)
    }
}
