import Testing

@testable import TerraceScreen

@Suite struct KeyEquivalentTests {
    @Test func functionKeysHaveApplesPrivateCharacters() {
        #expect(KeyEquivalent.function(1).character == "\u{F704}")
        #expect(KeyEquivalent.function(12).character == "\u{F70F}")
        #expect(KeyEquivalent.function(35).character == "\u{F726}")
        #expect(Set((1...35).map { KeyEquivalent.function($0) }).count == 35)
    }

    @Test func functionNumbersOutOfRangeAreBroughtIn() {
        for low in [0, -1, .min] { #expect(KeyEquivalent.function(low) == .function(1)) }
        for high in [36, 1_000_000, .max] { #expect(KeyEquivalent.function(high) == .function(35)) }
    }

    @Test func functionKeysAreNoOtherKey() {
        let others: Set<KeyEquivalent> = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .insert, .deleteForward, .home, .end, .pageUp, .pageDown, .clear,
        ]
        #expect(others.count == 11)
        for number in 1...35 { #expect(!others.contains(.function(number))) }
    }
}
