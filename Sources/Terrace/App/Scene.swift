import TerraceCore

/// A part of an app's interface. A terminal has one window: the first scene with one is shown.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of `body`.
    associatedtype Body: Scene
    /// What the scene is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// The view that fills the window, if the scene has one. An implementation detail.
    @MainActor static func _windowContent(_ scene: Self) -> AnyView?
}

extension Scene {
    /// What the body has. An implementation detail.
    @MainActor public static func _windowContent(_ scene: Self) -> AnyView? { Body._windowContent(scene.body) }
}

extension Never: Scene {
    /// No window. An implementation detail.
    @MainActor public static func _windowContent(_: Never) -> AnyView? {
        preconditionFailure("There is no value of type Never.")
    }
}

/// Builds a scene from the statements of a closure.
@resultBuilder
public nonisolated enum SceneBuilder {
    /// A scene is one as it is.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<repeat each Content> {
        _TupleScene(value: (repeat each content))
    }
}

/// Several scenes; the first with a window is shown. An implementation detail.
public nonisolated struct _TupleScene<each Content: Scene>: Scene {
    let value: (repeat each Content)

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("Several scenes have no body; do not call `body` of them.") }

    /// An implementation detail.
    @MainActor public static func _windowContent(_ scene: Self) -> AnyView? {
        func content<S: Scene>(_ scene: S) -> AnyView? { S._windowContent(scene) }
        for scene in repeat each scene.value {
            if let found = content(scene) { return found }
        }
        return nil
    }
}

/// A window with a view.
///
/// ```swift
/// WindowGroup { Text("Hello") }
/// ```
public nonisolated struct WindowGroup<Content: View>: Scene {
    private let title: String?
    private let content: () -> Content

    /// A window.
    public init(@ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    /// A window with a title, which the terminal shows in its title bar.
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.title = String(title)
        self.content = content
    }

    /// A window with an identifier.
    public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        title = nil
        self.content = content
    }

    /// A window with a title and an identifier.
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, content: content)
    }

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("A WindowGroup has no body; do not call `body` of it.") }

    /// An implementation detail.
    @MainActor public static func _windowContent(_ scene: Self) -> AnyView? {
        AnyView(scene.content().modifier(_WindowTitleModifier(title: scene.title)))
    }
}

/// Hands the window's title to whoever runs the program.
nonisolated struct _WindowTitleModifier: AttachmentModifier {
    typealias Body = Never

    let title: String?

    @MainActor func makeAttachment(_ inputs: _ViewInputs) -> Attachment {
        inputs.graph.windowTitle = title
        return inputs.makePlainAttachment()
    }

    @MainActor func update(_ attachment: Attachment) { attachment.graph.windowTitle = title }
}
