import Testing

@testable import TerraceCore

@Suite struct ClusterBoundariesTests {
    /// The boundaries as a walk from the start finds them.
    func boundaries(of text: String) -> [Int] {
        text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
    }

    @Test("E8: boundaries asked for by offset are those of the whole text", arguments: 1...4)
    func e8_boundariesByOffset(seed: Int) {
        var storm = EditingStorm(seed: seed)
        for _ in 0..<500 {
            let text = storm.text(upTo: 12)
            let expected = boundaries(of: text)
            for offset in -1...text.utf8.count + 1 {
                let inside = min(max(0, offset), text.utf8.count)
                if offset == inside { #expect(text.isClusterBoundary(offset) == expected.contains(offset)) }
                #expect(text.clusterBoundary(atOrAfter: offset) == expected.first { $0 >= inside })
                #expect(text.clusterBoundary(atOrBefore: offset) == expected.last { $0 <= inside })
            }
            for (start, end) in zip(expected, expected.dropFirst()) {
                #expect(text.clusterEnd(after: start) == end && text.clusterStart(before: end) == start)
            }
            #expect(walkedBack(text) == expected.reversed())
        }
    }

    @Test("E8: runs of flags and halves of flags are stepped through backward as forward")
    func e8_flagsBackward() {
        for before in ["", "x", "\u{600}", "\u{200D}", "\u{1F468}\u{200D}", "\u{4E2D}"] {
            for after in ["", "x", "\u{301}", "\u{200D}", "\u{1F468}"] {
                for count in 0...9 {
                    let text = before + String(repeating: "\u{1F1E9}", count: count) + after
                    #expect(walkedBack(text) == boundaries(of: text).reversed())
                }
            }
        }
    }

    @Test("E8: a line of flags does not cost its square", .timeLimit(.minutes(3)))
    func e8_longLineOfFlags() {
        let flags = String(repeating: "\u{1F1E9}\u{1F1EA}", count: 300_000)
        var field = TextEditingState(flags)
        for motion in TextMotion.allCases where !motion.isVertical {
            let end = flags.utf8.count
            field.moveCaret(to: motion.isBackward ? end : 0)
            field.apply(.move(motion))
            switch motion {
            case .characterBackward: #expect(field.caret == end - 8)
            case .characterForward: #expect(field.caret == 8)
            default: #expect(field.caret == (motion.isBackward ? 0 : end))
            }
        }
    }

    private func walkedBack(_ text: String) -> [Int] {
        var clusters = BackwardClusters(text, from: text.utf8.count)
        var result = [clusters.offset]
        while let start = clusters.peek(), result.count <= text.utf8.count + 1 {
            clusters.move(to: start)
            result.append(start)
        }
        return result
    }
}
