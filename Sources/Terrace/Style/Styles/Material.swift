import TerraceCore
import TerraceScreen

/// A background that stands out from what is around; a terminal cannot blur what is below, so it is covered.
public nonisolated struct Material: ShapeStyle, Hashable {
    let share: Double

    /// Nearest to the background.
    public static let ultraThin = Material(share: 0.1)
    /// Near to the background.
    public static let thin = Material(share: 0.13)
    /// In between.
    public static let regular = Material(share: 0.16)
    /// Further from the background.
    public static let thick = Material(share: 0.2)
    /// Furthest from the background.
    public static let ultraThick = Material(share: 0.24)
    /// That of bars.
    public static let bar = Material(share: 0.16)

    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { Color(.background(raised: share))._resolve(in: environment) }
}

extension ShapeStyle where Self == Material {
    /// Near to the background.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// Near to the background.
    public static var thinMaterial: Material { .thin }
    /// In between.
    public static var regularMaterial: Material { .regular }
    /// Further from the background.
    public static var thickMaterial: Material { .thick }
    /// Furthest from the background.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// That of bars.
    public static var bar: Material { .bar }
}
