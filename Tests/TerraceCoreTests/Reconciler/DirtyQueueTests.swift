import Testing

@testable import TerraceCore

@MainActor
@Suite("The queue of what is dirty")
struct DirtyQueueTests {
    private let graph = Graph(EmptyView(), size: .zero)

    private func dependent(_ order: Int) -> _Dependent {
        let made = _Dependent(graph: graph, order: order)
        made.isDirty = true
        return made
    }

    private func drain(_ queue: inout DirtyQueue) -> [Int] {
        var orders: [Int] = []
        while let next = queue.next() {
            next.isDirty = false
            orders.append(next.order)
        }
        return orders
    }

    @Test("Parents come before children, in whatever order they were marked")
    func parentsFirst() {
        var queue = DirtyQueue()
        let all = [5, 1, 3, 1, 0].map(dependent)
        all.forEach { queue.add($0) }
        #expect(queue.count == 5)
        #expect(drain(&queue) == [0, 1, 1, 3, 5])
        #expect(queue.count == 0)
    }

    @Test("What a parent's update has dealt with is passed over")
    func cleanIsPassedOver() {
        var queue = DirtyQueue()
        let all = [2, 4].map(dependent)
        all.forEach { queue.add($0) }
        all[0].isDirty = false
        #expect(drain(&queue) == [4])
    }

    @Test("What is marked while the queue runs, further up even, comes next")
    func markedMeanwhile() {
        var queue = DirtyQueue()
        queue.add(dependent(4))
        queue.add(dependent(6))
        let first = queue.next()
        #expect(first?.order == 4)
        queue.add(dependent(1))
        #expect(drain(&queue) == [1, 6])
        queue.add(dependent(0))
        #expect(drain(&queue) == [0])
    }

    @Test("An empty queue keeps nobody alive")
    func letsGo() {
        var queue = DirtyQueue()
        weak var kept: _Dependent?
        do {
            let made = dependent(3)
            kept = made
            queue.add(made)
        }
        #expect(kept != nil)
        _ = drain(&queue)
        #expect(kept == nil)
    }
}
