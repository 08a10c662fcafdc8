import TerraceCore

/// How groups of controls look.
///
/// ```swift
/// struct Column: ControlGroupStyle {
///     func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
/// }
/// ```
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// What a group is drawn as.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = ControlGroupStyleConfiguration
    /// A group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a `ControlGroupStyle` is told.
public nonisolated struct ControlGroupStyleConfiguration {
    /// The controls of the group.
    public nonisolated struct Content: View {
        let content: AnyView
        /// The controls.
        @MainActor public var body: some View { content }
    }

    /// The label of the group.
    public nonisolated struct Label: View {
        let content: AnyView
        /// The label.
        @MainActor public var body: some View { content }
    }

    /// The controls.
    public let content: Content
    /// The label.
    public let label: Label
    let origin: ControlStyle<ControlGroupStyleConfiguration>?
}

/// Controls side by side; in a menu rows of it.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// The style.
    public init() {}
    /// A group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Controls side by side; in a menu rows of it.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Controls side by side, without brackets.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
    /// The style.
    public init() {}
    /// A group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).buttonStyle(.borderless)
    }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Controls side by side, without brackets.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Controls side by side; in a menu rows of it.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// The style.
    public init() {}
    /// A group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration)
    }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// Controls side by side; in a menu rows of it.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Controls side by side; in a menu rows of it.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
    /// The style.
    public init() {}
    /// A group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration)
    }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Controls side by side; in a menu rows of it.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// Controls in a menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
    /// The style.
    public init() {}
    /// A group.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// Controls in a menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension EnvironmentValues {
    var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration>? { self[styleFor: ControlGroupStyleConfiguration.self] }
}

extension View {
    /// Sets how groups of controls in the view look.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(
            ControlStyle(style) { (style: S, configuration: ControlGroupStyleConfiguration) in
                style.makeBody(configuration: configuration)
            })
    }
}
