import Foundation
import TerraceCore

/// How a date picker looks.
///
/// ```swift
/// struct Boxed: DatePickerStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.label.bold(); Text(configuration.selection, style: .date) }
///     }
/// }
/// let picker = DatePicker("Due", selection: .constant(Date())).datePickerStyle(.graphical)
/// ```
public protocol DatePickerStyle {
    /// What it makes.
    associatedtype Body: View
    /// What it is given.
    typealias Configuration = DatePickerStyleConfiguration
    /// Makes a date picker.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of date pickers is given.
public nonisolated struct DatePickerStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The date.
    @Binding public var selection: Date
    /// The first date that can be chosen.
    public var minimumDate: Date?
    /// The last date that can be chosen.
    public var maximumDate: Date?
    /// Which parts of the date can be chosen.
    public var displayedComponents: DatePickerComponents

    var bounds: DateBounds { DateBounds(lower: minimumDate, upper: maximumDate) }
}

/// The style of the place: fields of numbers.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
    /// The style of the place.
    public init() {}
    /// Fields of numbers.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DateFieldsPicker(configuration: configuration, look: .field)
    }
}

/// Fields of numbers.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
    /// Fields of numbers.
    public init() {}
    /// Fields of numbers.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DateFieldsPicker(configuration: configuration, look: .field)
    }
}

/// Fields of numbers.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle {
    /// Fields of numbers.
    public init() {}
    /// Fields of numbers.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DateFieldsPicker(configuration: configuration, look: .field)
    }
}

/// Fields of numbers with signs to be clicked.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// Fields of numbers with signs to be clicked.
    public init() {}
    /// Fields of numbers with signs to be clicked.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DateFieldsPicker(configuration: configuration, look: .stepper)
    }
}

/// Fields of numbers that turn.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
    /// Fields of numbers that turn.
    public init() {}
    /// Fields of numbers that turn.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DateFieldsPicker(configuration: configuration, look: .wheel)
    }
}

/// A month, with the time of day below it.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
    /// A month.
    public init() {}
    /// A month.
    @MainActor public func makeBody(configuration: Configuration) -> some View { MonthPicker(configuration: configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style of the place.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Fields of numbers.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// Fields of numbers.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// Fields of numbers with signs to be clicked.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Fields of numbers that turn.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension EnvironmentValues {
    var datePickerStyle: ControlStyle<DatePickerStyleConfiguration>? { self[styleFor: DatePickerStyleConfiguration.self] }
}

extension View {
    /// Sets how date pickers in the view look.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        controlStyle(
            ControlStyle<DatePickerStyleConfiguration>(style) { style, configuration in style.makeBody(configuration: configuration) })
    }
}

/// The label, and fields of numbers.
nonisolated struct DateFieldsPicker: View {
    let configuration: DatePickerStyleConfiguration
    let look: DateFieldsControl.Look

    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.controlPlace) private var place

    @MainActor var body: some View {
        HStack(alignment: look == .wheel ? .center : .firstTextBaseline) {
            if !isLabelHidden {
                configuration.label.modifier(LabelCheck(control: "date picker"))
                if place == .row { Spacer(minLength: 0) }
            }
            DateFieldsControl(
                selection: configuration.$selection, bounds: configuration.bounds, components: configuration.displayedComponents,
                look: look)
        }
    }
}

/// The label, a month, and the time of day.
nonisolated struct MonthPicker: View {
    let configuration: DatePickerStyleConfiguration

    @Environment(\.areLabelsHidden) private var isLabelHidden

    @MainActor var body: some View {
        let time = configuration.displayedComponents.time
        VStack(alignment: .leading, spacing: 0) {
            if !isLabelHidden { configuration.label }
            if configuration.displayedComponents.contains(.date) {
                MonthControl(selection: .one(configuration.$selection), bounds: configuration.bounds)
            }
            if !time.isEmpty {
                DateFieldsControl(selection: configuration.$selection, bounds: configuration.bounds, components: time, look: .field)
            }
        }
    }
}
