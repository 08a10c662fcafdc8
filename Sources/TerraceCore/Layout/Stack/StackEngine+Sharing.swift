import TerraceScreen

/// What a child of a stack is offered along the axis, and what it takes.
struct StackShare: Sendable {
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

    static func areInOrder(_ one: StackClaim, _ two: StackClaim) -> Bool { one.isServedBefore(two) }

    /// Higher priorities first, then the less flexible, of the infinitely flexible the one with the larger minimum, then as they stand.
    func isServedBefore(_ other: StackClaim) -> Bool {
        if priority != other.priority { return priority > other.priority }
        if flexibility != other.flexibility { return flexibility < other.flexibility }
        if flexibility == Length.infinity, minimum != other.minimum { return minimum > other.minimum }
        return index < other.index
    }
}

/// The shares of a stack that were found last: placing asks for what measuring has just found. Whoever keeps it throws it away when
/// the children's answers may have changed.
package struct StackShares: Sendable {
    var length = -1
    var cross: Int?
    var shares: ContiguousArray<StackShare> = []
}

extension StackEngine {
    /// Shares `length` among the children, in source order.
    ///
    /// Each priority group is offered what remains less the minimums of all lower groups; in a group each child, in the order of
    /// `isServedBefore`, is offered an equal share of what the ones before it have left. Whole cells: the last gets the remainder.
    @MainActor func shares(of length: Int, cross: Int?, gaps: Int, _ known: inout StackShares) -> ContiguousArray<StackShare> {
        if known.length == length, known.cross == cross { return known.shares }
        var shares = ContiguousArray(repeating: StackShare(offer: 0, size: .zero), count: children.count)
        withUnsafeTemporaryAllocation(of: StackClaim.self, capacity: children.count) { claims in
            for index in children.indices {
                claims.initializeElement(at: index, to: StackClaim(index: index, priority: children[index].layoutPriority))
            }
            claims.sortClaims()
            var lowerMinimums = estimate(claims, children, cross: cross)
            claims.sortClaims()

            var remaining = length - gaps
            var start = 0
            while start < claims.count {
                let end = claims.endOfGroup(from: start)
                if start > 0 { for position in start..<end { lowerMinimums -= claims[position].minimum } }
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
        }
        known = StackShares(length: length, cross: cross, shares: shares)
        return shares
    }

    /// Asks for minimums and maximums where they decide anything, of claims sorted by priority: a child alone in its group has no order
    /// to find, and the highest group reserves nothing. Returns the minimums of all groups but the highest.
    @MainActor private func estimate(_ claims: UnsafeMutableBufferPointer<StackClaim>, _ children: ContiguousArray<Box>, cross: Int?) -> Int
    {
        let nothing = ProposedSize(axis, main: 0, cross: cross)
        let everything = ProposedSize(axis, main: Length.infinity, cross: cross)
        var lowerMinimums = 0
        var start = 0
        while start < claims.count {
            let end = claims.endOfGroup(from: start)
            if start > 0 || end - start > 1 {
                for position in start..<end {
                    let child = children[claims[position].index]
                    let minimum = child.sizeThatFits(nothing)[axis]
                    claims[position].minimum = minimum
                    if start > 0 { lowerMinimums += minimum }
                    if end - start > 1 {
                        // Less than nothing, for one that is shorter the more it is offered.
                        let maximum = child.sizeThatFits(everything)[axis]
                        claims[position].flexibility = maximum >= Length.infinity ? Length.infinity : maximum - minimum
                    }
                }
            }
            start = end
        }
        return lowerMinimums
    }
}

extension UnsafeMutableBufferPointer<StackClaim> {
    fileprivate func endOfGroup(from start: Int) -> Int {
        var end = start + 1
        while end < count, self[end].priority == self[start].priority { end += 1 }
        return end
    }

    /// Few claims by insertion, which most often finds them sorted; many by what does not take the square of their number.
    fileprivate func sortClaims() {
        if count > 32 {
            var claims = self
            claims.sort(by: StackClaim.areInOrder)
            return
        }
        var position = 1
        while position < count {
            let claim = self[position]
            var hole = position
            while hole > 0, claim.isServedBefore(self[hole - 1]) {
                self[hole] = self[hole - 1]
                hole -= 1
            }
            self[hole] = claim
            position += 1
        }
    }
}
