import Foundation
import TerraceCore

/// A month in which any number of days can be chosen: arrows go from day to day, Space and Return choose the day or let go of it, Page Up
/// and Page Down go to other months.
///
/// ```swift
/// struct Trip: View {
///     @State private var days: Set<DateComponents> = []
///     var body: some View { MultiDatePicker("Days", selection: $days) }
/// }
/// ```
public nonisolated struct MultiDatePicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Set<DateComponents>>
    private let bounds: DateBounds

    @Environment(\.areLabelsHidden) private var isLabelHidden

    private init(_ label: Label, _ selection: Binding<Set<DateComponents>>, _ bounds: DateBounds) {
        self.label = label
        self.selection = selection
        self.bounds = bounds
    }

    /// The label above the month.
    @MainActor public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !isLabelHidden { label }
            MonthControl(selection: .several(selection), bounds: bounds)
        }
    }
}

extension MultiDatePicker {
    /// A month with any label for any days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection, .none)
    }

    /// A month with any label for days in a range.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection, DateBounds(bounds))
    }

    /// A month with any label for days from one on.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection, DateBounds(bounds))
    }

    /// A month with any label for days before one.
    public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
        self.init(label(), selection, DateBounds(upper: bounds.upperBound.addingTimeInterval(-1)))
    }
}

extension MultiDatePicker where Label == Text {
    /// A month with a text for any days.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(Text(titleKey), selection, .none)
    }

    /// A month with a text for any days.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(Text(title), selection, .none)
    }

    /// A month with a text for days in a range.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(Text(titleKey), selection, DateBounds(bounds))
    }

    /// A month with a text for days in a range.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(Text(title), selection, DateBounds(bounds))
    }

    /// A month with a text for days from one on.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(Text(titleKey), selection, DateBounds(bounds))
    }

    /// A month with a text for days from one on.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
        self.init(Text(title), selection, DateBounds(bounds))
    }

    /// A month with a text for days before one.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(Text(titleKey), selection, DateBounds(upper: bounds.upperBound.addingTimeInterval(-1)))
    }

    /// A month with a text for days before one.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
        self.init(Text(title), selection, DateBounds(upper: bounds.upperBound.addingTimeInterval(-1)))
    }
}
