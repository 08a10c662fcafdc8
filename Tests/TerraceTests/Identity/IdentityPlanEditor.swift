/// Random plans and random edits of plans.
struct IdentityPlanEditor {
    var generator: SeededGenerator

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }
    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func plan(_ depth: Int) -> IdentityPlan {
        if depth == 0 { return chance(50) ? .leaf("l") : .field("f") }
        switch number(0..<11) {
        case 0: return .leaf("l")
        case 1: return .field("f")
        case 2: return .pair(plan(depth - 1), plan(depth - 1))
        case 3: return .maybe(chance(50) ? plan(depth - 1) : nil)
        case 4: return .either(chance(50), plan(depth - 1))
        case 5: return .choice(number(0..<3), plan(depth - 1))
        case 6: return .id(number(0..<3), plan(depth - 1))
        case 7: return .erased(chance(50), plan(depth - 1))
        case 8: return .rowPairs(rows(depth - 1, 3))
        default: return .list(rows(depth - 1, 5))
        }
    }

    /// Few ids for many rows, so that some are the same.
    mutating func rows(_ depth: Int, _ most: Int) -> [IdentityPlan.Keyed] {
        (0..<number(0..<most)).map { _ in IdentityPlan.Keyed(id: number(0..<12), plan: plan(depth)) }
    }

    mutating func edit(_ old: IdentityPlan, _ depth: Int) -> IdentityPlan {
        if chance(8) { return plan(depth) }
        switch old {
        case .leaf, .field: return old
        case .pair(let first, let second):
            return chance(50) ? .pair(edit(first, depth - 1), second) : .pair(first, edit(second, depth - 1))
        case .maybe(let inner):
            if chance(40) { return .maybe(inner == nil ? plan(max(0, depth - 1)) : nil) }
            return .maybe(inner.map { edit($0, depth - 1) })
        case .either(let isFirst, let inner): return .either(chance(30) ? !isFirst : isFirst, edit(inner, depth - 1))
        case .choice(let value, let inner): return .choice(chance(30) ? number(0..<3) : value, edit(inner, depth - 1))
        case .id(let id, let inner): return .id(chance(30) ? number(0..<3) : id, edit(inner, depth - 1))
        case .erased(let isWrapped, let inner): return .erased(chance(30) ? !isWrapped : isWrapped, edit(inner, depth - 1))
        case .list(let rows): return .list(edit(rows, depth))
        case .rowPairs(let rows): return .rowPairs(edit(rows, depth))
        }
    }

    mutating func edit(_ old: [IdentityPlan.Keyed], _ depth: Int) -> [IdentityPlan.Keyed] {
        var rows = old
        for _ in 0..<number(1..<4) {
            switch number(0..<7) {
            case 0, 1: rows.insert(IdentityPlan.Keyed(id: number(0..<12), plan: plan(max(0, depth - 1))), at: number(0..<rows.count + 1))
            case 2 where !rows.isEmpty: rows.remove(at: number(0..<rows.count))
            case 3 where !rows.isEmpty: rows.insert(rows.remove(at: number(0..<rows.count)), at: number(0..<rows.count + 1))
            case 4: rows.reverse()
            case 5 where !rows.isEmpty:
                let index = number(0..<rows.count)
                rows[index].plan = edit(rows[index].plan, depth - 1)
            case 6 where chance(20): rows.shuffle(using: &generator)
            default: break
            }
        }
        return Array(rows.prefix(4))
    }
}
