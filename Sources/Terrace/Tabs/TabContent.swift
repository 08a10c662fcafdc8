import TerraceCore

/// A tab, as a tab view shows it.
public nonisolated struct _TabDescription {
    let id: AnyHashable
    var tag: AnyHashable?
    var label: AnyView?
    var badge: Text?
    var isHidden = false
    var isDisabled = false
    /// The section that it belongs to.
    var section: AnyView?
    let content: () -> AnyView
}

/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// What tells the tabs apart.
    associatedtype TabValue: Hashable
    /// The type of `body`.
    associatedtype Body: TabContent
    /// What the tabs are made of.
    @MainActor @preconcurrency var body: Body { get }
    /// The tabs. An implementation detail.
    @MainActor static func _tabs(_ content: Self, at path: [AnyHashable]) -> [_TabDescription]
}

extension TabContent {
    /// What the body has. An implementation detail.
    @MainActor public static func _tabs(_ content: Self, at path: [AnyHashable]) -> [_TabDescription] {
        Body._tabs(PartKeeper.filled(content).body, at: path)
    }
}

extension Never: TabContent {
    /// None.
    public typealias TabValue = Never
    /// None. An implementation detail.
    @MainActor public static func _tabs(_: Never, at path: [AnyHashable]) -> [_TabDescription] {
        preconditionFailure("There is no value of type Never.")
    }
}

/// Builds tabs from the statements of a closure.
@resultBuilder
public nonisolated enum TabContentBuilder<TabValue: Hashable> {
    /// Tabs are some as they are.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue { content }
    /// Some tabs.
    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue { content }
    /// Several.
    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> _TupleTabs<TabValue, repeat each Content> {
        _TupleTabs(value: (repeat each content))
    }
    /// `if` without `else`.
    public static func buildIf<Content: TabContent>(_ content: Content?) -> _OptionalTabs<Content> where Content.TabValue == TabValue {
        _OptionalTabs(content: content)
    }
    /// The first branch.
    public static func buildEither<First: TabContent, Second: TabContent>(first: First) -> _EitherTabs<First, Second>
    where First.TabValue == TabValue, Second.TabValue == TabValue { .first(first) }
    /// The second branch.
    public static func buildEither<First: TabContent, Second: TabContent>(second: Second) -> _EitherTabs<First, Second>
    where First.TabValue == TabValue, Second.TabValue == TabValue { .second(second) }
    /// What is inside `if #available`.
    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue {
        content
    }
}

/// Several tabs. An implementation detail.
public nonisolated struct _TupleTabs<TabValue: Hashable, each Content: TabContent>: TabContent {
    let value: (repeat each Content)

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("Tabs have no body; do not call `body` of them.") }

    /// An implementation detail.
    @MainActor public static func _tabs(_ content: Self, at path: [AnyHashable]) -> [_TabDescription] {
        var tabs: [_TabDescription] = []
        var index = 0
        func collect<C: TabContent>(_ content: C) {
            tabs += C._tabs(content, at: path + [index])
            index += 1
        }
        for content in repeat each content.value { collect(content) }
        return tabs
    }
}

/// Tabs, or none. An implementation detail.
public nonisolated struct _OptionalTabs<Content: TabContent>: TabContent {
    /// What tells the tabs apart.
    public typealias TabValue = Content.TabValue

    let content: Content?

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("Tabs have no body; do not call `body` of them.") }

    /// An implementation detail.
    @MainActor public static func _tabs(_ content: Self, at path: [AnyHashable]) -> [_TabDescription] {
        content.content.map { Content._tabs($0, at: path) } ?? []
    }
}

/// One of two. An implementation detail.
public nonisolated enum _EitherTabs<First: TabContent, Second: TabContent>: TabContent {
    /// What tells the tabs apart.
    public typealias TabValue = First.TabValue

    case first(First)
    case second(Second)

    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("Tabs have no body; do not call `body` of them.") }

    /// An implementation detail.
    @MainActor public static func _tabs(_ content: Self, at path: [AnyHashable]) -> [_TabDescription] {
        switch content {
        case .first(let content): First._tabs(content, at: path + ["first"])
        case .second(let content): Second._tabs(content, at: path + ["second"])
        }
    }
}

extension ForEach: TabContent where Content: TabContent {
    /// The framework shows it; it has no body.
    @MainActor public var body: Never { preconditionFailure("Tabs have no body; do not call `body` of them.") }

    /// What tells the tabs apart.
    public typealias TabValue = Content.TabValue

    /// An implementation detail.
    @MainActor public static func _tabs(_ content: Self, at path: [AnyHashable]) -> [_TabDescription] {
        content.data.enumerated().flatMap { offset, element in
            Content._tabs(content.content(element), at: path + [content.tabID(at: offset)])
        }
    }
}

extension ForEach where Content: TabContent {
    /// Tabs for the elements of a collection.
    public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
        self.init(plain: data, identify: { $0.id }, content: content)
    }

    /// Tabs for the elements of a collection, with ids at a key path.
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V {
        self.init(plain: data, identify: { $0[keyPath: id] }, content: content)
    }
}
