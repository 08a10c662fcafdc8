import TerraceCore

private enum TintKey: EnvironmentKey { static let defaultValue: Color? = nil }
private enum TintStyleKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }

extension EnvironmentValues {
    /// What controls are highlighted with; nil is the accent colour.
    package var tint: Color? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The tint where it is no plain colour.
    var tintStyle: AnyShapeStyle? {
        get { self[TintStyleKey.self] }
        set { self[TintStyleKey.self] = newValue }
    }
}

/// The tint: what controls are highlighted with.
public nonisolated struct TintShapeStyle: ShapeStyle, Hashable {
    /// The tint.
    public init() {}
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint {
        environment.tintStyle?._resolve(in: environment) ?? (environment.tint ?? .accentColor)._resolve(in: environment)
    }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension View {
    /// Sets what controls in the view are highlighted with; nil restores the accent colour.
    public nonisolated func tint(_ tint: Color?) -> some View {
        modifier(
            _EnvironmentModifier { environment in
                environment.tint = tint
                environment.tintStyle = nil
            })
    }

    /// Sets what controls in the view are highlighted with. Where a control needs one colour, that of a gradient is the middle of it.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modifier(
            _EnvironmentModifier { environment in
                if let color = tint as? Color {
                    environment.tint = color
                    environment.tintStyle = nil
                    return
                }
                if let components = tint._resolve(in: environment).components {
                    environment.tint = Color(red: components.r, green: components.g, blue: components.b)
                }
                environment.tintStyle = AnyShapeStyle(tint)
            })
    }

    /// Sets what controls in the view are highlighted with; the older name of `tint(_:)`.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
