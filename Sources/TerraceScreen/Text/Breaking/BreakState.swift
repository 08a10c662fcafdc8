/// Walks through a text and says before each scalar whether a line may break there, by the rules of UAX #14 (Unicode 15), numbers by the
/// expression that it gives for them.
struct BreakState {
    enum Break: Equatable { case none, allowed, mandatory }

    /// Whether hyphens that start a word stay with it, as in "--flag" (what Unicode 16 made rule LB20a, for more than one), and a full stop
    /// with the digits after it, as in ".5" and "v.2" (LB25 of Unicode 16).
    let isTailored: Bool

    /// The class of the scalar before, marks and joiners counted to what they stand on; nil at the start.
    private var before: BreakClass?
    /// The one before that, spaces counted.
    private var beforeThat: BreakClass?
    /// What stood before the spaces that `before` is the last of.
    private var beforeSpaces: BreakClass?
    private var isAfterJoiner = false
    /// Regional indicators in a row.
    private var indicators = 0
    /// Whether the hyphens before started a word.
    private var isLeadingHyphen = false
    private var number = Number.none

    /// How far a number has got: `PR? ( OP | HY )? IS? NU (NU | SY | IS)* (CL | CP)? PO?`.
    private enum Number { case none, digits, closed }

    init(isTailored: Bool = true) {
        self.isTailored = isTailored
    }

    /// Whether a line may break before the next scalar, whose class is given.
    @inline(__always)
    mutating func next(_ class: BreakClass) -> Break {
        // What most text is: between letters and their like nothing ever happens, between ideographs always the same.
        if `class` == before, !isAfterJoiner, number == .none {
            if `class` == .al { return .none }
            if `class` == .id { return .allowed }
        }
        return step(`class`)
    }

    /// Whether the scalar before is a letter, so that nothing happens before another one.
    @inline(__always)
    var isInWord: Bool { before == .al && !isAfterJoiner && number == .none }

    private mutating func step(_ next: BreakClass) -> Break {
        let result = decide(before: next)
        advance(over: next)
        return result
    }

    private mutating func advance(over next: BreakClass) {
        let joins = next == .zwj
        defer { isAfterJoiner = joins }
        var type = next
        if next.isIn(.marks) {
            // A mark is part of what it stands on, and a letter where there is nothing (LB9, LB10).
            if let before, !before.isIn(.withoutMarks) { return }
            type = .al
        }
        switch type {
        case .nu: number = .digits
        case .sy, .is: if number != .digits { number = .none }
        case .cl, .cp, .cpw: number = number == .digits ? .closed : .none
        default: number = .none
        }
        indicators = type == .ri ? indicators + 1 : 0
        if type == .hy { isLeadingHyphen = before.map { $0.isIn(.beforeWords) || $0 == .hy && isLeadingHyphen } ?? true }
        if type == .sp {
            if before != .sp { beforeSpaces = before }
        } else {
            beforeSpaces = nil
        }
        beforeThat = before
        before = type
    }

    // MARK: Rules

    private func decide(before next: BreakClass) -> Break {
        guard let before else { return .none }
        // LB4 to LB6.
        if before == .cr, next == .lf { return .none }
        if before.isIn(.mandatory) { return .mandatory }
        if next.isIn(.mandatory) || next == .sp || next == .zw { return .none }
        // LB8, LB8a, LB9.
        if before == .zw || before == .sp && beforeSpaces == .zw { return .allowed }
        if isAfterJoiner { return .none }
        if next.isIn(.marks) {
            if !before.isIn(.withoutMarks) { return .none }
            return decide(before, .al)
        }
        return decide(before, next)
    }

    /// LB11 to LB31, between two classes that are no marks.
    private func decide(_ before: BreakClass, _ next: BreakClass) -> Break {
        if before == .wj || next == .wj || before == .gl { return .none }
        if next == .gl, before != .sp, before != .ba, before != .hy { return .none }
        if next.isIn(.neverFirst) { return .none }
        // What spaces do not part: LB14 to LB17.
        let base = before == .sp ? beforeSpaces : before
        if let base {
            if base.isIn(.opening) { return .none }
            if base == .qu, next.isIn(.opening) { return .none }
            if base.isIn(.closing), next == .ns { return .none }
            if base == .b2, next == .b2 { return .none }
        }
        if before == .sp { return .allowed }
        if next == .qu || before == .qu { return .none }
        if next == .cb || before == .cb { return .allowed }
        if next == .ba || next == .hy || next == .ns || before == .bb { return .none }
        if before == .hy || before == .ba, beforeThat == .hl { return .none }
        if before == .sy, next == .hl { return .none }
        if next == .in { return .none }
        return decideWords(before, next) ? .none : .allowed
    }

    /// LB23 to LB30b: what holds words, numbers and syllables together.
    private func decideWords(_ before: BreakClass, _ next: BreakClass) -> Bool {
        let isLetter = before.isIn(.letters)
        let nextIsLetter = next.isIn(.letters)
        if isTailored, before == .hy && isLeadingHyphen && nextIsLetter || before == .is && next == .nu { return true }
        if isLetter && next == .nu || before == .nu && nextIsLetter { return true }
        if before == .pr, next.isIn(.ideographs) { return true }
        if before.isIn(.ideographs), next == .po { return true }
        if before == .pr || before == .po, nextIsLetter { return true }
        if isLetter, next == .pr || next == .po { return true }
        if holdsNumber(before, next) { return true }
        if before == .jl, next == .jl || next == .jv || next == .h2 || next == .h3 { return true }
        if before == .jv || before == .h2, next == .jv || next == .jt { return true }
        if before == .jt || before == .h3, next == .jt { return true }
        if before.isIn(.syllables), next == .po { return true }
        if before == .pr, next.isIn(.syllables) { return true }
        if isLetter, nextIsLetter { return true }
        if before == .is, nextIsLetter { return true }
        if isLetter || before == .nu, next == .op { return true }
        if before == .cp, nextIsLetter || next == .nu { return true }
        if before == .ri, next == .ri { return indicators % 2 == 1 }
        return next == .em && (before == .eb || before == .xp)
    }

    /// LB25, as the regular expression of numbers says it.
    private func holdsNumber(_ before: BreakClass, _ next: BreakClass) -> Bool {
        if next == .nu {
            if number == .digits { return true }
            return before == .hy || before == .pr || before == .po || before.isIn(.opening)
        }
        if next == .po || next == .pr { return number != .none }
        return (before == .pr || before == .po) && next.isIn(.opening)
    }
}
