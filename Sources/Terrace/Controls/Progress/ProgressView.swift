import Foundation
import TerraceCore

/// How far something is, or that it is under way.
///
/// A share of the whole is shown as a bar, which is told from the rest without colour; without a value a wheel turns. It turns only while
/// it is shown, ten times a second.
///
/// ```swift
/// let loading = ProgressView("Loading")
/// let share = ProgressView(value: 3, total: 4)
/// ```
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private enum Source {
        case unknown
        case fraction(Double)
        case progress(Progress)
        case interval(ClosedRange<Date>, countsDown: Bool)
    }

    private let source: Source
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    /// What the style makes of it.
    @MainActor public var body: some View {
        switch source {
        case .unknown: ProgressLook(configuration: configuration(nil))
        case .fraction(let fraction): ProgressLook(configuration: configuration(fraction))
        case .progress(let progress): ObservedProgress(progress: progress) { ProgressLook(configuration: configuration($0)) }
        case .interval(let interval, let countsDown):
            TimedProgress(interval: interval, countsDown: countsDown) { ProgressLook(configuration: configuration($0)) }
        }
    }

    @MainActor private func configuration(_ fraction: Double?) -> ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
            currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
    }

    /// The share that a value is of a total; nil where either says nothing.
    private static func source<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Source {
        guard let value else { return .unknown }
        let fraction = Double(value) / Double(total)
        return .fraction(fraction.share)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something under way.
    public init() where Label == EmptyView {
        source = .unknown
        label = nil
        currentValueLabel = nil
    }

    /// Something under way, with any label.
    public init(@ViewBuilder label: () -> Label) {
        source = .unknown
        self.label = label()
        currentValueLabel = nil
    }

    /// Something under way, with a text.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    /// Something under way, with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init { Text(title) }
    }

    /// Something under way, with a text.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init { Text(titleResource) }
    }
}

extension ProgressView {
    /// How far something is: `value` of `total`, or nobody knows how far.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView {
        source = Self.source(value, total)
        label = nil
        currentValueLabel = nil
    }

    /// How far something is, with any label.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        source = Self.source(value, total)
        self.label = label()
        currentValueLabel = nil
    }

    /// How far something is, with any label, and another for the value.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        source = Self.source(value, total)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
    }

    /// How far something is, with a text.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// How far something is, with a text.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(title) }
    }

    /// How far something is, with a text.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(value: value, total: total) { Text(titleResource) }
    }

    /// How far a `Progress` is, as it goes on.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        source = .progress(progress)
        label = nil
        currentValueLabel = nil
    }

    /// How much of an interval has passed, or is left of it.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        source = .interval(timerInterval, countsDown: countsDown)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
    }

    /// How much of an interval has passed, or is left of it; the time stands below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == Text {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            Text(timerInterval: timerInterval, countsDown: countsDown)
        }
    }

    /// How much of an interval has passed, or is left of it; the time stands below.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView, CurrentValueLabel == Text {
        source = .interval(timerInterval, countsDown: countsDown)
        label = nil
        currentValueLabel = Text(timerInterval: timerInterval, countsDown: countsDown)
    }

    /// What a style was given, for styles that build upon others.
    public init(_ configuration: ProgressViewStyleConfiguration)
    where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
        source = configuration.fractionCompleted.map { .fraction($0) } ?? .unknown
        label = configuration.label
        currentValueLabel = configuration.currentValueLabel
    }
}

/// What the style of the place makes of progress.
private nonisolated struct ProgressLook: View {
    let configuration: ProgressViewStyleConfiguration

    @Environment(\.progressViewStyle) private var style

    @MainActor var body: some View {
        Group {
            if let style {
                // Inside, it looks as usual: a style is not made by itself once more.
                style.body(configuration)
            } else {
                DefaultProgressViewStyle().makeBody(configuration: configuration)
            }
        }
        .elementRole(.progress)
    }
}

extension ElementRole {
    /// A `ProgressView`.
    public static let progress = ElementRole("progress")
}
