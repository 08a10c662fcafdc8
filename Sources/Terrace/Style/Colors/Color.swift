import Foundation
import TerraceCore
import TerraceScreen

/// A colour. Named colours are those of the user's terminal theme; others are shown as near as the terminal can.
///
/// As a view it fills all the room it is given; its ideal size is one cell. Areas that are not opaque are mixed with what is below;
/// text that is less than half opaque is dim.
///
/// ```swift
/// Text("Warning").foregroundStyle(.orange)
/// Text("Warning").foregroundStyle(Color(red: 1, green: 0.4, blue: 0))
/// ```
public nonisolated struct Color: Hashable, Sendable {
    indirect enum Value: Hashable, Sendable {
        case named(NamedColor)
        /// As the terminal knows it.
        case terminal(TerminalColor)
        /// Numbers, opaque.
        case components(RGBA)
        /// The terminal's foreground, all of it or a share.
        case foreground(level: Int)
        /// The terminal's background, or something that stands out from it by a share.
        case background(raised: Double)
        case asset(AssetName)
        case mixed(Color, Color, Double)
        /// Nothing at all.
        case clear
    }

    let value: Value
    /// From 0 to 1.
    private(set) var opacity: Double = 1

    init(_ value: Value, opacity: Double = 1) {
        self.value = value
        self.opacity = Self.share(opacity)
    }

    private init(_ name: NamedColor) {
        value = .named(name)
    }

    /// A colour as the terminal knows it; one that has a name goes by it.
    package init(_ color: TerminalColor) {
        value = NamedColor(color).map { .named($0) } ?? .terminal(color)
    }

    static func share(_ number: Double) -> Double { number.isNaN ? 1 : min(max(number, 0), 1) }

    /// A space of colours; a terminal has one, so that components are taken as they are.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The usual one.
        case sRGB
        /// The usual one, its components in proportion to light.
        case sRGBLinear
        /// A wider one.
        case displayP3
    }

    /// A colour of components from 0 to 1; others are brought into that range.
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func component(_ value: Double) -> Double {
            let value = value.isNaN ? 0 : min(max(value, 0), 1)
            return colorSpace == .sRGBLinear ? Resolved.encoded(value) : value
        }
        self.init(.components(RGBA(component(red), component(green), component(blue))), opacity: opacity)
    }

    /// A grey from 0 (black) to 1 (white).
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of hue, saturation and brightness from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        let sector = hue * 6
        let chroma = Self.share(brightness) * Self.share(saturation)
        let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let rest = Self.share(brightness) - chroma
        let (r, g, b): (Double, Double, Double) =
            switch Int(sector) {
            case 0: (chroma, second, 0)
            case 1: (second, chroma, 0)
            case 2: (0, chroma, second)
            case 3: (0, second, chroma)
            case 4: (second, 0, chroma)
            default: (chroma, 0, second)
            }
        self.init(red: r + rest, green: g + rest, blue: b + rest, opacity: opacity)
    }

    /// The same colour, less opaque.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.opacity *= Self.share(opacity)
        return color
    }

    /// A colour between two: 0 is this one, 1 the other.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(.mixed(self, rhs, Self.share(fraction)))
    }

    /// The terminal's foreground.
    public static let primary = Color(.foreground(level: 0))
    /// The terminal's foreground, dimmed.
    public static let secondary = Color(.foreground(level: 1))
    /// What controls are highlighted with.
    public static let accentColor = Color(.blue)
    /// Nothing.
    public static let clear = Color(Value.clear)
    /// Black.
    public static let black = Color(.black)
    /// White.
    public static let white = Color(.white)
    /// Grey.
    public static let gray = Color(.gray)
    /// Red.
    public static let red = Color(.red)
    /// Orange.
    public static let orange = Color(.orange)
    /// Yellow.
    public static let yellow = Color(.yellow)
    /// Green.
    public static let green = Color(.green)
    /// Mint.
    public static let mint = Color(.mint)
    /// Teal.
    public static let teal = Color(.teal)
    /// Cyan.
    public static let cyan = Color(.cyan)
    /// Blue.
    public static let blue = Color(.blue)
    /// Indigo.
    public static let indigo = Color(.indigo)
    /// Purple.
    public static let purple = Color(.purple)
    /// Pink.
    public static let pink = Color(.pink)
    /// Brown.
    public static let brown = Color(.brown)
}

extension Color: CustomStringConvertible {
    /// The name, or the components in hexadecimal.
    public var description: String {
        switch value {
        case .named(let name): return name.rawValue
        case .terminal(let color): return "\(color)"
        case .foreground(let level): return level == 0 ? "primary" : level == 1 ? "secondary" : "foreground(\(level))"
        case .background: return "background"
        case .asset(let name): return "NamedColor(name: \"\(name.name)\")"
        case .clear: return "clear"
        case .components, .mixed:
            let color = components(.dark)
            return "#"
                + [color.r, color.g, color.b, opacity].map { byte in
                    let text = String(Int((byte * 255).rounded()), radix: 16, uppercase: true)
                    return text.count < 2 ? "0" + text : text
                }.joined()
        }
    }
}

extension Color {
    /// The components on a dark or a light background, opacity included.
    func components(_ scheme: ColorScheme) -> RGBA {
        var color: RGBA
        switch value {
        case .named(let name): color = name.components(scheme)
        case .terminal(let terminal): color = RGBA(terminal) ?? scheme.pen
        case .components(let components): color = components
        case .foreground(let level):
            color = scheme.pen
            color.a = HierarchicalShapeStyle.share(level)
        case .background(let raised): color = scheme.paper.mixed(with: scheme.pen, by: raised)
        case .asset(let name): color = AssetCatalog.color(name, scheme) ?? MissingColor.color(named: name.name).components(scheme)
        case .mixed(let a, let b, let share): color = a.components(scheme).mixed(with: b.components(scheme), by: share)
        case .clear: color = RGBA(0, 0, 0, 0)
        }
        color.a *= opacity
        return color
    }
}

extension Color: ShapeStyle {
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint {
        let scheme = environment.colorScheme
        var paint: _CellPaint
        switch value {
        case .named(let name):
            paint = _CellPaint(color: name.terminal, isDim: false, isClear: false)
            paint.components = name.components(scheme)
        case .terminal(let color): paint = _CellPaint(color: color, isDim: false, isClear: false)
        case .foreground(let level):
            paint = _CellPaint(color: .standard, isDim: level > 0, isClear: false)
            paint.components = level == 0 ? nil : scheme.pen
            paint.opacity = HierarchicalShapeStyle.share(level)
        case .background(let raised) where raised <= 0 && opacity >= 1:
            paint = _CellPaint(color: scheme.paper.terminal, isDim: false, isClear: false)
            paint.isPaper = true
        case .asset(let name):
            guard let color = AssetCatalog.color(name, scheme) else {
                return MissingColor.color(named: name.name).opacity(opacity)._resolve(in: environment)
            }
            paint = _CellPaint(color, scheme: scheme)
        case .components, .mixed, .background:
            return _CellPaint(components(scheme), scheme: scheme)
        case .clear: paint = _CellPaint(color: .standard, isDim: false, isClear: true)
        }
        paint.scheme = scheme
        return paint.faded(by: opacity)
    }
}

extension Color: LeafView {
    @MainActor package func makeBox(_ environment: EnvironmentValues) -> FillBox {
        let box = FillBox()
        update(box, environment)
        return box
    }

    @MainActor package func update(_ box: FillBox, _ environment: EnvironmentValues) { box.cellPaint = _resolve(in: environment) }
}
