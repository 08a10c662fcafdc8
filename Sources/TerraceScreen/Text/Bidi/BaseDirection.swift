/// How the direction of paragraphs is found.
package struct BaseDirection: Hashable, Sendable {
    /// The direction of every paragraph; nil takes that of its first letter.
    package var fixed: TextDirection?
    /// The direction of a paragraph without a letter.
    package var natural: TextDirection

    package init(_ fixed: TextDirection? = nil, natural: TextDirection = .leftToRight) {
        self.fixed = fixed
        self.natural = fixed ?? natural
    }

    /// By each paragraph's first letter; without one, to the right.
    package static let content = BaseDirection()

    /// Whether paragraphs may run to the left in which nothing does: those of ASCII, say.
    package var mayTurnPlain: Bool { natural == .rightToLeft }

    /// Whether a paragraph of printable ASCII runs to the left.
    func turns(plain bytes: some Sequence<UInt8>) -> Bool {
        guard mayTurnPlain else { return false }
        return fixed != nil || !bytes.contains { ($0 | 0x20) &- 0x61 < 26 }
    }
}
