import TerraceCore

/// A button that opens a menu: `[ Sort ▾ ]`. Return, Space and Down open it; in a row of a list or a form Down goes on to the next row. In
/// the menu Up and Down, Home and End and letters go to a row, Return or Space does what it
/// is for and closes the menu, Escape closes it. A menu in a menu is a row with `▸`; Right opens it, Left closes it.
///
/// ```swift
/// Menu("Sort") {
///     Button("By name") { print("name") }
///     Button("By date") { print("date") }
/// }
/// ```
public nonisolated struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?
    /// The style that it is made by, which it is not to be made by once more.
    private var origin: ControlStyle<MenuStyleConfiguration>?

    @State private var isOpen = false
    @Environment(\.menuStyle) private var style
    @Environment(\.controlPlace) private var place
    @Environment(\.menuIndicator) private var indicator
    @Environment(\.layoutDirection) private var direction
    @Environment(\.list) private var list

    private init(label: Label, content: Content, primaryAction: (@MainActor () -> Void)?) {
        self.label = label
        self.content = content
        self.primaryAction = primaryAction
    }

    /// A menu with any label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// A button that does something, and a menu beside it.
    @preconcurrency public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }

    /// The button, and the menu while it is open.
    @MainActor public var body: some View {
        if let style, style != origin {
            style.body(
                MenuStyleConfiguration(
                    label: MenuStyleConfiguration.Label(content: AnyView(label)),
                    content: MenuStyleConfiguration.Content(content: AnyView(content.keepingStyle(style))), primaryAction: primaryAction,
                    origin: style))
        } else if place == .menu {
            ButtonFace(
                kind: .menu, role: nil,
                label: Group {
                    label
                    Spacer(minLength: 0)
                    Text(verbatim: direction == .rightToLeft ? "◂" : "▸").fixedSize()
                }
            )
            .pressable { isOpen = true }
            .onKeyPress(direction == .rightToLeft ? .leftArrow : .rightArrow) {
                isOpen = true
                return .handled
            }
            .menuLayer(isPresented: $isOpen) { content }
        } else if let primaryAction {
            HStack(spacing: 0) {
                Button(action: primaryAction) { label }
                opener { Text(verbatim: "▾").fixedSize() }
            }
            .modifier(opensByArrow)
        } else {
            opener {
                label
                if indicator != .hidden { Text(verbatim: "▾").fixedSize() }
            }
            .modifier(opensByArrow)
        }
    }

    @MainActor private var opensByArrow: MenuArrowKey {
        let isOpen = $isOpen
        let open: @MainActor () -> Void = { isOpen.wrappedValue = true }
        return MenuArrowKey(open: list.isInside ? nil : open)
    }

    @MainActor private func opener<Face: View>(@ViewBuilder label: () -> Face) -> some View {
        Button(action: { isOpen = true }, label: label).menuLayer(isPresented: $isOpen) { content }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu that a style is asked to make, as it would be without.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
        origin = configuration.origin
    }
}

extension Menu where Label == Text {
    /// A menu with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// A menu with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// A button with a text that does something, and a menu beside it.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
    }

    /// A button with a text that does something, and a menu beside it.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == Terrace.Label<Text, LabelImage> {
    /// A menu with a text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Terrace.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Terrace.Label(title, systemImage: systemImage) }
    }

    /// A button with a text and a symbol that does something, and a menu beside it.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Terrace.Label(titleKey, systemImage: systemImage) }, primaryAction: primaryAction)
    }

    /// A button with a text and a symbol that does something, and a menu beside it.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content, label: { Terrace.Label(title, systemImage: systemImage) }, primaryAction: primaryAction)
    }
}
