import TerraceCore

/// A part of an app's interface. A terminal has one window: the first scene with one is shown in it, and others over it when they are
/// opened.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of `body`.
    associatedtype Body: Scene
    /// What the scene is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// The scene's windows and commands. An implementation detail.
    @MainActor static func _collect(_ scene: Self, into list: inout _SceneList)
}

extension Scene {
    /// What the body has. An implementation detail.
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) {
        Body._collect(PartKeeper.filled(scene).body, into: &list)
    }
}

extension Never: Scene {
    /// Nothing. An implementation detail.
    @MainActor public static func _collect(_: Never, into list: inout _SceneList) {}
}

/// A scene of the framework's: it has no body.
nonisolated protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("\(Self.self) has no body; do not call `body` of it.") }
}

/// The windows and commands of an app. An implementation detail.
public nonisolated struct _SceneList {
    struct Window {
        var id: String?
        /// Whether it is one for a value of this type.
        var accepts: ((any Hashable) -> Bool)?
        var title: String?
        var isSettings = false
        /// Whether it may be the one that is shown first.
        var isMain = true
        var content: (AnyHashable?) -> AnyView
    }

    var windows: [Window] = []
    var menus: [CommandList.Menu] = []

    init() {}
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
    /// `if` without `else`.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> _OptionalScene<Content> { _OptionalScene(content: content) }
    /// The first branch.
    public static func buildEither<First: Scene, Second: Scene>(first: First) -> _EitherScene<First, Second> { .first(first) }
    /// The second branch.
    public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _EitherScene<First, Second> { .second(second) }
    /// What is inside `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes. An implementation detail.
public nonisolated struct _TupleScene<each Content: Scene>: PrimitiveScene {
    let value: (repeat each Content)

    /// An implementation detail.
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) {
        func collect<S: Scene>(_ scene: S, _ list: inout _SceneList) { S._collect(scene, into: &list) }
        for scene in repeat each scene.value { collect(scene, &list) }
    }
}

/// A scene, or none. An implementation detail.
public nonisolated struct _OptionalScene<Content: Scene>: PrimitiveScene {
    let content: Content?

    /// An implementation detail.
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) {
        if let content = scene.content { Content._collect(content, into: &list) }
    }
}

/// One of two scenes. An implementation detail.
public nonisolated enum _EitherScene<First: Scene, Second: Scene>: PrimitiveScene {
    case first(First)
    case second(Second)

    /// An implementation detail.
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) {
        switch scene {
        case .first(let scene): First._collect(scene, into: &list)
        case .second(let scene): Second._collect(scene, into: &list)
        }
    }
}
