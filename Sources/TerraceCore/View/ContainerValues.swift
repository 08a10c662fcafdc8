/// A key for a value that a view gives to the container that it stands directly in.
///
/// ```swift
/// struct IsPinnedKey: ContainerValueKey { static let defaultValue = false }
/// extension ContainerValues {
///     var isPinned: Bool {
///         get { self[IsPinnedKey.self] }
///         set { self[IsPinnedKey.self] = newValue }
///     }
/// }
/// ```
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// What is read where nobody has set it.
    static var defaultValue: Value { get }
}

/// The values that a view gives to the container that it stands directly in: unlike those of the environment they go one step up, and
/// unlike preferences they are known before the container has a body.
public nonisolated struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The tags of the view, the outermost first.
    package var tags: [AnyHashable] = []

    package init() {}

    /// The value for a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag of a type, as `tag(_:)` gave it.
    ///
    /// ```swift
    /// func number(_ subview: Subview) -> Int? { subview.containerValues.tag(for: Int.self) }
    /// ```
    public func tag<V: Hashable>(for type: V.Type) -> V? {
        for tag in tags {
            if let value = tag.base as? V { return value }
        }
        return nil
    }

    /// Whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }
}

extension View {
    /// Gives the container that the view stands directly in a value.
    ///
    /// ```swift
    /// extension ContainerValues { @Entry var isPinned = false }
    /// extension View {
    ///     func pinned() -> some View { containerValue(\.isPinned, true) }
    /// }
    /// ```
    public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value })
    }
}

/// Says something to the container around. An implementation detail.
public nonisolated struct _ContainerValueModifier: ViewModifier {
    /// No body.
    public typealias Body = Never

    package let set: (inout ContainerValues) -> Void

    /// An implementation detail.
    @MainActor public static func _makeNode<Modified: View>(
        _ modifier: Self, _ content: Modified, _ inputs: _ViewInputs
    ) -> _ViewNode { Modified._makeNode(content, inputs) }

    /// An implementation detail.
    @MainActor public static func _updateNode<Modified: View>(_ node: _ViewNode, _ modifier: Self, _ content: Modified) {
        Modified._updateNode(node, content)
    }

    /// An implementation detail.
    @MainActor public static func _attachmentCount<Modified: View>(_ content: Modified.Type) -> Int { Modified._attachmentCount }
}
