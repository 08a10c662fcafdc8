import TerraceCore

/// How a gauge looks.
///
/// ```swift
/// struct Hundredths: GaugeStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack { configuration.label; Text(configuration.value, format: .percent) }
///     }
/// }
/// ```
public protocol GaugeStyle {
    /// What it makes.
    associatedtype Body: View
    /// What it is given.
    typealias Configuration = GaugeStyleConfiguration
    /// Makes a gauge.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of gauges is given.
public nonisolated struct GaugeStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The label of the value.
    public struct CurrentValueLabel: View {
        let content: AnyView
        /// The label of the value.
        @MainActor public var body: some View { content }
    }

    /// The label of the lower bound.
    public struct MinimumValueLabel: View {
        let content: AnyView
        /// The label of the lower bound.
        @MainActor public var body: some View { content }
    }

    /// The label of the upper bound.
    public struct MaximumValueLabel: View {
        let content: AnyView
        /// The label of the upper bound.
        @MainActor public var body: some View { content }
    }

    /// The label of one of several values.
    public struct MarkedValueLabel: View {
        let content: AnyView
        /// The label of a value.
        @MainActor public var body: some View { content }
    }

    /// Where the value is in its range, from 0 to 1.
    public var value: Double
    /// What is measured.
    public var label: Label
    /// The value in words.
    public var currentValueLabel: CurrentValueLabel?
    /// The lower bound in words.
    public var minimumValueLabel: MinimumValueLabel?
    /// The upper bound in words.
    public var maximumValueLabel: MaximumValueLabel?
}

/// The style of the place: as `LinearCapacityGaugeStyle`.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// A bar with all labels.
    @MainActor public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A bar that is filled up to the value, with all labels.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// A bar with all labels.
    @MainActor public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A line with a mark at the value.
public nonisolated struct LinearGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// A line with all labels.
    @MainActor public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration, isMark: true) }
}

/// A line with a mark at the value, between its bounds.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// A line with a mark.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration, isMark: true, isSmall: true)
    }
}

/// A bar that is filled up to the value, below its label.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// A bar.
    @MainActor public func makeBody(configuration: Configuration) -> some View { BarGauge(configuration: configuration) }
}

/// A pie with the value.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// A pie.
    @MainActor public func makeBody(configuration: Configuration) -> some View { PieGauge(configuration: configuration) }
}

/// A pie with the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// A pie.
    @MainActor public func makeBody(configuration: Configuration) -> some View { PieGauge(configuration: configuration) }
}

/// A pie with the value, as watches have it.
public nonisolated struct CircularGaugeStyle: GaugeStyle {
    /// The style.
    public init() {}
    /// A pie in a colour.
    public init(tint: Color) {}
    /// A pie.
    @MainActor public func makeBody(configuration: Configuration) -> some View { PieGauge(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The style of the place.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == LinearGaugeStyle {
    /// A line with a mark at the value.
    public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A line with a mark at the value, between its bounds.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that is filled up to the value.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A pie with the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A pie with the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}
extension GaugeStyle where Self == CircularGaugeStyle {
    /// A pie with the value.
    public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

extension EnvironmentValues {
    var gaugeStyle: ControlStyle<GaugeStyleConfiguration>? { self[styleFor: GaugeStyleConfiguration.self] }
}

extension View {
    /// Sets how gauges in the view look.
    public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        controlStyle(ControlStyle<GaugeStyleConfiguration>(style) { style, configuration in style.makeBody(configuration: configuration) })
    }
}
