import TerraceScreen

/// The shortest `CSI … m` from one style to another.
enum StyleSequences {
    /// Attributes and the codes that switch them on and off, in the order of their bits.
    private static let codes: [(attribute: CellAttributes, on: UInt8, off: UInt8)] = [
        (.bold, 1, 22), (.dim, 2, 22), (.italic, 3, 23), (.underline, 4, 24), (.strikethrough, 9, 29), (.reverse, 7, 27), (.blink, 5, 25),
    ]

    /// Writes the change from `old`, nil when nobody knows, to `new`.
    static func write(from old: CellStyle?, to new: CellStyle, into out: inout OutputBuffer) {
        out.appendCSI()
        if new == .standard { return out.append(0x6D) }
        var isFirst = true
        if let old, changeCost(old, new) <= cost(new) + 1 {
            writeAttributes(from: old.attributes, to: new.attributes, &isFirst, &out)
            if old.foreground != new.foreground { write(new.foreground, base: 30, &isFirst, &out) }
            if old.background != new.background { write(new.background, base: 40, &isFirst, &out) }
        } else {
            // An empty first parameter would do, but not every terminal reads it as 0.
            code(0, &isFirst, &out)
            writeAttributes(from: [], to: new.attributes, &isFirst, &out)
            if new.foreground != .standard { write(new.foreground, base: 30, &isFirst, &out) }
            if new.background != .standard { write(new.background, base: 40, &isFirst, &out) }
        }
        out.append(0x6D)
    }

    private static func writeAttributes(
        from old: CellAttributes, to new: CellAttributes, _ isFirst: inout Bool, _ out: inout OutputBuffer
    ) {
        guard old != new else { return }
        let gone = old.subtracting(new)
        var added = new.subtracting(old)
        if !gone.isEmpty {
            // 22 takes bold and dim away together.
            if !gone.isDisjoint(with: [.bold, .dim]) {
                code(22, &isFirst, &out)
                added.formUnion(new.intersection([.bold, .dim]))
            }
            for entry in codes where entry.off != 22 && gone.contains(entry.attribute) { code(Int(entry.off), &isFirst, &out) }
        }
        for entry in codes where added.contains(entry.attribute) { code(Int(entry.on), &isFirst, &out) }
    }

    private static func write(_ color: TerminalColor, base: Int, _ isFirst: inout Bool, _ out: inout OutputBuffer) {
        switch color {
        case .standard: code(base + 9, &isFirst, &out)
        case .ansi(let index): code(index < 8 ? base + Int(index) : base + 52 + Int(index & 15), &isFirst, &out)
        case .indexed(let index):
            code(base + 8, &isFirst, &out)
            code(5, &isFirst, &out)
            code(Int(index), &isFirst, &out)
        case .rgb(let r, let g, let b):
            code(base + 8, &isFirst, &out)
            code(2, &isFirst, &out)
            code(Int(r), &isFirst, &out)
            code(Int(g), &isFirst, &out)
            code(Int(b), &isFirst, &out)
        }
    }

    private static func code(_ number: Int, _ isFirst: inout Bool, _ out: inout OutputBuffer) {
        if !isFirst { out.append(0x3B) }
        isFirst = false
        out.append(number: number)
    }

    // MARK: - Costs, in bytes without the frame of the sequence

    private static func changeCost(_ old: CellStyle, _ new: CellStyle) -> Int {
        var sum = 0
        if old.attributes != new.attributes {
            let gone = old.attributes.subtracting(new.attributes)
            sum += 3 * (gone.subtracting([.bold, .dim]).rawValue.nonzeroBitCount + (gone.isDisjoint(with: [.bold, .dim]) ? 0 : 1))
            sum += 2 * new.attributes.subtracting(old.attributes).rawValue.nonzeroBitCount
        }
        if old.foreground != new.foreground { sum += cost(new.foreground, standard: 3) }
        if old.background != new.background { sum += cost(new.background, standard: 3) }
        return sum
    }

    private static func cost(_ style: CellStyle) -> Int {
        2 * style.attributes.rawValue.nonzeroBitCount + cost(style.foreground, standard: 0) + cost(style.background, standard: 0)
    }

    private static func cost(_ color: TerminalColor, standard: Int) -> Int {
        switch color {
        case .standard: standard
        case .ansi: 3
        case .indexed(let index): 6 + OutputBuffer.digits(Int(index))
        case .rgb(let r, let g, let b): 8 + OutputBuffer.digits(Int(r)) + OutputBuffer.digits(Int(g)) + OutputBuffer.digits(Int(b))
        }
    }
}
