/// The bidirectional class of a scalar, under the names of UAX #9.
enum BidiClass: UInt8, CaseIterable, Sendable {
    case L, R, AL, EN, ES, ET, AN, CS, NSM, BN, B, S, WS, ON, LRE, LRO, RLE, RLO, PDF, LRI, RLI, FSI, PDI

    @inline(__always)
    init(_ scalar: UInt32) {
        self = BidiClass(rawValue: BidiTable.classes[scalar]) ?? .L
    }

    /// A set of classes as one number.
    struct Members: OptionSet, Sendable {
        let rawValue: UInt32

        init(rawValue: UInt32) { self.rawValue = rawValue }

        @inline(__always)
        init(_ member: BidiClass) { rawValue = 1 &<< UInt32(member.rawValue) }

        init(_ members: BidiClass...) {
            rawValue = members.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
        }

        /// What has a direction of its own.
        static let strong = Members(.L, .R, .AL)
        /// What asks for the algorithm: without any of them, a paragraph that runs to the right stays as it is.
        static let rightToLeft = Members(.R, .AL, .AN, .RLE, .RLO, .RLI, .FSI, .LRE, .LRO, .LRI)
        static let isolateInitiators = Members(.LRI, .RLI, .FSI)
        static let isolates = Members(.LRI, .RLI, .FSI, .PDI)
        /// What rule X9 takes out.
        static let removed = Members(.LRE, .LRO, .RLE, .RLO, .PDF, .BN)
        /// Neutrals and isolate controls, NI in the rules.
        static let neutral = Members(.B, .S, .WS, .ON, .LRI, .RLI, .FSI, .PDI)
        /// What takes the paragraph's level before a separator and at the end of a line (L1).
        static let trailing = Members(.WS, .LRI, .RLI, .FSI, .PDI, .LRE, .LRO, .RLE, .RLO, .PDF, .BN)
        static let separators = Members(.B, .S)
    }

    @inline(__always)
    func isIn(_ members: Members) -> Bool { members.rawValue &>> UInt32(rawValue) & 1 != 0 }
}
