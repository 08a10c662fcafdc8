/// Steps through a line of text by columns, a cluster at a time and never further than asked; in plain text by arithmetic.
struct ColumnWalk {
    let text: String
    let isPlain: Bool
    /// The columns of a cluster.
    let measure: (Character) -> Int

    /// The columns between two boundaries.
    func columns(from start: Int, to end: Int) -> Int {
        if isPlain { return end - start }
        return advance(from: start, to: end, within: .max).columns
    }

    /// The furthest boundary from `start` up to `end` that is at most `limit` columns away, and how many.
    func advance(from start: Int, to end: Int, within limit: Int) -> (offset: Int, columns: Int) {
        if isPlain {
            let columns = max(0, min(limit, end - start))
            return (start + columns, columns)
        }
        var index = text.index(utf8Offset: start)
        let endIndex = text.index(utf8Offset: end)
        var columns = 0
        while index < endIndex {
            let width = max(0, measure(text[index]))
            guard width <= limit - columns else { break }
            columns += width
            text.formIndex(after: &index)
        }
        return (text.utf8Offset(of: index), columns)
    }

    /// The furthest boundary before `end` that is at most `limit` columns away.
    func retreat(from end: Int, within limit: Int) -> Int {
        if isPlain { return max(0, end - max(0, limit)) }
        return walkBack(from: end) { columns, width in columns + width <= limit }
    }

    /// The nearest boundary before `end` that is at least `least` columns away; the start of the text if none is.
    func retreat(from end: Int, atLeast least: Int) -> Int {
        if isPlain { return max(0, end - max(0, least)) }
        return walkBack(from: end) { columns, _ in columns < least }
    }

    private func walkBack(from end: Int, while goesOn: (_ columns: Int, _ width: Int) -> Bool) -> Int {
        var clusters = BackwardClusters(text, from: end)
        var columns = 0
        while let start = clusters.peek() {
            let cluster = text[text.index(utf8Offset: start)..<text.index(utf8Offset: clusters.offset)]
            let width = cluster.first.map { max(0, measure($0)) } ?? 0
            guard goesOn(columns, width) else { break }
            columns += width
            clusters.move(to: start)
        }
        return clusters.offset
    }
}
