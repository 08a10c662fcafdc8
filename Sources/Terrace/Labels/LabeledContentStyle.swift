import TerraceCore

/// How `LabeledContent` looks.
///
/// ```swift
/// struct Stacked: LabeledContentStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { configuration.label.bold(); configuration.content }
///     }
/// }
/// ```
public protocol LabeledContentStyle {
    /// What it makes.
    associatedtype Body: View
    /// What it is given.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Makes a view of a label and its content.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of `LabeledContent` is given.
public nonisolated struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: View {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        /// The label.
        @MainActor public var body: some View { view }
    }

    /// The content.
    public struct Content: View {
        private let view: AnyView
        init(_ view: AnyView) { self.view = view }
        /// The content.
        @MainActor public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// The label leads, the content trails, dim.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// The style of the place.
    public init() {}

    /// The label leads, the content trails.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline) {
            configuration.label
            Spacer()
            configuration.content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The style of the place.
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
    var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration>? { self[styleFor: LabeledContentStyleConfiguration.self] }
}

extension View {
    /// Sets how `LabeledContent` in the view looks.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(
            ControlStyle<LabeledContentStyleConfiguration>(style) { style, configuration in style.makeBody(configuration: configuration) })
    }
}

nonisolated struct StyledLabeledContent: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.labeledContentStyle) private var style

    @MainActor var body: some View {
        if let style {
            style.body(configuration)
        } else {
            AutomaticLabeledContentStyle().makeBody(configuration: configuration)
        }
    }
}
