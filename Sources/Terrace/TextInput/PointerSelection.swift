import TerraceCore

/// Selecting with the pointer: a press places the caret, twice takes a word, three times a line, and a drag goes on by what the press took.
struct PointerSelection {
    /// Nobody sees words or lines in what is concealed: more than one press takes all of it.
    var takesAll = false
    /// What the press took; nil while no button is down.
    private var origin: Range<Int>?

    /// A press at an offset; `extends` keeps the end of the selection that stays.
    mutating func press(at offset: Int, clicks: Int, extends: Bool, in state: inout TextEditingState) {
        if extends {
            origin = state.anchor..<state.anchor
            state.select(anchor: state.anchor, caret: offset)
        } else {
            let taken = unit(at: offset, clicks: clicks, in: state)
            origin = taken
            state.select(anchor: taken.lowerBound, caret: taken.upperBound)
        }
    }

    /// The pointer is at an offset now; false if no press came before.
    mutating func drag(to offset: Int, clicks: Int, in state: inout TextEditingState) -> Bool {
        guard let origin else { return false }
        let taken = unit(at: offset, clicks: clicks, in: state)
        if taken.lowerBound < origin.lowerBound {
            state.select(anchor: origin.upperBound, caret: taken.lowerBound)
        } else {
            state.select(anchor: origin.lowerBound, caret: max(origin.upperBound, taken.upperBound))
        }
        return true
    }

    /// The button is up; false if it was not down here.
    mutating func release() -> Bool {
        defer { origin = nil }
        return origin != nil
    }

    /// Forgets the press.
    mutating func cancel() { origin = nil }

    private func unit(at offset: Int, clicks: Int, in state: TextEditingState) -> Range<Int> {
        switch clicks {
        case ...1: return offset..<offset
        case 2 where !takesAll: return state.word(at: offset)
        default:
            guard let line = state.lines?.line(at: offset), !takesAll else { return 0..<state.text.utf8.count }
            return line.bytes
        }
    }
}
