import TerraceCore

/// How a disclosure group looks.
///
/// ```swift
/// struct Plain: DisclosureGroupStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Button { configuration.isExpanded.toggle() } label: { configuration.label }
///         if configuration.isExpanded { configuration.content }
///     }
/// }
/// ```
public protocol DisclosureGroupStyle {
    /// What it makes.
    associatedtype Body: View
    /// What it is given.
    typealias Configuration = DisclosureGroupStyleConfiguration
    /// Makes a disclosure group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of disclosure groups is given.
public nonisolated struct DisclosureGroupStyleConfiguration {
    /// The label.
    public struct Label: View {
        let view: AnyView
        /// The label.
        @MainActor public var body: some View { view }
    }

    /// What is shown and hidden.
    public struct Content: View {
        let view: () -> AnyView
        /// What is shown and hidden.
        @MainActor public var body: some View { view() }
    }

    /// The label.
    public let label: Label
    /// What is shown and hidden.
    public let content: Content
    /// Whether it is shown.
    @Binding public var isExpanded: Bool
}

/// A triangle in front of the label, and below it what is shown and hidden.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// The style.
    public init() {}

    /// A triangle in front of the label.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
            configuration.content
        } label: {
            configuration.label
        }
        .controlStyle(ControlStyle<DisclosureGroupStyleConfiguration>?.none)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// A triangle in front of the label.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension EnvironmentValues {
    var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration>? { self[styleFor: DisclosureGroupStyleConfiguration.self] }
}

extension View {
    /// Sets how disclosure groups in the view look.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        controlStyle(
            ControlStyle<DisclosureGroupStyleConfiguration>(style) { style, configuration in style.makeBody(configuration: configuration) })
    }
}
