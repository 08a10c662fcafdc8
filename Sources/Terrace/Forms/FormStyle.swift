import TerraceCore

/// How a form looks.
///
/// ```swift
/// struct Framed: FormStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) { configuration.content }.border(.blue)
///     }
/// }
/// ```
public protocol FormStyle {
    /// What it makes.
    associatedtype Body: View
    /// What it is given.
    typealias Configuration = FormStyleConfiguration
    /// Makes a form.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style of forms is given.
public nonisolated struct FormStyleConfiguration {
    /// The rows.
    public struct Content: View {
        let view: AnyView
        /// The rows.
        @MainActor public var body: some View { view }
    }

    /// The rows.
    public let content: Content
}

/// The style of the place: as `GroupedFormStyle`.
public nonisolated struct AutomaticFormStyle: FormStyle {
    /// The style.
    public init() {}
    /// Rows that scroll.
    @MainActor public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Rows that scroll, with an empty line between sections.
public nonisolated struct GroupedFormStyle: FormStyle {
    /// The style.
    public init() {}
    /// Rows that scroll.
    @MainActor public func makeBody(configuration: Configuration) -> some View { FormRows(content: configuration.content) }
}

/// Rows below each other that are no higher than they need to be, and do not scroll by themselves.
public nonisolated struct ColumnsFormStyle: FormStyle {
    /// The style.
    public init() {}
    /// Rows below each other.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) { configuration.content }
            .environment(\.controlPlace, .row)
            .controlStyle(ControlStyle<FormStyleConfiguration>?.none)
            .focusSection()
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style of the place.
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Rows that scroll.
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Rows that do not scroll by themselves.
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
    var formStyle: ControlStyle<FormStyleConfiguration>? { self[styleFor: FormStyleConfiguration.self] }
}

extension View {
    /// Sets how forms in the view look.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        controlStyle(ControlStyle<FormStyleConfiguration>(style) { style, configuration in style.makeBody(configuration: configuration) })
    }
}
