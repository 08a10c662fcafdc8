import TerraceCore

/// Forms of system images: filled, in a circle ...
///
/// ```swift
/// Image(systemName: "heart").symbolVariant(.fill)
/// ```
public nonisolated struct SymbolVariants: Hashable, Sendable {
    private(set) var endings: [String] = []

    fileprivate func with(_ ending: String) -> SymbolVariants {
        var variants = self
        if !variants.endings.contains(ending) { variants.endings.append(ending) }
        return variants
    }

    /// As it is.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(endings: ["circle"])
    /// In a square.
    public static let square = SymbolVariants(endings: ["square"])
    /// In a rectangle.
    public static let rectangle = SymbolVariants(endings: ["rectangle"])
    /// Filled.
    public static let fill = SymbolVariants(endings: ["fill"])
    /// Struck through.
    public static let slash = SymbolVariants(endings: ["slash"])

    /// The same, in a circle.
    public var circle: SymbolVariants { with("circle") }
    /// The same, in a square.
    public var square: SymbolVariants { with("square") }
    /// The same, in a rectangle.
    public var rectangle: SymbolVariants { with("rectangle") }
    /// The same, filled.
    public var fill: SymbolVariants { with("fill") }
    /// The same, struck through.
    public var slash: SymbolVariants { with("slash") }

    /// Whether the other's forms are among these.
    public func contains(_ other: SymbolVariants) -> Bool { other.endings.allSatisfy(endings.contains) }
}

/// How a system image is coloured: a glyph has one colour.
public nonisolated struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// In one colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// In its own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// In shades of a colour.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// In several colours.
    public static let palette = SymbolRenderingMode(name: "palette")
}

private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
    /// The forms of system images in the view.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// How system images in the view are coloured; of no effect.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// How large system images in the view are; of no effect, as glyphs have one size.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Has system images in the view take a form.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { for ending in variant.endings { $0 = $0.adding(ending) } }
    }

    /// Of no effect: a glyph has one colour.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Of no effect: glyphs have one size.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension SymbolVariants {
    fileprivate func adding(_ ending: String) -> SymbolVariants { with(ending) }
}
