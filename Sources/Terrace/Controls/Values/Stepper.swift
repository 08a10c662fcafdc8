import Foundation
import TerraceCore

/// A control that goes up and down by steps: `Quantity [- +]`. Right, Up and `+` go up; Left, Down and `-` go down (in rows Up and Down
/// lead to other rows); so does a click on either sign. A step that would leave the range ends at its bound.
///
/// ```swift
/// struct Order: View {
///     @State private var count = 1
///     var body: some View { Stepper("Quantity: \(count)", value: $count, in: 1...9) }
/// }
/// ```
public nonisolated struct Stepper<Label: View>: View {
    private let label: Label
    private let value: (() -> String)?
    private let increment: () -> (() -> Void)?
    private let decrement: () -> (() -> Void)?
    private let onEditingChanged: (Bool) -> Void

    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.controlPlace) private var place

    private init(
        label: Label, value: (() -> String)?, increment: @escaping () -> (() -> Void)?,
        decrement: @escaping () -> (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.label = label
        self.value = value
        self.increment = increment
        self.decrement = decrement
        self.onEditingChanged = onEditingChanged
    }

    /// The label and the control.
    @MainActor public var body: some View {
        HStack(alignment: .firstTextBaseline) {
            if !isLabelHidden {
                label
                if place == .row { Spacer(minLength: 0) }
            }
            StepperControl(value: value?(), increment: edit(increment()), decrement: edit(decrement())).elementRole(.stepper)
        }
    }

    @MainActor private func edit(_ step: (() -> Void)?) -> (() -> Void)? {
        guard let step else { return nil }
        let onEditingChanged = onEditingChanged
        return {
            onEditingChanged(true)
            step()
            onEditingChanged(false)
        }
    }
}

extension Stepper {
    /// A control with any label and actions for both directions; nil is a direction that it does not have.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(), value: nil, increment: { onIncrement }, decrement: { onDecrement }, onEditingChanged: onEditingChanged)
    }

    /// A control with actions, as it was written before 2021.
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// The opposite of a number below zero; the least of a type of integers has none, its neighbour does.
    private static func opposite<N: SignedNumeric & Comparable>(of number: N) -> N {
        let zero: N = 0
        let one: N = 1
        func isLeast<I: FixedWidthInteger>(_ number: I) -> Bool { number == I.min }
        if let integer = number as? any FixedWidthInteger, isLeast(integer) { return zero - (number + one) }
        return zero - number
    }

    /// What steps do to a value, within bounds if there are any.
    private init<V: Strideable>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, shown: ((V) -> String)?, label: Label,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        let zero: V.Stride = 0
        let up: V.Stride = step < zero ? Self.opposite(of: step) : step
        let down: V.Stride = zero - up
        let steps = Steps(value: value, bounds: bounds)
        var text: (() -> String)?
        if let shown { text = { shown(value.wrappedValue) } }
        self.init(
            label: label, value: text, increment: { steps.action(up) }, decrement: { steps.action(down) },
            onEditingChanged: onEditingChanged)
    }

    /// A control with any label for a value.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, nil, step, shown: nil, label: label(), onEditingChanged: onEditingChanged)
    }

    /// A control with any label for a value in a range.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value, bounds, step, shown: nil, label: label(), onEditingChanged: onEditingChanged)
    }

    /// A control for a value, as it was written before 2021.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(value, nil, step, shown: nil, label: label(), onEditingChanged: onEditingChanged)
    }

    /// A control for a value in a range, as it was written before 2021.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value, bounds, step, shown: nil, label: label(), onEditingChanged: onEditingChanged)
    }

    /// A control that shows its value in a format.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(value, nil, step, shown: { format.format($0) }, label: label(), onEditingChanged: onEditingChanged)
    }

    /// A control that shows its value in a format, for a value in a range.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(value, bounds, step, shown: { format.format($0) }, label: label(), onEditingChanged: onEditingChanged)
    }
}

/// Steps of a value of any kind, without traps at the ends of what the kind can say.
struct Steps<V: Strideable> {
    let value: Binding<V>
    let bounds: ClosedRange<V>?

    /// What does a step; nil at the bound.
    func action(_ step: V.Stride) -> (() -> Void)? {
        let now = value.wrappedValue
        if let bounds, step > 0 ? now >= bounds.upperBound : now <= bounds.lowerBound { return nil }
        return {
            let now = value.wrappedValue
            let next = self.value(now, after: step)
            if next != now { value.wrappedValue = next }
        }
    }

    private func value(_ value: V, after step: V.Stride) -> V {
        if let value = value as? any FixedWidthInteger { return (integer(value, step) as? V) ?? self.value.wrappedValue }
        let next = value.advanced(by: step)
        guard let bounds else { return next }
        return min(max(next, bounds.lowerBound), bounds.upperBound)
    }

    private func integer<I: FixedWidthInteger>(_ value: I, _ step: Any) -> I {
        guard let step = step as? Int else { return value }
        let bounds = bounds as? ClosedRange<I> ?? I.min...I.max
        let size = I(clamping: step.magnitude)
        let (next, overflow) = step < 0 ? value.subtractingReportingOverflow(size) : value.addingReportingOverflow(size)
        if overflow { return step < 0 ? bounds.lowerBound : bounds.upperBound }
        return min(max(next, bounds.lowerBound), bounds.upperBound)
    }
}
