import TerraceCore
import TerraceScreen

/// A way to colour text, borders and fills.
///
/// ```swift
/// Text("hint").foregroundStyle(.secondary)
/// ```
public protocol ShapeStyle: Sendable, Hashable {
    /// An implementation detail.
    func _resolve(in environment: EnvironmentValues) -> _CellPaint
}

/// What a style comes to in a cell. An implementation detail.
public nonisolated struct _CellPaint: Hashable, Sendable {
    package var color: TerminalColor
    package var isDim: Bool
    package var isClear: Bool

    package init(color: TerminalColor, isDim: Bool, isClear: Bool) {
        self.color = color
        self.isDim = isDim
        self.isClear = isClear
    }
}

/// The current foreground, more or less prominent: anything but the first level is shown dim.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int

    /// The current foreground.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The current foreground, dim.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The current foreground, dim.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The current foreground, dim.
    public static let quaternary = HierarchicalShapeStyle(level: 3)

    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint {
        var paint = environment.foreground.paint(in: environment)
        if level > 0 { paint.isDim = true }
        return paint
    }
}

/// The tint: what controls are highlighted with.
public nonisolated struct TintShapeStyle: ShapeStyle {
    /// The tint.
    public init() {}
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { (environment.tint ?? .accentColor)._resolve(in: environment) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The current foreground.
    public static var primary: HierarchicalShapeStyle { .primary }
    /// The current foreground, dim.
    public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The current foreground, dim.
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The current foreground, dim.
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
    /// Black.
    public static var black: Color { .black }
    /// White.
    public static var white: Color { .white }
    /// Grey.
    public static var gray: Color { .gray }
    /// Red.
    public static var red: Color { .red }
    /// Orange.
    public static var orange: Color { .orange }
    /// Yellow.
    public static var yellow: Color { .yellow }
    /// Green.
    public static var green: Color { .green }
    /// Mint.
    public static var mint: Color { .mint }
    /// Teal.
    public static var teal: Color { .teal }
    /// Cyan.
    public static var cyan: Color { .cyan }
    /// Blue.
    public static var blue: Color { .blue }
    /// Indigo.
    public static var indigo: Color { .indigo }
    /// Purple.
    public static var purple: Color { .purple }
    /// Pink.
    public static var pink: Color { .pink }
    /// Brown.
    public static var brown: Color { .brown }
    /// Nothing.
    public static var clear: Color { .clear }
    /// What controls are highlighted with.
    public static var accentColor: Color { .accentColor }
}

/// A style with its type erased.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// Erases a style's type.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { style._resolve(in: environment) }

    /// Whether both are the same style.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool { AnyHashable(a.style) == AnyHashable(b.style) }
    /// Hashes the style.
    public func hash(into hasher: inout Hasher) { style.hash(into: &hasher) }
}

/// The foreground style of the environment, kept apart from what refers to it ("secondary"), so that nothing goes in circles.
package nonisolated enum Foreground: Hashable, Sendable {
    case standard
    case style(AnyShapeStyle)
    /// The foreground further out, dim.
    indirect case dimmed(Foreground)

    package func paint(in environment: EnvironmentValues) -> _CellPaint {
        switch self {
        case .standard: return _CellPaint(color: .standard, isDim: false, isClear: false)
        case .style(let style): return style._resolve(in: environment)
        case .dimmed(let outer):
            var paint = outer.paint(in: environment)
            paint.isDim = true
            return paint
        }
    }

    package func applying<S: ShapeStyle>(_ style: S) -> Foreground {
        if let hierarchical = style as? HierarchicalShapeStyle { return hierarchical.level == 0 ? self : .dimmed(self) }
        return .style(AnyShapeStyle(style))
    }
}

private enum ForegroundKey: EnvironmentKey { static let defaultValue = Foreground.standard }
private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }

extension EnvironmentValues {
    package var foreground: Foreground {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// What controls are highlighted with; nil is the accent colour.
    package var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension View {
    /// Colours the text in the view that has no colour of its own.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.foreground) { $0 = $0.applying(style) }
    }

    /// Colours the text in the view; nil leaves it to what stands around.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.foreground) { if let color { $0 = .style(AnyShapeStyle(color)) } }
    }

    /// Sets what controls in the view are highlighted with; nil restores the accent colour.
    public nonisolated func tint(_ color: Color?) -> some View {
        environment(\.tint, color)
    }
}
