import Foundation
import TerraceCore

/// A control for a date: `Due [06/05/2024, 3:30 PM]`, in the order, the calendar and the digits of the environment.
///
/// | Key           | in fields                                | in a month (`.graphical`)   |
/// |---------------|------------------------------------------|-----------------------------|
/// | Left, Right   | another field                            | another day                 |
/// | Up, Down, + - | change the field, round its ends         | another week                |
/// | digits        | are typed into the field                 |                             |
/// | A, P          | before noon, after noon                  |                             |
/// | Page Up, Down |                                          | another month               |
/// | Home, End     |                                          | the ends of the month       |
///
/// A date outside of the range is shown as it is; the first change brings it in.
///
/// ```swift
/// struct Birthday: View {
///     @State private var date = Date()
///     var body: some View { DatePicker("Birthday", selection: $date, in: ...Date(), displayedComponents: .date) }
/// }
/// ```
public nonisolated struct DatePicker<Label: View>: View {
    /// Which parts of a date can be chosen.
    public typealias Components = DatePickerComponents

    private let label: Label
    private let selection: Binding<Date>
    private let bounds: DateBounds
    private let components: DatePickerComponents

    @Environment(\.datePickerStyle) private var style

    init(_ label: Label, _ selection: Binding<Date>, _ bounds: DateBounds, _ components: DatePickerComponents) {
        self.label = label
        self.selection = selection
        self.bounds = bounds
        self.components = components
    }

    /// The label and the control, as the style makes them.
    @MainActor public var body: some View {
        let configuration = DatePickerStyleConfiguration(
            label: DatePickerStyleConfiguration.Label(content: AnyView(label)), selection: selection, minimumDate: bounds.lower,
            maximumDate: bounds.upper, displayedComponents: components)
        if let style {
            style.body(configuration)
        } else {
            DefaultDatePickerStyle().makeBody(configuration: configuration)
        }
    }
}

extension DatePicker {
    /// A control with any label for any date.
    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, .none, displayedComponents)
    }

    /// A control with any label for a date in a range.
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, DateBounds(range), displayedComponents)
    }

    /// A control with any label for a date from one on.
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, DateBounds(range), displayedComponents)
    }

    /// A control with any label for a date up to one.
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, DateBounds(range), displayedComponents)
    }
}

extension DatePicker where Label == Text {
    /// A control with a text for any date.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, .none, displayedComponents)
    }

    /// A control with a text for any date.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, .none, displayedComponents)
    }

    /// A control with a text for any date.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleResource), selection, .none, displayedComponents)
    }

    /// A control with a text for a date in a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, DateBounds(range), displayedComponents)
    }

    /// A control with a text for a date in a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, DateBounds(range), displayedComponents)
    }

    /// A control with a text for a date in a range.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleResource), selection, DateBounds(range), displayedComponents)
    }

    /// A control with a text for a date from one on.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, DateBounds(range), displayedComponents)
    }

    /// A control with a text for a date from one on.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, DateBounds(range), displayedComponents)
    }

    /// A control with a text for a date from one on.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleResource), selection, DateBounds(range), displayedComponents)
    }

    /// A control with a text for a date up to one.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, DateBounds(range), displayedComponents)
    }

    /// A control with a text for a date up to one.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, DateBounds(range), displayedComponents)
    }

    /// A control with a text for a date up to one.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleResource), selection, DateBounds(range), displayedComponents)
    }
}
