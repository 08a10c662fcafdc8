import Foundation
import TerraceCore

/// A control for a number in a range: `━━━●───`. Left and Right go a step (a twentieth of the range where none is given), Page Up and Page
/// Down five, Home and End to the bounds; the mouse takes the knob along. A value outside of the range is shown at the bound, and stays
/// as it is until it is edited.
///
/// ```swift
/// struct Volume: View {
///     @State private var volume = 0.5
///     var body: some View { Slider(value: $volume, in: 0...1, step: 0.1) }
/// }
/// ```
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    private let label: Label
    private let minimum: ValueLabel
    private let maximum: ValueLabel
    private let fraction: () -> Double
    private let step: Double
    private let set: (Double) -> Void
    private let onEditingChanged: (Bool) -> Void

    @Environment(\.areLabelsHidden) private var isLabelHidden

    /// How many keys take the knob from one end to the other where there is no step.
    private static var defaultSteps: Double { 20 }

    fileprivate init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimum: ValueLabel, _ maximum: ValueLabel,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
        self.onEditingChanged = onEditingChanged
        let low = Double(bounds.lowerBound)
        let length = Double(bounds.upperBound) - low
        let size = step.map { Double($0) } ?? 0
        let hasSteps = size > 0 && size.isFinite && length > 0
        self.step = hasSteps ? min(1, size / length) : 1 / Self.defaultSteps
        fraction = {
            let now = Double(value.wrappedValue)
            guard length > 0, now.isFinite else { return 0 }
            return ((now - low) / length).share
        }
        set = { fraction in
            // On a line without ends no place is a number.
            guard length.isFinite else { return }
            var new = low + fraction * length
            if hasSteps {
                // Steps are counted from the lower bound; the upper one can be reached even where it is none.
                new = fraction >= 1 ? low + length : low + ((new - low) / size).rounded() * size
            }
            let result = min(max(V(new), bounds.lowerBound), bounds.upperBound)
            if result != value.wrappedValue { value.wrappedValue = result }
        }
    }

    /// The label, the knob on its line, and what stands at the ends of it.
    @MainActor public var body: some View {
        HStack {
            if !isLabelHidden { label }
            minimum
            SliderTrack(fraction: fraction(), step: step, onEditingChanged: onEditingChanged, set: set).elementRole(.slider)
            maximum
        }
    }
}

extension Slider {
    /// A control with a label and with labels at both ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// A control that goes by steps, with a label and with labels at both ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// A control with labels at both ends, as it was written before 2021.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }

    /// A control that goes by steps, with labels at both ends, as it was written before 2021.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A control with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// A control that goes by steps, with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// A control with a label, as it was written before 2021.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// A control that goes by steps, with a label, as it was written before 2021.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A control without a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// A control without a label that goes by steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
}
