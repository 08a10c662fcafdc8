import Testing

@MainActor
@Suite("Storms of edits against a naive model")
struct IdentityStormTests {
    @Test("State, focus and callbacks follow identity through 10,000 random edits", arguments: 0..<20)
    func storm(shard: UInt64) throws {
        for program in 0..<25 {
            let seed = shard * 1000 + UInt64(program)
            let storm = IdentityStorm(seed)
            try fail(storm.compare(), seed, 0)
            for step in 1...20 {
                storm.disturb()
                try fail(storm.edit(), seed, step)
            }
            try fail(storm.close(), seed, 21)
        }
    }

    private func fail(_ complaint: String?, _ seed: UInt64, _ step: Int) throws {
        try #require(complaint == nil, "seed \(seed), step \(step): \(complaint ?? "")")
    }
}
