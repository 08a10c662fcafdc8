import TerraceCore
import TerraceScreen

/// How a group box looks.
///
/// ```swift
/// struct Flat: GroupBoxStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { configuration.label.bold(); configuration.content }
///     }
/// }
/// ```
public protocol GroupBoxStyle {
    /// What it makes.
    associatedtype Body: View
    /// What it is given.
    typealias Configuration = GroupBoxStyleConfiguration
    /// Makes a group box.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of group boxes is given.
public nonisolated struct GroupBoxStyleConfiguration {
    /// The label.
    public struct Label: View {
        let view: AnyView
        /// The label.
        @MainActor public var body: some View { view }
    }

    /// What is in the box.
    public struct Content: View {
        let view: AnyView
        /// What is in the box.
        @MainActor public var body: some View { view }
    }

    /// The label.
    public let label: Label
    /// What is in the box.
    public let content: Content
    let hasLabel: Bool
}

/// A frame with the label in its upper edge.
public nonisolated struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// The style.
    public init() {}

    /// A frame.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) { configuration.content }
            .frame(maxWidth: .infinity, alignment: .leading)
            .cellPadding(horizontal: 1)
            .modifier(GroupFrame())
            .overlay(alignment: .topLeading) {
                if configuration.hasLabel {
                    HStack(spacing: 0) {
                        Text(verbatim: " ").accessibilityHidden(true)
                        configuration.label.bold()
                        Text(verbatim: " ").accessibilityHidden(true)
                    }
                    .lineLimit(1)
                    .cellPadding(horizontal: 1)
                }
            }
    }
}

/// A rounded frame, dim.
nonisolated struct GroupFrame: BoxModifier {
    typealias Body = Never

    @MainActor func makeBox(_ environment: EnvironmentValues) -> BorderBox { BorderBox(kind: .rounded, style: style(environment)) }
    @MainActor func update(_ box: BorderBox, _ environment: EnvironmentValues) { box.style = style(environment) }

    @MainActor private func style(_ environment: EnvironmentValues) -> CellStyle {
        CellStyle(foreground: ControlEnvironment(environment).style.foreground, attributes: .dim)
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A frame with the label in its upper edge.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
    var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration>? { self[styleFor: GroupBoxStyleConfiguration.self] }
}

extension View {
    /// Sets how group boxes in the view look.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        controlStyle(
            ControlStyle<GroupBoxStyleConfiguration>(style) { style, configuration in style.makeBody(configuration: configuration) })
    }
}
