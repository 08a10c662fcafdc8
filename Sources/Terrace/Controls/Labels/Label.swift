import TerraceCore

/// A title with an icon.
///
/// An icon that a terminal cannot show takes no room, and never hides the title.
///
/// ```swift
/// Label("Favourites", systemImage: "star")
/// ```
public nonisolated struct Label<Title: View, Icon: View>: View {
    let title: Title
    private let icon: Icon
    /// The style that it is made by, which it is not to be made by once more.
    private var origin: ControlStyle<LabelStyleConfiguration>?

    @Environment(\.labelStyle) private var style

    /// A title with an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// The icon and the title, as the style shows them.
    @MainActor public var body: some View {
        if let style, style != origin {
            style.body(
                LabelStyleConfiguration(
                    title: LabelStyleConfiguration.Title(content: AnyView(title)),
                    icon: LabelStyleConfiguration.Icon(content: AnyView(icon)), origin: style))
        } else {
            LabelArrangement(parts: .both) {
                HStack { icon }
                HStack { title }
            }
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is asked to make, as it would be without.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
        origin = configuration.origin
    }
}

extension Label where Title == Text, Icon == LabelImage {
    /// A text with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            LabelImage(systemName: name)
        }
    }

    /// A text with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            LabelImage(systemName: name)
        }
    }

    /// A text with a picture.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            LabelImage(name)
        }
    }

    /// A text with a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            LabelImage(name)
        }
    }
}

/// Where the parts of a label stand.
nonisolated struct LabelArrangement<Content: View>: ContainerView {
    let parts: LabelBox.Parts
    let content: Content

    init(parts: LabelBox.Parts, @ViewBuilder content: () -> Content) {
        self.parts = parts
        self.content = content()
    }

    @MainActor func makeBox(_ environment: EnvironmentValues) -> LabelBox { LabelBox(parts) }
    @MainActor func update(_ box: LabelBox, _ environment: EnvironmentValues) { box.parts = parts }
}
