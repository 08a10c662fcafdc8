import Foundation
import TerraceCore

/// How progress is shown.
///
/// ```swift
/// struct Dots: ProgressViewStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack { configuration.label; Text(configuration.fractionCompleted ?? 0, format: .percent) }
///     }
/// }
/// ```
public protocol ProgressViewStyle {
    /// What it makes.
    associatedtype Body: View
    /// What it is given.
    typealias Configuration = ProgressViewStyleConfiguration
    /// Shows progress.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of progress views is given.
public nonisolated struct ProgressViewStyleConfiguration {
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

    /// How much is done, from 0 to 1; nil when that is not known.
    public let fractionCompleted: Double?
    /// What is under way.
    public var label: Label?
    /// How far it is, in words.
    public var currentValueLabel: CurrentValueLabel?
}

/// The style of the place: a bar where the share is known, and else a wheel.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The style of the place.
    public init() {}
    /// A bar, or a wheel.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// A bar.
    public init() { tint = nil }
    /// A bar in a colour, as it was written before 2021.
    public init(tint: Color) { self.tint = tint }

    /// A bar, between its labels.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted, tint: tint)
            configuration.currentValueLabel.foregroundStyle(.secondary)
        }
    }
}

/// A wheel that turns; a pie where the share is known.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// A wheel.
    public init() { tint = nil }
    /// A wheel in a colour, as it was written before 2021.
    public init(tint: Color) { self.tint = tint }

    /// A wheel or a pie, and behind it the labels.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Group {
                if let fraction = configuration.fractionCompleted { Pie(fraction: fraction) } else { Spinner() }
            }
            .transformEnvironment(\.self) { if let tint { $0.tint = tint } }
            configuration.label
            configuration.currentValueLabel.foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The style of the place.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
    var progressViewStyle: ControlStyle<ProgressViewStyleConfiguration>? { self[styleFor: ProgressViewStyleConfiguration.self] }
}

extension View {
    /// Sets how progress is shown in the view.
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        controlStyle(
            ControlStyle<ProgressViewStyleConfiguration>(style) { style, configuration in style.makeBody(configuration: configuration) })
    }
}
