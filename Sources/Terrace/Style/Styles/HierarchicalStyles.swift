import TerraceCore
import TerraceScreen

/// The current foreground, more or less prominent: text of anything but the first level is dim, areas are mixed with what is below.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let level: Int

    /// How opaque areas of a level are.
    static func share(_ level: Int) -> Double {
        switch level {
        case ..<1: 1
        case 1: 0.6
        case 2: 0.35
        case 3: 0.22
        default: 0.14
        }
    }

    /// The current foreground.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The current foreground, dim.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The current foreground, dim.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The current foreground, dim.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The current foreground, dim.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint {
        if let style = environment.foregroundLevels.style(level) { return style._resolve(in: environment) }
        return environment.foreground.paint(in: environment).lowered(by: level)
    }
}

extension _CellPaint {
    /// Less prominent by some levels.
    nonisolated func lowered(by level: Int) -> _CellPaint {
        if level <= 0 { return self }
        var paint = self
        paint.isDim = true
        paint.opacity *= HierarchicalShapeStyle.share(level)
        paint.components = components ?? scheme.pen
        return paint
    }
}

/// Another style, less prominent.
public nonisolated struct _LoweredShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: Int

    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { base._resolve(in: environment).lowered(by: level) }
}

extension ShapeStyle {
    /// The same, less prominent.
    public var secondary: some ShapeStyle { _LoweredShapeStyle(base: self, level: 1) }
    /// The same, still less prominent.
    public var tertiary: some ShapeStyle { _LoweredShapeStyle(base: self, level: 2) }
    /// The same, still less prominent.
    public var quaternary: some ShapeStyle { _LoweredShapeStyle(base: self, level: 3) }
    /// The same, still less prominent.
    public var quinary: some ShapeStyle { _LoweredShapeStyle(base: self, level: 4) }
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
    /// The current foreground, dim.
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The styles of the levels below the first, where a program has set them.
nonisolated struct ForegroundLevels: Hashable, Sendable {
    var secondary: AnyShapeStyle?
    var tertiary: AnyShapeStyle?

    func style(_ level: Int) -> AnyShapeStyle? {
        switch level {
        case ..<1: nil
        case 1: secondary
        default: tertiary
        }
    }
}

private enum ForegroundLevelsKey: EnvironmentKey { static let defaultValue = ForegroundLevels() }

extension EnvironmentValues {
    var foregroundLevels: ForegroundLevels {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }
}
