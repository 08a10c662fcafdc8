import TerraceCore

/// A window with a view, or with one for each value that is opened.
///
/// ```swift
/// @main struct Hello: App {
///     var body: some Scene { WindowGroup { Text("Hello") } }
/// }
/// ```
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
    private let window: _SceneList.Window

    private init(_ title: String?, id: String?, _ content: @escaping () -> Content) {
        window = _SceneList.Window(id: id, title: title, content: { _ in AnyView(content()) })
    }

    private init<D: Hashable, C: View>(_ title: String?, id: String?, for type: D.Type, _ content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C> {
        window = _SceneList.Window(
            id: id, accepts: { $0 is D }, title: title,
            content: { value in AnyView(PresentedWindowContent(first: value?.base as? D, content: content)) })
    }

    private init<D: Hashable, C: View>(
        _ title: String?, id: String?, for type: D.Type, _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id: id, for: type) { value in
            content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
        }
    }

    /// An implementation detail.
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) { list.windows.append(scene.window) }

    /// A window.
    public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(nil, id: nil, content)
    }

    /// A window with a title, which the terminal shows in its title bar.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey).string, id: nil, content)
    }

    /// A window with a title, which the terminal shows in its title bar.
    public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
        self.init(title.string, id: nil, content)
    }

    /// A window with a title, which the terminal shows in its title bar.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(String(title), id: nil, content)
    }

    /// A window with an identifier.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, id: id, content)
    }

    /// A window with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey).string, id: id, content)
    }

    /// A window with a title and an identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title.string, id: id, content)
    }

    /// A window with a title and an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(String(title), id: id, content)
    }
}

extension WindowGroup {
    /// Windows for values: `openWindow(value:)` opens them.
    public init<D: Hashable & Codable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: nil, for: type, content)
    }

    /// Windows for values: `openWindow(value:)` opens them.
    public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey).string, id: nil, for: type, content)
    }

    /// Windows for values: `openWindow(value:)` opens them.
    public init<D: Hashable & Codable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title.string, id: nil, for: type, content)
    }

    /// Windows for values: `openWindow(value:)` opens them.
    @_disfavoredOverload
    public init<D: Hashable & Codable, C: View, S: StringProtocol>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(String(title), id: nil, for: type, content)
    }

    /// Windows for values, with one for where there is none: `openWindow(value:)` opens them.
    public init<D: Hashable & Codable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: nil, for: type, content, defaultValue)
    }

    /// Windows for values, with one for where there is none: `openWindow(value:)` opens them.
    public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey).string, id: nil, for: type, content, defaultValue)
    }

    /// Windows for values, with one for where there is none: `openWindow(value:)` opens them.
    public init<D: Hashable & Codable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title.string, id: nil, for: type, content, defaultValue)
    }

    /// Windows for values, with one for where there is none: `openWindow(value:)` opens them.
    @_disfavoredOverload
    public init<D: Hashable & Codable, C: View, S: StringProtocol>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(String(title), id: nil, for: type, content, defaultValue)
    }

    /// Windows for values: `openWindow(value:)` opens them.
    public init<D: Hashable & Codable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: id, for: type, content)
    }

    /// Windows for values: `openWindow(value:)` opens them.
    public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey).string, id: id, for: type, content)
    }

    /// Windows for values: `openWindow(value:)` opens them.
    public init<D: Hashable & Codable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title.string, id: id, for: type, content)
    }

    /// Windows for values: `openWindow(value:)` opens them.
    @_disfavoredOverload
    public init<D: Hashable & Codable, C: View, S: StringProtocol>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(String(title), id: id, for: type, content)
    }

    /// Windows for values, with one for where there is none: `openWindow(value:)` opens them.
    public init<D: Hashable & Codable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: id, for: type, content, defaultValue)
    }

    /// Windows for values, with one for where there is none: `openWindow(value:)` opens them.
    public init<D: Hashable & Codable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey).string, id: id, for: type, content, defaultValue)
    }

    /// Windows for values, with one for where there is none: `openWindow(value:)` opens them.
    public init<D: Hashable & Codable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title.string, id: id, for: type, content, defaultValue)
    }

    /// Windows for values, with one for where there is none: `openWindow(value:)` opens them.
    @_disfavoredOverload
    public init<D: Hashable & Codable, C: View, S: StringProtocol>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(String(title), id: id, for: type, content, defaultValue)
    }
}

/// The content of a window for a value, which it may change.
public nonisolated struct PresentedWindowContent<Data: Hashable, Content: View>: View {
    let first: Data?
    let content: (Binding<Data?>) -> Content

    @State private var changed: Data??

    /// The content.
    @MainActor public var body: some View {
        content(Binding(get: { changed ?? first }, set: { changed = .some($0) }))
    }
}
