import TerraceCore

/// Items of a toolbar.
///
/// ```swift
/// struct Actions: ToolbarContent {
///     let add: () -> Void
///     var body: some ToolbarContent { ToolbarItem { Button("Add", action: add) } }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of `body`.
    associatedtype Body: ToolbarContent
    /// What the content is made of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// The items. An implementation detail.
    @MainActor static func _items(_ content: Self, _ items: inout _ToolbarItems)
}

/// Items of a toolbar that users may arrange, where a platform lets them.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent {
    /// What the body has. An implementation detail.
    @MainActor public static func _items(_ content: Self, _ items: inout _ToolbarItems) {
        Body._items(PartKeeper.filled(content).body, &items)
    }

    /// Whether the item is there at first; in a terminal all are.
    public nonisolated func defaultCustomization(_ visibility: Visibility = .automatic) -> Self { self }
    /// How users may arrange the item; in a terminal they may not.
    public nonisolated func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
    /// Whether the item shares the background of its neighbours; a terminal's have none.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

/// How users may arrange an item.
public nonisolated struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// It may be moved and removed.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// It may be moved.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// It stays where it is.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

extension Never: ToolbarContent {
    /// None. An implementation detail.
    @MainActor public static func _items(_: Never, _ items: inout _ToolbarItems) {}
}

/// The items of a toolbar, as they are collected. An implementation detail.
public nonisolated struct _ToolbarItems {
    var portals: [Portal] = []
    /// The places of the branches around, and the number of the next one.
    private var path: [Int] = []
    private var next = 0

    init() {}

    mutating func add(_ slot: ScreenSlot, _ content: some View) {
        portals.append(Portal(id: AnyHashable(path + [next]), slot: slot, content: AnyView(content)))
        next += 1
    }

    /// What is in a branch keeps its ids, whatever comes and goes beside it.
    mutating func branch(_ number: Int, _ body: (inout _ToolbarItems) -> Void) {
        let outer = (path, next)
        path += [next, number]
        next = 0
        body(&self)
        (path, next) = (outer.0, outer.1 + 1)
    }
}

/// Builds the items of a toolbar from the statements of a closure.
@resultBuilder
public nonisolated enum ToolbarContentBuilder {
    /// An item is one as it is.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// No item.
    public static func buildBlock() -> _TupleToolbar<> { _TupleToolbar(value: ()) }
    /// One item.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Several items.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbar<repeat each Content> {
        _TupleToolbar(value: (repeat each content))
    }
    /// `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// The first branch.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First) -> _EitherToolbar<First, Second> {
        .first(first)
    }
    /// The second branch.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second) -> _EitherToolbar<First, Second> {
        .second(second)
    }
    /// What is inside `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several items. An implementation detail.
public nonisolated struct _TupleToolbar<each Content: ToolbarContent>: ToolbarContent, CustomizableToolbarContent {
    let value: (repeat each Content)

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("The items of a toolbar have no body; do not call `body` of them.") }

    /// An implementation detail.
    @MainActor public static func _items(_ content: Self, _ items: inout _ToolbarItems) {
        func collect<C: ToolbarContent>(_ content: C, _ items: inout _ToolbarItems) {
            items.branch(0) { C._items(content, &$0) }
        }
        for content in repeat each content.value { collect(content, &items) }
    }
}

/// One of two. An implementation detail.
public nonisolated enum _EitherToolbar<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent, CustomizableToolbarContent {
    case first(First)
    case second(Second)

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("The items of a toolbar have no body; do not call `body` of them.") }

    /// An implementation detail.
    @MainActor public static func _items(_ content: Self, _ items: inout _ToolbarItems) {
        switch content {
        case .first(let content): items.branch(1) { First._items(content, &$0) }
        case .second(let content): items.branch(2) { Second._items(content, &$0) }
        }
    }
}

extension Optional: ToolbarContent, CustomizableToolbarContent where Wrapped: ToolbarContent {
    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("The items of a toolbar have no body; do not call `body` of them.") }

    /// An implementation detail.
    @MainActor public static func _items(_ content: Self, _ items: inout _ToolbarItems) {
        items.branch(0) { items in
            if let content { Wrapped._items(content, &items) }
        }
    }
}
