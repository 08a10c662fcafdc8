import TerraceCore

/// A single window. It is shown first where it is the first scene, and else when `openWindow(id:)` opens it.
public nonisolated struct Window<Content: View>: PrimitiveScene {
    private let window: _SceneList.Window

    private init(_ title: String, _ id: String, _ content: @escaping () -> Content) {
        window = _SceneList.Window(id: id, title: title, content: { _ in AnyView(content()) })
    }

    /// An implementation detail.
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) { list.windows.append(scene.window) }

    /// A window with a title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey).string, id, content)
    }

    /// A window with a title.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) { self.init(title.string, id, content) }

    /// A window with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(String(title), id, content)
    }
}

/// A window for tools; a terminal shows it as any other when it is opened.
public nonisolated struct UtilityWindow<Content: View>: PrimitiveScene {
    private let window: _SceneList.Window

    private init(_ title: String, _ id: String, _ content: @escaping () -> Content) {
        window = _SceneList.Window(id: id, title: title, isMain: false, content: { _ in AnyView(content()) })
    }

    /// An implementation detail.
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) { list.windows.append(scene.window) }

    /// A window with a title.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey).string, id, content)
    }

    /// A window with a title.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) { self.init(title.string, id, content) }

    /// A window with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(String(title), id, content)
    }
}

/// The program's settings: a window that Command-comma (in a terminal Control or Option with a comma) or `openSettings` shows.
public nonisolated struct Settings<Content: View>: PrimitiveScene {
    private let content: () -> Content

    /// The settings.
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

    /// An implementation detail.
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) {
        let content = scene.content
        list.windows.append(
            _SceneList.Window(title: "Settings", isSettings: true, isMain: false, content: { _ in AnyView(content()) }))
    }
}

/// A menu in the system's menu bar. A terminal has none: it is accepted, and shown nowhere.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    /// A menu with any label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    /// A menu with any label that may be taken out.
    public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

    /// An implementation detail.
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) {}
}

extension MenuBarExtra where Label == Text {
    /// A menu with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    /// A menu with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
    /// A menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    /// A menu with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {}
    /// A menu with a title and an image.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
    /// A menu with a title that may be taken out.
    public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {}
    /// A menu with a title and a symbol that may be taken out.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {}
}
