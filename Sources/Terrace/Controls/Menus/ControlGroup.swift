import TerraceCore

/// Controls that belong together, side by side; in a menu rows of it.
///
/// ```swift
/// ControlGroup { Button("Cut") {}; Button("Copy") {} }
/// ```
public nonisolated struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView?
    /// The style that it is made by, which it is not to be made by once more.
    private var origin: ControlStyle<ControlGroupStyleConfiguration>?

    @Environment(\.controlGroupStyle) private var style
    @Environment(\.controlPlace) private var place

    private init(content: Content, label: AnyView?) {
        self.content = content
        self.label = label
    }

    /// Controls.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content(), label: nil) }

    /// Controls with a label.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.init(content: content(), label: AnyView(label()))
    }

    /// Controls with a text for a label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Text(titleKey)))
    }

    /// Controls with a text for a label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Text(title)))
    }

    /// Controls with a text and a symbol for a label.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Label(titleKey, systemImage: systemImage)))
    }

    /// Controls with a text and a symbol for a label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Label(title, systemImage: systemImage)))
    }

    /// The controls.
    @MainActor public var body: some View {
        if let style, style != origin {
            style.body(
                ControlGroupStyleConfiguration(
                    content: ControlGroupStyleConfiguration.Content(content: AnyView(content.keepingStyle(style))),
                    label: ControlGroupStyleConfiguration.Label(content: label ?? AnyView(EmptyView())), origin: style))
        } else if place == .menu {
            content
        } else {
            HStack { content }
        }
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style is asked to make, as it would be without.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: AnyView(configuration.label))
        origin = configuration.origin
    }
}
