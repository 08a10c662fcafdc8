import TerraceScreen

extension TerminalColor {
    /// The nearest colour that a terminal of `depth` can show.
    package func reduced(to depth: ColorDepth) -> TerminalColor {
        switch depth {
        case .trueColor: return self
        case .none: return .standard
        case .indexed256:
            guard case .rgb(let r, let g, let b) = self else { return self }
            return .indexed(ColorPalette.nearestIndex(r, g, b))
        case .ansi16:
            switch self {
            case .standard, .ansi: return self
            case .indexed(let index):
                if index < 16 { return .ansi(index) }
                let (r, g, b) = ColorPalette.components(index)
                return .ansi(ColorPalette.nearestANSI(r, g, b))
            case .rgb(let r, let g, let b): return .ansi(ColorPalette.nearestANSI(r, g, b))
            }
        }
    }
}

/// xterm's 256 colours, and the way back from any colour to the nearest of them.
enum ColorPalette {
    /// The first 16 as xterm ships them; themes change them, so they are never chosen for a colour of more depth.
    static let ansi: [(UInt8, UInt8, UInt8)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
    ]

    static func components(_ index: UInt8) -> (UInt8, UInt8, UInt8) {
        if index < 16 { return ansi[Int(index)] }
        if index >= 232 {
            let grey = 8 + 10 * (index - 232)
            return (grey, grey, grey)
        }
        let cube = index - 16
        return (level(cube / 36), level(cube / 6 % 6), level(cube % 6))
    }

    static func nearestIndex(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> UInt8 {
        let (x, y, z) = (step(r), step(g), step(b))
        let cube = 16 + 36 * x + 6 * y + z
        let mean = (Int(r) + Int(g) + Int(b)) / 3
        let grey = 232 + UInt8(min(max((mean - 3) / 10, 0), 23))
        return distance(components(grey), (r, g, b)) < distance(components(cube), (r, g, b)) ? grey : cube
    }

    static func nearestANSI(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> UInt8 {
        var best: UInt8 = 0
        var least = Int.max
        for index in UInt8(0)..<16 {
            let d = distance(components(index), (r, g, b))
            if d < least { (least, best) = (d, index) }
        }
        return best
    }

    static func distance(_ a: (UInt8, UInt8, UInt8), _ b: (UInt8, UInt8, UInt8)) -> Int {
        let (r, g, b) = (Int(a.0) - Int(b.0), Int(a.1) - Int(b.1), Int(a.2) - Int(b.2))
        return r * r + g * g + b * b
    }

    private static func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
    private static func step(_ value: UInt8) -> UInt8 { value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
}
