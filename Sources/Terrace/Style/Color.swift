import TerraceCore
import TerraceScreen

/// A colour. Named colours are those of the user's terminal theme; others are shown as near as the terminal can.
///
/// As a view it fills all the room it is given; its ideal size is one cell.
///
/// ```swift
/// Text("Warning").foregroundStyle(.orange)
/// Text("Warning").foregroundStyle(Color(red: 1, green: 0.4, blue: 0))
/// ```
public nonisolated struct Color: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case terminal(TerminalColor)
        /// The terminal's foreground, dimmed.
        case secondary
        /// Nothing at all.
        case clear
    }

    let value: Value
    /// From 0 to 1; a terminal shows less than a half as dim.
    var opacity: Double = 1

    package init(_ color: TerminalColor) {
        value = .terminal(color)
    }

    private init(_ value: Value) {
        self.value = value
    }

    /// A colour of sRGB components from 0 to 1; others are brought into that range.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        func byte(_ component: Double) -> UInt8 {
            UInt8((min(max(component.isNaN ? 0 : component, 0), 1) * 255).rounded())
        }
        value = .terminal(.rgb(byte(red), byte(green), byte(blue)))
        self.opacity = opacity
    }

    /// A grey from 0 (black) to 1 (white).
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// A colour of hue, saturation and brightness from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
        let sector = hue * 6
        let chroma = brightness * saturation
        let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
        let rest = brightness - chroma
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

    /// The same colour, less opaque: under a half it is shown dim, at 0 not at all.
    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.opacity *= min(max(opacity.isNaN ? 1 : opacity, 0), 1)
        return color
    }

    /// The terminal's foreground.
    public static let primary = Color(.standard)
    /// The terminal's foreground, dimmed.
    public static let secondary = Color(Value.secondary)
    /// What controls are highlighted with.
    public static let accentColor = Color(.ansi(12))
    /// Nothing.
    public static let clear = Color(Value.clear)
    /// Black.
    public static let black = Color(.ansi(0))
    /// White.
    public static let white = Color(.ansi(15))
    /// Grey.
    public static let gray = Color(.ansi(8))
    /// Red.
    public static let red = Color(.ansi(9))
    /// Orange.
    public static let orange = Color(.indexed(208))
    /// Yellow.
    public static let yellow = Color(.ansi(11))
    /// Green.
    public static let green = Color(.ansi(10))
    /// Mint.
    public static let mint = Color(.indexed(121))
    /// Teal.
    public static let teal = Color(.ansi(6))
    /// Cyan.
    public static let cyan = Color(.ansi(14))
    /// Blue.
    public static let blue = Color(.ansi(12))
    /// Indigo.
    public static let indigo = Color(.indexed(62))
    /// Purple.
    public static let purple = Color(.ansi(13))
    /// Pink.
    public static let pink = Color(.indexed(205))
    /// Brown.
    public static let brown = Color(.indexed(137))
}

extension Color: ShapeStyle {
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint {
        switch value {
        case .terminal(let color): _CellPaint(color: color, isDim: opacity < 0.5, isClear: opacity <= 0)
        case .secondary: _CellPaint(color: .standard, isDim: true, isClear: opacity <= 0)
        case .clear: _CellPaint(color: .standard, isDim: false, isClear: true)
        }
    }
}

extension Color: LeafView {
    @MainActor package func makeBox(_ environment: EnvironmentValues) -> FillBox { FillBox(style(in: environment)) }
    @MainActor package func update(_ box: FillBox, _ environment: EnvironmentValues) { box.style = style(in: environment) }

    private func style(in environment: EnvironmentValues) -> CellStyle {
        let paint = _resolve(in: environment)
        return CellStyle(background: paint.isClear ? .standard : paint.color)
    }
}
