import Testing

@testable import TerraceCore

@Suite("The longest increasing run")
struct LongestIncreasingRunTests {
    @Test(
        "Which of the kept rows stay",
        arguments: [
            ([], []), ([nil, nil], []), ([3], [0]), ([0, 1, 2], [0, 1, 2]), ([2, 1, 0], [2]), ([2, 0, 1], [1, 2]),
            ([1, nil, 2, 0], [0, 2]),
        ] as [([Int?], [Int])])
    func table(values: [Int?], expected: [Int]) {
        #expect(LongestIncreasingRun.indices(of: values) == expected)
    }

    @Test("It increases, and is as long as trying all subsets finds")
    func againstAllSubsets() {
        var generator = SeededGenerator(11)
        for _ in 0..<400 {
            let count = Int.random(in: 0...9, using: &generator)
            let values: [Int?] = (0..<count).shuffled(using: &generator).map { Bool.random(using: &generator) ? $0 : nil }
            let run = LongestIncreasingRun.indices(of: values)
            let picked = run.compactMap { values[$0] }
            #expect(picked.count == run.count)
            #expect(zip(picked, picked.dropFirst()).allSatisfy { $0 < $1 })
            #expect(zip(run, run.dropFirst()).allSatisfy { $0 < $1 })
            var longest = 0
            for mask in 0..<(1 << count) {
                let subset = (0..<count).filter { mask >> $0 & 1 == 1 }.map { values[$0] }
                let numbers = subset.compactMap { $0 }
                if numbers.count == subset.count, zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }) {
                    longest = max(longest, numbers.count)
                }
            }
            #expect(run.count == longest)
        }
    }
}
