import Foundation
import TerraceScreen

/// A colour by its sRGB components, from 0 to 1, and how opaque it is.
package nonisolated struct RGBA: Hashable, Sendable {
    package var r, g, b, a: Double

    package init(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) {
        (self.r, self.g, self.b, self.a) = (r, g, b, a)
    }

    package init(bytes r: UInt8, _ g: UInt8, _ b: UInt8) { self.init(Double(r) / 255, Double(g) / 255, Double(b) / 255) }

    package static let black = RGBA(0, 0, 0)
    package static let white = RGBA(1, 1, 1)

    /// This one, a share of the way to another; the share is of the colours, opacity goes along.
    package func mixed(with other: RGBA, by share: Double) -> RGBA {
        let t = share.isNaN ? 0 : min(max(share, 0), 1)
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * t }
        return RGBA(mix(r, other.r), mix(g, other.g), mix(b, other.b), mix(a, other.a))
    }

    /// This one on an opaque one.
    package func over(_ below: RGBA) -> RGBA {
        var mixed = below.mixed(with: self, by: a)
        mixed.a = 1
        return mixed
    }

    package var luminance: Double { 0.2126 * r + 0.7152 * g + 0.0722 * b }

    package var terminal: TerminalColor {
        func byte(_ value: Double) -> UInt8 { UInt8((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded()) }
        return .rgb(byte(r), byte(g), byte(b))
    }

    /// A colour of a terminal: themes change the first 16, so that these are what they mostly are. Nil for the terminal's own.
    package init?(_ color: TerminalColor) {
        switch color {
        case .standard: return nil
        case .rgb(let r, let g, let b): self.init(bytes: r, g, b)
        case .ansi(let index), .indexed(let index):
            if index < 16 {
                let (r, g, b) = Self.named[Int(index)]
                self.init(bytes: r, g, b)
            } else if index >= 232 {
                let grey = 8 + 10 * (index - 232)
                self.init(bytes: grey, grey, grey)
            } else {
                let cube = index - 16
                func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
                self.init(bytes: level(cube / 36), level(cube / 6 % 6), level(cube % 6))
            }
        }
    }

    private static let named: [(UInt8, UInt8, UInt8)] = [
        (0, 0, 0), (205, 49, 49), (13, 188, 121), (205, 205, 16), (36, 114, 200), (188, 63, 188), (17, 168, 205), (229, 229, 229),
        (127, 127, 127), (255, 69, 58), (50, 215, 75), (255, 214, 10), (10, 132, 255), (191, 90, 242), (100, 210, 255), (255, 255, 255),
    ]
}

extension ColorScheme {
    /// What a terminal's background is taken for where it is mixed with.
    package var paper: RGBA { self == .dark ? .black : .white }
    /// What a terminal's foreground is taken for.
    package var pen: RGBA { self == .dark ? RGBA(0.9, 0.9, 0.9) : RGBA(0.1, 0.1, 0.1) }
}
