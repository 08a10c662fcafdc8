/// The bidirectional class of a scalar, under the names of UAX #9 in lower case.
enum BidiClass: UInt8, CaseIterable, Sendable {
    case l, r, al, en, es, et, an, cs, nsm, bn, b, s, ws, on, lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

    @inline(__always)
    init(_ scalar: UInt32) {
        self = BidiClass(rawValue: BidiTable.classes[scalar]) ?? .l
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
        static let strong = Members(.l, .r, .al)
        /// What asks for the algorithm: without any of them, a paragraph that runs to the right stays as it is.
        static let rightToLeft = Members(.r, .al, .an, .rle, .rlo, .rli, .fsi, .lre, .lro, .lri)
        static let isolateInitiators = Members(.lri, .rli, .fsi)
        static let isolates = Members(.lri, .rli, .fsi, .pdi)
        /// What rule X9 takes out.
        static let removed = Members(.lre, .lro, .rle, .rlo, .pdf, .bn)
        /// Neutrals and isolate controls, NI in the rules.
        static let neutral = Members(.b, .s, .ws, .on, .lri, .rli, .fsi, .pdi)
        /// What takes the paragraph's level before a separator and at the end of a line (L1).
        static let trailing = Members(.ws, .lri, .rli, .fsi, .pdi, .lre, .lro, .rle, .rlo, .pdf, .bn)
        static let separators = Members(.b, .s)
    }

    @inline(__always)
    func isIn(_ members: Members) -> Bool { members.rawValue &>> UInt32(rawValue) & 1 != 0 }
}
