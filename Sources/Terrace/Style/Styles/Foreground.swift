import TerraceCore
import TerraceScreen

/// The foreground style of the environment, kept apart from what refers to it ("secondary"), so that nothing goes in circles.
package nonisolated enum Foreground: Hashable, Sendable {
    case standard
    case style(AnyShapeStyle)
    /// The foreground further out, less prominent by some levels.
    indirect case lowered(Foreground, Int)

    /// What text looks like. (For areas `AnyShapeStyle.area(in:)` adds what they need to know of the background.)
    package func paint(in environment: EnvironmentValues) -> _CellPaint {
        switch self {
        case .standard: return _CellPaint(color: .standard, isDim: false, isClear: false)
        case .style(let style): return style._resolve(in: environment)
        case .lowered(let outer, let level): return outer.paint(in: environment).lowered(by: level)
        }
    }

    package func applying<S: ShapeStyle>(_ style: S) -> Foreground {
        let style = (style as? AnyShapeStyle)?.style ?? style
        if let hierarchical = style as? HierarchicalShapeStyle {
            return hierarchical.level == 0 ? self : .lowered(self, hierarchical.level)
        }
        if style is ForegroundStyle { return self }
        return .style(AnyShapeStyle(style))
    }
}

private enum ForegroundKey: EnvironmentKey { static let defaultValue = Foreground.standard }

extension EnvironmentValues {
    package var foreground: Foreground {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
}

extension View {
    /// Colours the text in the view that has no colour of its own.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(
            _EnvironmentModifier { environment in
                let levels = environment.foregroundLevels
                if let hierarchical = style as? HierarchicalShapeStyle, let own = levels.style(hierarchical.level) {
                    environment.foreground = .style(own)
                } else {
                    environment.foreground = environment.foreground.applying(style)
                }
                if levels != ForegroundLevels() { environment.foregroundLevels = ForegroundLevels() }
            })
    }

    /// Colours what is in the view: the first, the second and all further levels of prominence.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundStyle(primary, secondary, secondary)
    }

    /// Colours what is in the view: the first, the second and all further levels of prominence.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        transformEnvironment(\.foregroundLevels) {
            $0 = ForegroundLevels(secondary: AnyShapeStyle(secondary), tertiary: AnyShapeStyle(tertiary))
        }
        .transformEnvironment(\.foreground) { $0 = $0.applying(primary) }
    }

    /// Colours the text in the view; nil leaves it to what stands around.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.foreground) { if let color { $0 = .style(AnyShapeStyle(color)) } }
    }

    /// Sets the style that `.background` stands for in the view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
