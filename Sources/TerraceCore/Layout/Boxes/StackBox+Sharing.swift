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
    var minimum = 0
    /// By how much it can grow beyond that.
    var flexibility = 0

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
        for index in children.indices { claims.append(StackClaim(index: index, priority: children[index].layoutPriority)) }
        sort(&claims)
        var lowerMinimums = estimate(&claims, cross: cross)
        sort(&claims)

        var shares = ContiguousArray(repeating: StackShare(offer: 0, size: .zero), count: children.count)
        var remaining = length - gaps
        var start = 0
        while start < claims.count {
            let end = endOfGroup(claims, from: start)
            if start > 0 { for claim in claims[start..<end] { lowerMinimums -= claim.minimum } }
            var available = remaining - lowerMinimums
            for position in start..<end {
                let offer = max(0, available) / (end - position)
                let index = claims[position].index
                let size = children[index].sizeThatFits(ProposedSize(axis, main: offer, cross: cross))
                shares[index] = StackShare(offer: offer, size: size)
                available -= size[axis]
                remaining -= size[axis]
            }
            start = end
        }
        return shares
    }

    /// Asks for minimums and maximums where they decide anything, of claims sorted by priority: a child alone in its group has no order
    /// to find, and the highest group reserves nothing. Returns the minimums of all groups but the highest.
    private func estimate(_ claims: inout ContiguousArray<StackClaim>, cross: Int?) -> Int {
        var lowerMinimums = 0
        var start = 0
        while start < claims.count {
            let end = endOfGroup(claims, from: start)
            if start > 0 || end - start > 1 {
                for position in start..<end {
                    let child = children[claims[position].index]
                    let minimum = child.sizeThatFits(ProposedSize(axis, main: 0, cross: cross))[axis]
                    claims[position].minimum = minimum
                    if start > 0 { lowerMinimums += minimum }
                    if end - start > 1 {
                        let maximum = child.sizeThatFits(ProposedSize(axis, main: Length.infinity, cross: cross))[axis]
                        claims[position].flexibility = Length.subtracting(minimum, from: maximum)
                    }
                }
            }
            start = end
        }
        return lowerMinimums
    }

    private func endOfGroup(_ claims: ContiguousArray<StackClaim>, from start: Int) -> Int {
        var end = start + 1
        while end < claims.count, claims[end].priority == claims[start].priority { end += 1 }
        return end
    }

    private func sort(_ claims: inout ContiguousArray<StackClaim>) {
        for position in claims.indices.dropFirst() where !claims[position - 1].isServedBefore(claims[position]) {
            claims.sort { $0.isServedBefore($1) }
            return
        }
    }
}
