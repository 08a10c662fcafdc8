#if canImport(Darwin)
    import Combine
#endif

/// What a node keeps of a model that it observes: told of a change, it has the node evaluated again, and whoever reads the model
/// through a binding from there (A42).
package final class ObjectSubscription: Source {
    // All of it is used under StateLock.
    private weak var object: AnyObject?
    private var tokens: [AnyObject] = []
    private let owner: Reader
    private let inbox: Inbox
    private var readers = ReaderList()
    package var pending = PendingChange.none

    @MainActor init(_ node: ViewNode) {
        owner = node.reader
        inbox = node.graph.inbox
    }

    /// Listens to `new` from now on, and to no other.
    func observe<Object: ObservableObject>(_ new: Object) {
        let isSame = StateLock.withLock { object === new }
        if isSame { return }
        let notice = { [weak self] in
            guard let self else { return }
            inbox.note(self, .all)
        }
        var tokens: [AnyObject] = [new.objectWillChange.sink { _ in notice() }]
        #if !canImport(Darwin)
            if let publisher = new.objectWillChange as? ObservableObjectPublisher {
                let sink = Subscribers.Sink<Void, Never>(receiveCompletion: { _ in }, receiveValue: notice)
                publisher.didChange.subscribe(sink)
                tokens.append(AnyCancellable(sink))
            }
        #endif
        StateLock.withLock {
            object = new
            self.tokens = tokens
        }
    }

    func track() {
        if let reader = Tracking.current { StateLock.withLock { readers.add(reader) } }
    }

    package func drainReaders(_ change: PendingChange, except writer: Reader?, _ body: (Reader) -> Void) {
        if owner !== writer { body(owner) }
        readers.drain(except: writer, body)
    }
}

/// A property of an observed model, changed in place. Who reads it is told when the model changes.
package final class ObservedLocation<Object: ObservableObject, Value>: Location<Value> {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>
    private let subscription: ObjectSubscription?

    init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, _ subscription: ObjectSubscription?) {
        self.object = object
        self.path = path
        self.subscription = subscription
    }

    override package var raw: Value {
        get { object[keyPath: path] }
        _modify { yield &object[keyPath: path] }
    }

    override package func set(_ newValue: Value) { object[keyPath: path] = newValue }
    override package func track() { subscription?.track() }
    /// The model may be an `@Observable` as well.
    override package var readsObservable: Bool { true }

    override package func isSame(as other: Location<Value>) -> Bool {
        if self === other { return true }
        guard let other = other as? ObservedLocation<Object, Value> else { return false }
        return object === other.object && path == other.path && subscription === other.subscription
    }
}
