import TerraceCore
import TerraceScreen

private enum BackgroundStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    /// What `.background` stands for; nil is the terminal's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

/// The current foreground.
public nonisolated struct ForegroundStyle: ShapeStyle, Hashable {
    /// The current foreground.
    public init() {}
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { environment.foreground.paint(in: environment) }
}

/// The background of the place: the terminal's own, unless another was set.
public nonisolated struct BackgroundStyle: ShapeStyle, Hashable {
    /// The background of the place.
    public init() {}
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint {
        environment.backgroundStyle?._resolve(in: environment) ?? Color(.background(raised: 0))._resolve(in: environment)
    }
}

/// The terminal's background.
public nonisolated struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
    /// The terminal's background.
    public init() {}
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { Color(.background(raised: 0))._resolve(in: environment) }
}

/// What selected things stand on.
public nonisolated struct SelectionShapeStyle: ShapeStyle, Hashable {
    /// What selected things stand on.
    public init() {}
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { TintShapeStyle()._resolve(in: environment) }
}

/// The colour of lines between things.
public nonisolated struct SeparatorShapeStyle: ShapeStyle, Hashable {
    /// The colour of lines between things.
    public init() {}
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { Color(.foreground(level: 2))._resolve(in: environment) }
}

/// The colour of prompts in empty fields.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
    /// The colour of prompts in empty fields.
    public init() {}
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { Color(.foreground(level: 2))._resolve(in: environment) }
}

/// The colour of links.
public nonisolated struct LinkShapeStyle: ShapeStyle, Hashable {
    /// The colour of links.
    public init() {}
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { TintShapeStyle()._resolve(in: environment) }
}

/// A grey for areas.
public nonisolated struct FillShapeStyle: ShapeStyle, Hashable {
    /// A grey for areas.
    public init() {}
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { Color(.foreground(level: 3))._resolve(in: environment) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the place.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The terminal's background.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// What selected things stand on.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of prompts in empty fields.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
    /// A grey for areas.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
