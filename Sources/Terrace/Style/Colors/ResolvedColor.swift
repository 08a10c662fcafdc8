import Foundation
import TerraceCore

extension Color {
    /// A colour in numbers.
    ///
    /// ```swift
    /// let red = Color.Resolved(red: 1, green: 0, blue: 0)
    /// ```
    public struct Resolved: Hashable, Sendable, CustomStringConvertible, Animatable {
        /// In proportion to light.
        public var linearRed: Float
        /// In proportion to light.
        public var linearGreen: Float
        /// In proportion to light.
        public var linearBlue: Float
        /// From 0 to 1.
        public var opacity: Float

        /// A colour of components from 0 to 1.
        public init(colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
            func linear(_ value: Float) -> Float { colorSpace == .sRGBLinear ? value : Float(Self.decoded(Double(value))) }
            (linearRed, linearGreen, linearBlue, self.opacity) = (linear(red), linear(green), linear(blue), opacity)
        }

        /// The red component.
        public var red: Float {
            get { Float(Self.encoded(Double(linearRed))) }
            set { linearRed = Float(Self.decoded(Double(newValue))) }
        }
        /// The green component.
        public var green: Float {
            get { Float(Self.encoded(Double(linearGreen))) }
            set { linearGreen = Float(Self.decoded(Double(newValue))) }
        }
        /// The blue component.
        public var blue: Float {
            get { Float(Self.encoded(Double(linearBlue))) }
            set { linearBlue = Float(Self.decoded(Double(newValue))) }
        }

        /// What animations would change.
        public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
            get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
            set {
                linearRed = newValue.first
                linearGreen = newValue.second.first
                linearBlue = newValue.second.second.first
                opacity = newValue.second.second.second
            }
        }

        /// The components in hexadecimal.
        public var description: String { Color(self).description }

        static func encoded(_ value: Double) -> Double { value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055 }
        static func decoded(_ value: Double) -> Double { value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    }

    /// A colour from its numbers.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue), opacity: Double(resolved.opacity))
    }

    /// The numbers that a colour has in an environment; of a colour of the terminal's theme, those that are usual.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = components(environment.colorScheme)
        return Resolved(red: Float(color.r), green: Float(color.g), blue: Float(color.b), opacity: Float(color.a))
    }
}

extension Color.Resolved: ShapeStyle {
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { Color(self)._resolve(in: environment) }
}
