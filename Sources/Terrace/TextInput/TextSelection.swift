import TerraceCore

/// What is selected in a text field, or where its caret is.
///
/// Indices that lie outside of the field's text, or within a character, are brought into it; the binding then says where.
///
/// ```swift
/// struct Notes: View {
///     @State private var text = "Hello"
///     @State private var selection: TextSelection?
///     var body: some View { TextField("Notes", text: $text, selection: $selection) }
/// }
/// ```
public nonisolated struct TextSelection: Hashable, Sendable {
    /// What is selected.
    public enum Indices: Hashable, Sendable {
        /// One range; an empty one is a caret.
        case selection(Range<String.Index>)
        /// Several ranges. A field takes the first of them.
        case multiSelection(RangeSet<String.Index>)
    }

    /// What is selected.
    public var indices: Indices

    /// A selected range.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Selected ranges; a field takes the first of them.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// A caret.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    /// Whether nothing is selected, so that it is a caret.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// The bytes of a text that are meant, as far as it has them.
    func bytes(in text: String) -> Range<Int>? {
        let range: Range<String.Index>
        switch indices {
        case .selection(let only): range = only
        case .multiSelection(let ranges):
            guard let first = ranges.ranges.first else { return nil }
            range = first
        }
        func offset(_ index: String.Index) -> Int {
            let clamped = min(max(index, text.startIndex), text.endIndex)
            return text.utf8.distance(from: text.startIndex, to: clamped)
        }
        return offset(range.lowerBound)..<offset(range.upperBound)
    }
}
