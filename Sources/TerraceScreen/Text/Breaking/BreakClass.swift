/// The line breaking class of a scalar, under the names of UAX #14 in lower case, resolved as its rule LB1 says.
///
/// Brackets that are wide or half-wide have classes of their own (`opw`, `cpw`), and so has what is reserved for emoji (`xp`): rules LB30
/// and LB30b ask for them.
enum BreakClass: UInt8, Sendable {
    case al, sp, nu, op, cl, cp, qu, ex, `is`, sy, hy, ba, bb, pr, po, id, ns, cm, zwj, gl, wj, zw, bk, cr, lf, nl, hl, `in`, b2, cb, eb, em
    case h2, h3, jl, jv, jt, ri, opw, cpw, xp

    @inline(__always)
    init(_ scalar: UInt32) {
        self = BreakClass(rawValue: BreakTable.classes[scalar]) ?? .al
    }

    /// A set of classes as one number.
    struct Members: OptionSet, Sendable {
        let rawValue: UInt64

        init(rawValue: UInt64) { self.rawValue = rawValue }

        init(_ members: BreakClass...) {
            rawValue = members.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
        }

        static let mandatory = Members(.bk, .cr, .lf, .nl)
        static let opening = Members(.op, .opw)
        static let closing = Members(.cl, .cp, .cpw)
        static let letters = Members(.al, .hl)
        static let ideographs = Members(.id, .xp, .eb, .em)
        static let syllables = Members(.jl, .jv, .jt, .h2, .h3)
        /// What no line starts with (LB13).
        static let neverFirst = Members(.cl, .cp, .cpw, .ex, .is, .sy)
        /// What a mark does not attach to (LB9).
        static let withoutMarks = Members(.bk, .cr, .lf, .nl, .sp, .zw)
        /// What a word starts after.
        static let beforeWords = Members(.bk, .cr, .lf, .nl, .sp, .zw, .op, .opw)
        static let marks = Members(.cm, .zwj)
    }

    @inline(__always)
    func isIn(_ members: Members) -> Bool { members.rawValue &>> UInt64(rawValue) & 1 != 0 }
}
