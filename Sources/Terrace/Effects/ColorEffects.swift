import Foundation
import TerraceCore
import TerraceScreen

/// A change of colours.
nonisolated enum ColorEffect: Hashable, Sendable {
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case hueRotation(Double)
    case multiply(Color)
    case invert

    /// What becomes of a colour.
    func applied(to color: RGBA, _ scheme: ColorScheme) -> RGBA {
        func each(_ change: (Double) -> Double) -> RGBA { RGBA(change(color.r), change(color.g), change(color.b), color.a) }
        switch self {
        case .brightness(let amount): return each { $0 + amount }
        case .contrast(let amount): return each { ($0 - 0.5) * amount + 0.5 }
        case .saturation(let amount):
            let grey = color.luminance
            return each { grey + ($0 - grey) * amount }
        case .hueRotation(let angle):
            let (c, s) = (cos(angle), sin(angle))
            let (r, g, b) = (color.r, color.g, color.b)
            return RGBA(
                r * (0.213 + c * 0.787 - s * 0.213) + g * (0.715 - c * 0.715 - s * 0.715) + b * (0.072 - c * 0.072 + s * 0.928),
                r * (0.213 - c * 0.213 + s * 0.143) + g * (0.715 + c * 0.285 + s * 0.140) + b * (0.072 - c * 0.072 - s * 0.283),
                r * (0.213 - c * 0.213 - s * 0.787) + g * (0.715 - c * 0.715 + s * 0.715) + b * (0.072 + c * 0.928 + s * 0.072), color.a)
        case .multiply(let other):
            let factor = other.components(scheme)
            return RGBA(color.r * factor.r, color.g * factor.g, color.b * factor.b, color.a)
        case .invert: return each { 1 - $0 }
        }
    }
}

/// Changes the colours of a view.
nonisolated struct _ColorEffectModifier: BoxModifier {
    typealias Body = Never

    let effect: ColorEffect

    @MainActor func makeBox(_ environment: EnvironmentValues) -> ColorEffectBox {
        let box = ColorEffectBox()
        update(box, environment)
        return box
    }

    @MainActor func update(_ box: ColorEffectBox, _ environment: EnvironmentValues) {
        let (effect, scheme) = (effect, environment.colorScheme)
        box.effect = { effect.applied(to: $0, scheme) }
    }
}

extension View {
    /// Makes the view's colours brighter, or darker below 0. The terminal's own two colours stay.
    public nonisolated func brightness(_ amount: Double) -> some View { modifier(_ColorEffectModifier(effect: .brightness(amount))) }
    /// Draws the view's colours apart. The terminal's own two colours stay.
    public nonisolated func contrast(_ amount: Double) -> some View { modifier(_ColorEffectModifier(effect: .contrast(amount))) }
    /// Makes the view's colours more or less colourful.
    public nonisolated func saturation(_ amount: Double) -> some View { modifier(_ColorEffectModifier(effect: .saturation(amount))) }
    /// Takes colour away: at 1 all is grey.
    public nonisolated func grayscale(_ amount: Double) -> some View { saturation(1 - Color.share(amount)) }
    /// Turns the hue of the view's colours.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        modifier(_ColorEffectModifier(effect: .hueRotation(angle.radians)))
    }
    /// Multiplies the view's colours with another.
    public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(_ColorEffectModifier(effect: .multiply(color))) }
    /// Turns the view's colours into their opposites.
    public nonisolated func colorInvert() -> some View { modifier(_ColorEffectModifier(effect: .invert)) }

    /// Of no effect: cells cannot be translucent.
    public nonisolated func luminanceToAlpha() -> some View { self }
    /// Of no effect: cells are not blended.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }
    /// Of no effect: cells are not blended.
    public nonisolated func compositingGroup() -> some View { self }
    /// Of no effect: a terminal draws one way.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
    /// Of no effect: a terminal has no shadows.
    public nonisolated func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { self }
    /// Of no effect: a terminal has no pixels to blur.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
}

/// In which space colours are mixed; of no effect.
public nonisolated enum ColorRenderingMode: Hashable, Sendable {
    /// See the name.
    case nonLinear, linear, extendedLinear
}
