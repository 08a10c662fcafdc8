import Foundation
import TerraceCore

/// Colours one after the other.
///
/// ```swift
/// let sunset = Gradient(colors: [.yellow, .orange, .red])
/// ```
public nonisolated struct Gradient: Hashable, Sendable {
    /// A colour at a place.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// From 0 to 1.
        public var location: CGFloat

        /// A colour at a place.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// How colours between two are found; a terminal mixes them as they are.
    public struct ColorSpace: Hashable, Sendable {
        private let name: String
        /// By the device's components.
        public static let device = ColorSpace(name: "device")
        /// As people see them.
        public static let perceptual = ColorSpace(name: "perceptual")
    }

    /// The colours, and where each of them stands.
    public var stops: [Stop]

    /// Colours at places.
    public init(stops: [Stop]) { self.stops = stops }

    /// Colours at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The same: a terminal has one space of colours.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

    func paint(_ geometry: Shading.Geometry, in environment: EnvironmentValues) -> _CellPaint {
        let scheme = environment.colorScheme
        let stops = stops.map { Shading.Stop(color: $0.color.components(scheme), location: Double($0.location)) }
        return _CellPaint(Shading(stops, geometry), scheme: scheme)
    }
}

extension Gradient: ShapeStyle {
    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint {
        paint(.linear(start: .top, end: .bottom), in: environment)
    }
}

/// A gradient from top to bottom, its kind erased.
public nonisolated struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    /// A gradient from top to bottom.
    public init(_ gradient: Gradient) { self.gradient = gradient }

    /// The same: a terminal has one space of colours.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }

    /// An implementation detail.
    public func _resolve(in environment: EnvironmentValues) -> _CellPaint { gradient._resolve(in: environment) }
}

extension Color {
    /// The colour as a gradient: a little lighter at the top.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2).opacity(opacity), self])) }
}
