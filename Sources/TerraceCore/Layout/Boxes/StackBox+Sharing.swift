import TerraceScreen

/// What a child of a stack is offered along the axis, and what it takes.
struct StackShare {
    var offer: Int
    var size: Size
}

/// What decides when a child is served.
private struct StackClaim {
    var index: Int
    var priority: Double
    /// Its length at least.
    var minimum: Int
    /// By how much it can grow beyond that.
    var flexibility: Int

    /// Higher priorities first, then the less flexible, of the infinitely flexible the one with the larger minimum, then as they stand.
    func isServedBefore(_ other: StackClaim) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if flexibility == Length.infinity, minimum != other.minimum { return minimum > other.minimum }
        return index < other.index
    }
}

extension StackBox {
    /// Shares `length` among the children, in source order.
    ///
    /// Each priority group is offered what remains less the minimums of all lower groups; in a group each child, in the order of
    /// `isServedBefore`, is offered an equal share of what the ones before it have left. Whole cells: the last gets the remainder.
    func shares(of length: Int, cross: Int?, gaps: Int) -> ContiguousArray<StackShare> {
        let children = children
        var claims: ContiguousArray<StackClaim> = []
        claims.reserveCapacity(children.count)
        var lowerMinimums = 0
        var isSorted = true
        for index in children.indices {
            let child = children[index]
            let minimum = child.sizeThatFits(ProposedSize(axis, main: 0, cross: cross))[axis]
            let maximum = child.sizeThatFits(ProposedSize(axis, main: Length.infinity, cross: cross))[axis]
            let claim = StackClaim(
                index: index, priority: child.layoutPriority, minimum: minimum,
                flexibility: max(0, Length.subtracting(minimum, from: maximum)))
            if let before = claims.last, !before.isServedBefore(claim) { isSorted = false }
            claims.append(claim)
            lowerMinimums += minimum
        }
        if !isSorted { claims.sort { $0.isServedBefore($1) } }

        var shares = ContiguousArray(repeating: StackShare(offer: 0, size: .zero), count: children.count)
        var remaining = length - gaps
        var start = 0
        while start < claims.count {
            var end = start
            while end < claims.count, claims[end].priority == claims[start].priority {
                lowerMinimums -= claims[end].minimum
                end += 1
            }
            var available = remaining - lowerMinimums
            for position in start..<end {
                let offer = max(0, available) / (end - position)
                let size = children[claims[position].index].sizeThatFits(ProposedSize(axis, main: offer, cross: cross))
                shares[claims[position].index] = StackShare(offer: offer, size: size)
                available -= size[axis]
                remaining -= size[axis]
            }
            start = end
        }
        return shares
    }
}
