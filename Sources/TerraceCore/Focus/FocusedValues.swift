import Observation

/// A key for a value that the focused view publishes.
///
/// ```swift
/// struct DocumentKey: FocusedValueKey { typealias Value = String }
/// extension FocusedValues {
///     var document: String? {
///         get { self[DocumentKey.self] }
///         set { self[DocumentKey.self] = newValue }
///     }
/// }
/// ```
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values that the focused view and the views around it publish.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value for a key; nil when nobody publishes one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// An observable object that the focused view publishes goes by its type.
struct FocusedObjectIndex<Object>: Hashable {}

extension FocusedValues {
    subscript<Object>(object index: FocusedObjectIndex<Object>) -> Object? {
        get { values[ObjectIdentifier(Object.self)] as? Object }
        set { values[ObjectIdentifier(Object.self)] = newValue }
    }
}

/// Publishes a value while the focus is in the view, or for the whole window.
public nonisolated struct _FocusedValueModifier<Value>: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isForScene: Bool

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> FocusedValueAttachment<Value> { FocusedValueAttachment(self, inputs) }
    @MainActor package func update(_ attachment: FocusedValueAttachment<Value>) {
        attachment.modifier = self
        attachment.graph.focusedValues.needsRefresh = true
    }
}

package final class FocusedValueAttachment<Value>: Attachment, FocusedValuePublisher {
    fileprivate var modifier: _FocusedValueModifier<Value>

    init(_ modifier: _FocusedValueModifier<Value>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    var isForScene: Bool { modifier.isForScene }

    func publish(in values: inout FocusedValues) {
        if let value = modifier.value { values[keyPath: modifier.keyPath] = value }
    }

    override package func mounted() { graph.focusedValues.add(self) }
    override package func removed() { graph.focusedValues.remove(self) }
}

/// An attachment that publishes a value.
@MainActor
protocol FocusedValuePublisher: Attachment {
    var isForScene: Bool { get }
    func publish(in values: inout FocusedValues)
}

/// What is published now, and who reads it.
@MainActor
package final class FocusedValueStore {
    private unowned let graph: Graph
    private var publishers: ContiguousArray<any FocusedValuePublisher> = []
    private var readers: [AnyKeyPath: any FocusedValueReaders] = [:]
    private var values = FocusedValues()
    /// Focus has moved, or something that is published is new.
    package var needsRefresh = false

    init(graph: Graph) {
        self.graph = graph
    }

    func add(_ publisher: any FocusedValuePublisher) {
        publishers.append(publisher)
        needsRefresh = true
    }

    func remove(_ publisher: any FocusedValuePublisher) {
        publishers.removeAll { $0 === publisher }
        needsRefresh = true
    }

    func readers<Value>(of keyPath: KeyPath<FocusedValues, Value?>) -> FocusedValueSource<Value> {
        if let found = readers[keyPath] as? FocusedValueSource<Value> { return found }
        let made = FocusedValueSource(keyPath, values[keyPath: keyPath])
        readers[keyPath] = made
        return made
    }

    /// Brings the values up to date and tells the readers of those that are others now.
    func refresh() {
        guard needsRefresh else { return }
        needsRefresh = false
        guard !publishers.isEmpty || !readers.isEmpty else { return }
        var new = FocusedValues()
        for publisher in publishers where publisher.isForScene { publisher.publish(in: &new) }
        // From the root to the focus, and on each node from the outermost in: the nearest to the focus has the last word.
        var path: ContiguousArray<ViewNode> = []
        var next = graph.focus.focused
        while let node = next {
            // Menus and the list of commands act on what had the focus before they came.
            if let layer = node as? LayerNode, layer.isForAction, let place = layer.place.node, place.life != .removed {
                path.removeAll()
                next = place
                continue
            }
            path.append(node)
            next = node.parent
        }
        for node in path.reversed() {
            for case let publisher as any FocusedValuePublisher in node.attachments.reversed() { publisher.publish(in: &new) }
        }
        values = new
        for source in readers.values where source.adopt(new) { graph.inbox.noteVerified(source) }
    }
}

/// The readers of one focused value.
package protocol FocusedValueReaders: Source {
    /// Takes over the value; returns whether readers must be told.
    func adopt(_ values: FocusedValues) -> Bool
}

/// One focused value as its readers see it. Used under `StateLock`.
package final class FocusedValueSource<Value>: Location<Value?>, FocusedValueReaders {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var published: Value?
    private var readers = ReaderList()
    package var pending = PendingChange.none

    init(_ keyPath: KeyPath<FocusedValues, Value?>, _ value: Value?) {
        self.keyPath = keyPath
        published = value
    }

    override package var raw: Value? {
        get { published }
        _modify {
            // What is published is not the reader's to change.
            var dropped = published
            yield &dropped
        }
    }

    override package func track() {
        if let reader = Tracking.current { readers.add(reader) }
    }

    package func adopt(_ values: FocusedValues) -> Bool {
        StateLock.withLock {
            let new = values[keyPath: keyPath]
            defer { published = new }
            return !isSame(published, new)
        }
    }

    /// Fresh closures are never the same; telling everybody of each would go round for ever where a publisher stands below a reader.
    private func isSame(_ old: Value?, _ new: Value?) -> Bool {
        guard let old, let new else { return (old == nil) == (new == nil) }
        if let old = old as? any ComparableLocation { return old.isSameLocation(as: new) }
        return TypeFields.isFunction(Value.self) || ValueComparison.isSame(old, new)
    }

    package func drainReaders(_ change: PendingChange, except writer: Reader?, _ body: (Reader) -> Void) {
        readers.drain(except: writer, body)
    }
}

/// A binding, as far as it can be compared.
protocol ComparableLocation {
    func isSameLocation(as other: Any) -> Bool
}

extension Binding: ComparableLocation {
    func isSameLocation(as other: Any) -> Bool {
        (other as? Binding<Value>).map { location.isSame(as: $0.location) } ?? false
    }
}

extension View {
    /// Publishes a value while the focus is in the view: `FocusedValue` reads it anywhere. Of several the one nearest to the focus counts.
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
    }

    /// Publishes a value, or none, while the focus is in the view.
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: false))
    }

    /// Publishes a value wherever the focus is in the window; what the focused view publishes itself comes first.
    public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
    }

    /// Publishes a value, or none, wherever the focus is in the window.
    public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(_FocusedValueModifier(keyPath: keyPath, value: value, isForScene: true))
    }

    /// Publishes an observable object, or none, while the focus is in the view: `FocusedValue(Model.self)` reads it.
    public nonisolated func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(_FocusedValueModifier(keyPath: \.[object: FocusedObjectIndex<Object>()], value: object, isForScene: false))
    }

    /// Publishes an observable object, or none, wherever the focus is in the window.
    public nonisolated func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(_FocusedValueModifier(keyPath: \.[object: FocusedObjectIndex<Object>()], value: object, isForScene: true))
    }
}
