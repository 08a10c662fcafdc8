import TerraceScreen
import Testing

@testable import TerraceCore

/// The sharing of stacks against a model written straight from the rules D3 to D10.
@MainActor struct StackModelTests {
    private struct Item {
        var minimum: Int
        var maximum: Int
        var priority: Double

        func length(_ offer: Int) -> Int { max(minimum, min(offer, maximum)) }
        var isEndless: Bool { maximum == Length.infinity }
    }

    /// For each item its length.
    private func model(_ items: [Item], _ length: Int, gap: Int) -> [Int] {
        var result = items.map { _ in 0 }
        var free = length - gap * (items.count - 1)
        if items.count == 1 { return [items[0].length(length)] }
        for priority in Set(items.map(\.priority)).sorted(by: >) {
            let reserved = items.filter { $0.priority < priority }.reduce(0) { $0 + $1.minimum }
            var group = items.indices.filter { items[$0].priority == priority }
            while !group.isEmpty {
                // The least flexible of those left; of the endless the one that needs most.
                let next = group.min { a, b in
                    let (one, two) = (items[a], items[b])
                    if one.isEndless != two.isEndless { return !one.isEndless }
                    if one.isEndless { return one.minimum == two.minimum ? a < b : one.minimum > two.minimum }
                    let (x, y) = (one.maximum - one.minimum, two.maximum - two.minimum)
                    return x == y ? a < b : x < y
                }
                guard let next else { break }
                let offer = max(0, free - reserved) / group.count
                result[next] = items[next].length(offer)
                free -= result[next]
                group.removeAll { $0 == next }
            }
        }
        return result
    }

    @Test func stacksShareAsTheRulesSay() {
        var generator = SeededGenerator(4)
        for _ in 0..<2_000 {
            let items = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
                let minimum = Int.random(in: 0...6, using: &generator)
                let maximum = Bool.random(using: &generator) ? Length.infinity : minimum + Int.random(in: 0...8, using: &generator)
                return Item(minimum: minimum, maximum: maximum, priority: Double(Int.random(in: 0...2, using: &generator)))
            }
            let gap = Int.random(in: 0...2, using: &generator)
            let length = Int.random(in: 0...50, using: &generator)
            let axis: Axis = Bool.random(using: &generator) ? .horizontal : .vertical
            let stack = StackBox(axis, spacing: gap)
            stack.setChildren(
                ContiguousArray(
                    items.map { item in
                        let flexible = FlexibleLength(minimum: item.minimum, maximum: item.maximum)
                        let box = FlexibleFrameBox(
                            width: axis == .horizontal ? flexible : FlexibleLength(),
                            height: axis == .vertical ? flexible : FlexibleLength())
                        box.layoutPriority = item.priority
                        return box
                    }))
            let chosen = stack.propose(axis == .horizontal ? length : 5, axis == .vertical ? length : 5)
            let lengths = stack.children.map { $0.size[axis] }
            #expect(lengths == model(items, length, gap: gap), "\(items) \(length) \(gap)")
            #expect(chosen[axis] == lengths.reduce(0, +) + gap * (items.count - 1))
        }
    }
}
