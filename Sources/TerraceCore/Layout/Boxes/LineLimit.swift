/// How many lines a text may and must have.
package struct LineLimit: Hashable, Sendable {
    /// It is at least this high, with blank lines below its text.
    package let minimum: Int
    /// What does not fit in so many lines is truncated; nil is as many as it needs.
    package let maximum: Int?

    /// Limits below 1 act as 1.
    package init(_ maximum: Int?, reservesSpace: Bool = false) {
        self.maximum = maximum.map { max(1, $0) }
        minimum = reservesSpace ? max(1, maximum ?? 1) : 1
    }

    package init(_ range: ClosedRange<Int>) {
        minimum = max(1, range.lowerBound)
        maximum = max(1, range.upperBound)
    }

    private init(minimum: Int, maximum: Int?) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// As high at least, and as many lines as the text needs.
    package var withoutMaximum: LineLimit { LineLimit(minimum: minimum, maximum: nil) }

    package static let unlimited = LineLimit(nil)
}
