import TerraceCore

/// Where a value is in a range: a bar with labels. It only shows, and takes no focus; a value outside of the range is shown at its bound.
///
/// ```swift
/// let gauge = Gauge(value: 40, in: 0...100) { Text("Speed") } currentValueLabel: { Text("40 km/h") }
/// ```
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    private let fraction: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?

    @Environment(\.gaugeStyle) private var style

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel?, _ minimum: BoundsLabel?,
        _ maximum: BoundsLabel?
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let share = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
        fraction = share.share
        self.label = label
        self.currentValueLabel = currentValueLabel
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    /// What the style makes of it.
    @MainActor public var body: some View {
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(content: AnyView(label)),
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
            minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
            maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) })
        Group {
            if let style { style.body(configuration) } else { DefaultGaugeStyle().makeBody(configuration: configuration) }
        }
        .elementRole(.gauge)
    }
}

extension ElementRole {
    /// A `Gauge`.
    public static let gauge = ElementRole("gauge")
}

extension Gauge {
    /// A gauge with a label.
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), nil, nil, nil)
    }

    /// A gauge with a label, and another for the value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }

    /// A gauge with labels for itself, the value and the bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }

    /// A gauge with labels for itself, the value and marked values; a terminal shows no marks.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    }

    /// A gauge with labels for itself, the value, the bounds and marked values; a terminal shows no marks.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}
