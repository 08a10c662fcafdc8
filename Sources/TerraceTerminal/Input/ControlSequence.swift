/// The inside of a control sequence, `CSI … final`: what a terminal sends for keys, the mouse and answers.
struct ControlSequence {
    /// `<`, `?`, `>` or `=` before the parameters, else 0.
    var marker: UInt8 = 0
    /// The byte between parameters and final, such as `$`, else 0.
    var intermediate: UInt8 = 0
    var final: UInt8
    /// Parameters, each with its sub-parameters (`1:3`); nil where none was written.
    private(set) var parameters: [[Int?]] = []

    /// Reads the bytes between `CSI` and the final one.
    init(_ bytes: ArraySlice<UInt8>, final: UInt8) {
        self.final = final
        var current: [Int?] = []
        var value: Int?
        for (offset, byte) in bytes.enumerated() {
            switch byte {
            case 0x30...0x39: value = min((value ?? 0) * 10 + Int(byte - 0x30), 0x10_FFFF)
            case 0x3A:
                current.append(value)
                value = nil
            case 0x3B:
                current.append(value)
                parameters.append(current)
                current = []
                value = nil
            case 0x3C...0x3F: if offset == 0 { marker = byte }
            default: intermediate = byte
            }
        }
        if value != nil || !current.isEmpty || !parameters.isEmpty {
            current.append(value)
            parameters.append(current)
        }
    }

    var count: Int { parameters.count }

    /// The parameter at `index`, or nil when it was left out.
    subscript(index: Int) -> Int? { self[index, 0] }

    /// A sub-parameter.
    subscript(index: Int, sub: Int) -> Int? {
        guard parameters.indices.contains(index), parameters[index].indices.contains(sub) else { return nil }
        return parameters[index][sub]
    }
}
