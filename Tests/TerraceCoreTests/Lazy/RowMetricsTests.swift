import Testing

@testable import TerraceCore

/// Lengths of rows in a plain array, and sums over all of it.
private struct NaiveMetrics {
    var lengths: [Int?]

    var estimate: Int {
        let known = lengths.compactMap { $0 }
        guard !known.isEmpty else { return 1 }
        return max(1, Int((Double(known.reduce(0, +)) / Double(known.count)).rounded()))
    }

    func length(_ row: Int) -> Int { lengths[row] ?? estimate }

    func position(_ row: Int) -> Int {
        let estimate = estimate
        return lengths[..<row].reduce(0) { $0 + ($1 ?? estimate) }
    }

    func row(at position: Int) -> Int? {
        guard !lengths.isEmpty else { return nil }
        let estimate = estimate
        var end = 0
        for row in lengths.indices {
            end += lengths[row] ?? estimate
            if max(0, position) < end { return row }
        }
        return lengths.count - 1
    }
}

/// The same random changes to both.
private struct MetricsStorm {
    private var random: SeededGenerator
    private var metrics: RowMetrics
    private var naive: NaiveMetrics
    private var history: [String] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed)
        let count = Int.random(in: 0..<1200, using: &random)
        metrics = RowMetrics(count: count)
        naive = NaiveMetrics(lengths: Array(repeating: nil, count: count))
    }

    private mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func range(_ most: Int) -> Range<Int> {
        let start = number(0..<naive.lengths.count + 1)
        return start..<min(naive.lengths.count, start + number(0..<most))
    }

    private mutating func step() {
        let count = naive.lengths.count
        switch number(0..<12) {
        case 0:
            let range = range(400)
            let new = number(0..<(count > 1500 ? 50 : 400))
            history.append("replace \(range) with \(new)")
            metrics.replace(range, with: new)
            naive.lengths.replaceSubrange(range, with: Array(repeating: nil, count: new))
        case 1:
            let range = range(600)
            var sources: [Int?] = range.map { $0 }
            sources.shuffle(using: &random)
            for _ in 0..<number(0..<5) { sources.insert(nil, at: number(0..<sources.count + 1)) }
            if !sources.isEmpty { sources.removeLast() }
            history.append("rearrange \(range)")
            metrics.replace(range, from: sources)
            let old = naive.lengths
            naive.lengths.replaceSubrange(range, with: sources.map { $0.flatMap { old[$0] } })
        case 2 where number(0..<8) == 0:
            history.append("forget all")
            metrics.forgetAll()
            naive.lengths = Array(repeating: nil, count: count)
        default:
            guard count > 0 else { return }
            for _ in 0..<number(1..<20) {
                let row = number(0..<count)
                let length = number(0..<10) == 0 ? number(0..<300) : number(0..<6)
                history.append("measure \(row) as \(length)")
                let isNew = metrics.measure(row, length)
                if isNew != (naive.lengths[row] != length) { history.append("measure says \(isNew)") }
                naive.lengths[row] = length
            }
        }
    }

    private mutating func fault() -> String? {
        let total = naive.position(naive.lengths.count)
        guard metrics.count == naive.lengths.count else { return "\(metrics.count) rows, not \(naive.lengths.count)" }
        guard metrics.estimate == naive.estimate else { return "estimate \(metrics.estimate), not \(naive.estimate)" }
        guard metrics.total == total else { return "total \(metrics.total), not \(total)" }
        for row in [0, naive.lengths.count, number(0..<naive.lengths.count + 1), number(0..<naive.lengths.count + 1)] {
            let position = naive.position(row)
            guard metrics.position(row) == position else { return "row \(row) at \(metrics.position(row)), not \(position)" }
            guard row == naive.lengths.count || metrics.length(row) == naive.length(row) else { return "row \(row)'s length" }
            guard row == naive.lengths.count || metrics.isMeasured(row) == (naive.lengths[row] != nil) else {
                return "row \(row) is measured"
            }
        }
        for position in [-3, 0, total - 1, total, total + 9, number(0..<total + 2)] {
            let row = naive.row(at: position)
            guard metrics.row(at: position) == row else {
                return "at \(position) is \(String(describing: metrics.row(at: position))), not \(String(describing: row))"
            }
        }
        return nil
    }

    mutating func run(_ steps: Int) -> String? {
        for count in 1...steps {
            step()
            if let fault = fault() { return "step \(count), after \(history.suffix(12)): \(fault)" }
        }
        return nil
    }
}

@Suite("Lengths of rows that may not be there")
struct RowMetricsTests {
    @Test("Sums, positions and rows follow a naive model", arguments: 1...6 as ClosedRange<UInt64>)
    func storm(seed: UInt64) {
        var storm = MetricsStorm(seed: seed)
        let fault = storm.run(150)
        #expect(fault == nil, "seed \(seed)")
    }

    @Test("Rows that do not exist have no length, and nothing traps")
    func outOfRange() {
        var none = RowMetrics()
        let row = none.row(at: 0)
        let position = none.position(5)
        let isNew = none.measure(0, 3)
        #expect(row == nil && position == 0 && !isNew && none.total == 0)
        var some = RowMetrics(count: 3)
        some.replace(7..<9, with: 2)
        some.replace(-4 ..< -1, with: 1)
        some.replace(0..<1, from: [99, -1, 2])
        #expect(some.length(99) == 0)
        let first = some.position(-1)
        #expect(first == 0)
        some.measure(0, .max)
        #expect(some.length(0) == Int(Int32.max))
        some.measure(0, -5)
        #expect(some.length(0) == 0)
    }

    @Test("Rows without any length are passed over: a position belongs to the row that covers it")
    func emptyRows() {
        var metrics = RowMetrics(count: 4)
        for (row, length) in [0, 2, 0, 1].enumerated() { metrics.measure(row, length) }
        #expect(metrics.total == 3)
        var rows: [Int?] = []
        for position in 0..<4 { rows.append(metrics.row(at: position)) }
        #expect(rows == [1, 1, 3, 3])
    }
}
