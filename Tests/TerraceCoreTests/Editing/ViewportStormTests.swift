import Testing

@testable import TerraceCore

@Suite struct ViewportStormTests {
    @Test("E7: through a storm of edits the viewport is the nearest one that obeys the rules", arguments: 1...8)
    func e7_storm(seed: Int) {
        var storm = EditingStorm(seed: seed)
        var field = TextEditingState()
        var start = 0
        var width = 8
        for step in 0..<3_000 {
            if step % 40 == 0 { width = Int.random(in: 0...14, using: &storm.generator) }
            if step % 30 == 0 { field.adopt(storm.text(upTo: 30)) }
            field.apply(storm.command(length: field.text.unicodeScalars.count))
            let previous = start
            let view = TextFieldViewport(field.text, caret: field.caret, width: width, previousStart: previous, measure: testWidth(of:))
            start = view.start
            guard let problem = NaiveViewport(field, width: width, previous: previous).problem(with: view) else { continue }
            Issue.record("seed \(seed) step \(step) width \(width): \(problem): \(field.notation.debugDescription) from \(previous)")
            return
        }
    }
}

/// The rules of horizontal scrolling, tried out on every place where a line could begin.
private struct NaiveViewport {
    let clusters: [Character]
    let widths: [Int]
    /// In bytes, as everything that follows but `caret`.
    let boundaries: [Int]
    /// In clusters.
    let caret: Int
    let width: Int
    let previous: Int

    init(_ field: TextEditingState, width: Int, previous: Int) {
        clusters = Array(field.text)
        widths = clusters.map(testWidth(of:))
        boundaries = clusters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
        caret = boundaries.firstIndex(of: field.caret) ?? -1
        self.width = width
        self.previous = previous
    }

    func columns(_ range: Range<Int>) -> Int { widths[range].reduce(0, +) }

    func problem(with view: TextFieldViewport) -> String? {
        guard let start = boundaries.firstIndex(of: view.start) else { return "cut cluster at the start" }
        if width <= 0 { return view.visible.isEmpty && view.caretX == 0 ? nil : "something in no columns" }
        guard start <= caret, view.caretX == columns(start..<caret), view.caretX < width else { return "caret not visible" }
        var shown = start
        while shown < clusters.count, columns(start..<shown + 1) <= width { shown += 1 }
        guard view.visible.utf8.elementsEqual(clusters[start..<shown].flatMap { Array($0.utf8) }) else { return "wrong slice" }
        guard view.visibleWidth == columns(start..<shown), view.isClippedAtEnd == (shown < clusters.count) else { return "wrong extent" }
        if caret < clusters.count, widths[caret] <= width, shown <= caret { return "cluster at the caret hidden" }
        // Hidden text on the left would have fitted, with the caret's cell at the end.
        if start > 0, columns(start - 1..<clusters.count) < width { return "void at the right" }
        guard let expected = nearest() else { return "no start obeys the rules" }
        return expected == start ? nil : "moved to \(view.start), not to \(boundaries[expected])"
    }

    private func nearest() -> Int? {
        let origin = boundaries.lastIndex { $0 <= previous } ?? 0
        let context = min(3, (width - 1) / 3)
        for wantsLeft in [true, false] {
            let valid = (0...caret).filter { start in
                let left = columns(start..<caret)
                let cell = caret < clusters.count && widths[caret] <= width ? max(1, widths[caret]) : 1
                let right = min(context, fitting(after: caret + 1))
                let hasVoid = start > 0 && columns(start - 1..<clusters.count) < width
                return left + cell + right <= max(width, cell + right) && (!wantsLeft || start == 0 || left >= context) && !hasVoid
            }
            if !wantsLeft, let first = valid.first { return first }
            if let best = valid.min(by: { abs($0 - origin) < abs($1 - origin) }) { return best }
        }
        return nil
    }

    /// The columns of the text from a cluster on, as far as a field's width reaches.
    private func fitting(after start: Int) -> Int {
        var end = start
        while end < clusters.count, columns(start..<end + 1) <= width { end += 1 }
        return start < clusters.count ? columns(start..<end) : 0
    }
}
