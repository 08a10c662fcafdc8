@testable import TerraceCore

/// The editing rules in the plainest way: scalars in an array, cut into clusters anew at each question.
struct NaiveField {
    var scalars: [Unicode.Scalar] = []
    /// Both in scalars.
    var caret = 0
    var insertion = 0
    var beforeEdit: (scalars: [Unicode.Scalar], caret: Int)?

    var text: String { String(String.UnicodeScalarView(scalars)) }
    var clusters: [Character] { Array(text) }
    var caretInBytes: Int { scalars[..<caret].reduce(0) { $0 + UTF8.width($1) } }

    /// The offsets, in scalars, between clusters.
    var boundaries: [Int] { clusters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.unicodeScalars.count) } }

    mutating func apply(_ command: EditingCommand) {
        switch command {
        case .insert(let text), .paste(let text):
            let clean = Self.cleaned(text)
            if !clean.isEmpty { replace(insertion..<insertion, with: clean) }
        case .move(let motion):
            caret = target(of: motion)
            insertion = caret
            beforeEdit = nil
        case .delete(let motion):
            let target = target(of: motion)
            if target != caret { replace(min(target, caret)..<max(target, caret), with: []) }
        }
    }

    mutating func adopt(_ newText: String) {
        let new = Array(newText.unicodeScalars)
        guard new != scalars else { return }
        var next = NaiveField(scalars: new)
        if let beforeEdit, beforeEdit.scalars == new {
            next.caret = beforeEdit.caret
        } else {
            let (old, new) = (clusters.map { Array($0.utf8) }, next.clusters.map { Array($0.utf8) })
            let place = boundaries.firstIndex(of: caret) ?? 0
            var prefix = 0
            while prefix < min(old.count, new.count), old[prefix] == new[prefix] { prefix += 1 }
            var suffix = 0
            while suffix < min(old.count, new.count) - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
            let newPlace =
                place <= prefix || old.count == new.count
                ? place : place >= old.count - suffix ? place + new.count - old.count : new.count - suffix
            next.caret = next.boundaries[newPlace]
        }
        next.insertion = next.caret
        self = next
    }

    private mutating func replace(_ range: Range<Int>, with new: [Unicode.Scalar]) {
        beforeEdit = (scalars, caret)
        scalars.replaceSubrange(range, with: new)
        insertion = range.lowerBound + new.count
        caret = boundaries.first { $0 >= insertion } ?? scalars.count
    }

    private func target(of motion: TextMotion) -> Int {
        let clusters = clusters
        let boundaries = boundaries
        var place = boundaries.firstIndex(of: caret) ?? 0
        func back(_ belongs: (Character) -> Bool) { while place > 0, belongs(clusters[place - 1]) { place -= 1 } }
        func ahead(_ belongs: (Character) -> Bool) { while place < clusters.count, belongs(clusters[place]) { place += 1 } }
        func isWord(_ cluster: Character) -> Bool { cluster.isLetter || cluster.isNumber }
        switch motion {
        case .characterBackward: place = max(0, place - 1)
        case .characterForward: place = min(clusters.count, place + 1)
        case .start: place = 0
        case .end: place = clusters.count
        case .wordBackward:
            back { !isWord($0) }
            back(isWord)
        case .wordForward:
            ahead { !isWord($0) }
            ahead(isWord)
        case .blankBackward:
            back { $0.isWhitespace }
            back { !$0.isWhitespace }
        }
        return boundaries[place]
    }

    private static func cleaned(_ text: String) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        for cluster in text {
            for scalar in cluster == "\r\n" ? ["\n"] : Array(cluster.unicodeScalars) {
                if scalar.properties.generalCategory != .control, scalar != "\u{2028}", scalar != "\u{2029}" {
                    result.append(scalar)
                } else if scalar.properties.isWhitespace {
                    result.append(" ")
                }
            }
        }
        return result
    }
}
