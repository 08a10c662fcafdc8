import TerraceCore
import TerraceScreen

/// A way to colour text, borders and areas. One of your own resolves to another:
///
/// ```swift
/// struct Warning: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.yellow : Color.orange
///     }
/// }
/// ```
public nonisolated protocol ShapeStyle: Sendable {
    /// The type of style that this one is made of.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that this one is in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// An implementation detail.
    func _resolve(in environment: EnvironmentValues) -> _CellPaint
}

extension ShapeStyle {
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { resolve(in: environment)._resolve(in: environment) }
}

extension ShapeStyle where Resolved == Never {
    /// The framework's own styles are no others; it is never asked.
    public func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) is no other style; do not call `resolve(in:)` of it.")
    }

    /// The terminal's foreground, for a style that says nothing.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint {
        _CellPaint(color: .standard, isDim: false, isClear: false)
    }
}

extension Never: ShapeStyle {}

/// A style with its type erased.
public nonisolated struct AnyShapeStyle: ShapeStyle, Hashable {
    let style: any ShapeStyle

    /// Erases a style's type.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { style._resolve(in: environment) }

    /// What areas look like.
    func area(in environment: EnvironmentValues) -> _CellPaint {
        var paint = style._resolve(in: environment)
        paint.scheme = environment.colorScheme
        return paint
    }

    /// Whether both are the same style; styles that cannot be compared are not.
    public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
        func isSame<S: ShapeStyle>(_ a: S) -> Bool { (b.style as? S).map { ValueComparison.isSame(a, $0) } ?? false }
        return isSame(a.style)
    }

    /// Hashes the style.
    public func hash(into hasher: inout Hasher) {
        if let style = style as? any Hashable {
            style.hash(into: &hasher)
        } else {
            hasher.combine(ObjectIdentifier(type(of: style)))
        }
    }
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
