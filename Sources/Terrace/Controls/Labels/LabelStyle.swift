import TerraceCore

/// How labels look.
///
/// ```swift
/// struct Trailing: LabelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         HStack { configuration.title; configuration.icon }
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol LabelStyle {
    /// What a label is drawn as.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = LabelStyleConfiguration
    /// A label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a `LabelStyle` is told.
public nonisolated struct LabelStyleConfiguration {
    /// The title of a label.
    public nonisolated struct Title: View {
        let content: AnyView
        /// The title.
        @MainActor public var body: some View { content }
    }

    /// The icon of a label.
    public nonisolated struct Icon: View {
        let content: AnyView
        /// The icon.
        @MainActor public var body: some View { content }
    }

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
    let origin: ControlStyle<LabelStyleConfiguration>?
}

/// Labels with their icon and their title.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
    /// The style.
    public init() {}
    /// A label.
    @MainActor public func makeBody(configuration: Configuration) -> some View { BuiltInLabel(parts: .both, configuration: configuration) }
}

/// Labels with their title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
    /// The style.
    public init() {}
    /// A label.
    @MainActor public func makeBody(configuration: Configuration) -> some View { BuiltInLabel(parts: .title, configuration: configuration) }
}

/// Labels with their icon alone; where the terminal has none to show, with their title.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
    /// The style.
    public init() {}
    /// A label.
    @MainActor public func makeBody(configuration: Configuration) -> some View { BuiltInLabel(parts: .icon, configuration: configuration) }
}

/// Labels as is usual: with their icon and their title.
public nonisolated struct DefaultLabelStyle: LabelStyle {
    /// The style.
    public init() {}
    /// A label.
    @MainActor public func makeBody(configuration: Configuration) -> some View { BuiltInLabel(parts: .both, configuration: configuration) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Labels with their icon and their title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// Labels with their title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// Labels with their icon alone; where the terminal has none to show, with their title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// Labels as is usual.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

private nonisolated struct BuiltInLabel: View {
    let parts: LabelBox.Parts
    let configuration: LabelStyleConfiguration

    @MainActor var body: some View {
        LabelArrangement(parts: parts) {
            HStack { configuration.icon }
            HStack { configuration.title }
        }
    }
}

extension EnvironmentValues {
    var labelStyle: ControlStyle<LabelStyleConfiguration>? { self[styleFor: LabelStyleConfiguration.self] }
}

extension View {
    /// Sets how labels in the view look.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        controlStyle(
            ControlStyle(style) { (style: S, configuration: LabelStyleConfiguration) in style.makeBody(configuration: configuration) })
    }
}
