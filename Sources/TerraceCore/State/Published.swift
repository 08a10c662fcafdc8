#if !canImport(Darwin)

    /// A property of an `ObservableObject` whose changes the object's views hear of.
    ///
    /// It is changed in place: `model.rows[i].text += "x"` copies no rows. Any thread may write it.
    ///
    /// ```swift
    /// final class Counter: ObservableObject {
    ///     @Published var count = 0
    /// }
    /// ```
    @propertyWrapper
    public struct Published<Value> {
        private let storage: PublishedStorage<Value>

        /// A property that begins with `initialValue`.
        public init(initialValue: Value) {
            storage = PublishedStorage(initialValue)
        }

        /// A property that begins with `wrappedValue`.
        public init(wrappedValue: Value) {
            storage = PublishedStorage(wrappedValue)
        }

        /// Tells of the property's values: the one there is, and each new one before it is there.
        public struct Publisher: TerraceCore.Publisher {
            /// The values.
            public typealias Output = Value
            /// It does not fail.
            public typealias Failure = Never

            package let storage: PublishedStorage<Value>

            /// Serves a subscriber.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
                storage.subscribe(subscriber)
            }
        }

        /// The publisher of the property's values. It can be set so that `assign(to: &model.$property)` can be written; a publisher of
        /// another property put there changes nothing.
        public var projectedValue: Publisher {
            mutating get { Publisher(storage: storage) }
            set {}
        }

        /// The publisher of the property's values, which knows the object whose views it is to update.
        public static subscript<EnclosingSelf: AnyObject>(
            _enclosingInstance object: EnclosingSelf,
            projected projectedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Publisher>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
        ) -> Publisher {
            get {
                let storage = object[keyPath: storageKeyPath].storage
                storage.findPublisher(of: object)
                return Publisher(storage: storage)
            }
            set {}
        }

        /// Only properties of classes can be published.
        @available(*, unavailable, message: "@Published is only available on properties of classes")
        public var wrappedValue: Value {
            get { storage.value }
            set { storage.value = newValue }
        }

        /// The value; writing it tells the object's publisher first.
        public static subscript<EnclosingSelf: AnyObject>(
            _enclosingInstance object: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
        ) -> Value {
            get { object[keyPath: storageKeyPath].storage.value }
            set {
                let storage = object[keyPath: storageKeyPath].storage
                storage.willChange(in: object)
                storage.set(newValue)
                storage.didChange()
            }
            _modify {
                let storage = object[keyPath: storageKeyPath].storage
                storage.willChange(in: object)
                StateLock.lock()
                defer {
                    StateLock.unlock()
                    storage.publishValue()
                    storage.didChange()
                }
                yield &storage.pointer.pointee
            }
        }
    }

    /// Where a published value lives.
    package final class PublishedStorage<Value> {
        // Behind a pointer, so that reading while it is changed in place is no exclusivity violation.
        fileprivate let pointer: UnsafeMutablePointer<Value>
        private let broadcast = Broadcast<Value, Never>(keepsLatest: true)
        private var assignments: [AnyCancellable] = []
        /// The object's publisher; nil while it is not known, `.some(nil)` when it has one that is not ours to send by.
        private var publisher: ObservableObjectPublisher??

        init(_ value: Value) {
            pointer = .allocate(capacity: 1)
            pointer.initialize(to: value)
        }

        deinit {
            pointer.deinitialize(count: 1)
            pointer.deallocate()
        }

        package var value: Value {
            get { StateLock.withLock { pointer.pointee } }
            set { StateLock.withLock { pointer.pointee = newValue } }
        }

        package func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
            broadcast.subscribe(subscriber) { [self] in value }
        }

        /// Writes a value that came from a publisher, and tells the object's views of it.
        package func assign(_ newValue: Value) {
            if case .some(.some(let publisher)) = StateLock.withLock({ publisher }) { publisher.send() }
            set(newValue)
            didChange()
        }

        /// Keeps what writes to the property for as long as the property lives.
        package func keep(_ assignment: AnyCancellable) { StateLock.withLock { assignments.append(assignment) } }

        fileprivate func set(_ newValue: Value) {
            broadcast.send(newValue)
            value = newValue
        }

        /// A change in place is known when it is done only.
        fileprivate func publishValue() {
            if !broadcast.isEmpty { broadcast.send(value) }
        }

        fileprivate func willChange(in object: AnyObject) {
            if let publisher = findPublisher(of: object) { publisher.send() }
        }

        @discardableResult
        fileprivate func findPublisher(of object: AnyObject) -> ObservableObjectPublisher? {
            if let known = StateLock.withLock({ publisher }) { return known }
            let found = (object as? any ObservableObject).flatMap { Self.publisher(of: $0) }
            StateLock.withLock { publisher = .some(found) }
            return found
        }

        /// An update may have come between the notice and the write, when another thread wrote: views are told again.
        fileprivate func didChange() {
            if case .some(.some(let publisher)) = StateLock.withLock({ publisher }) { publisher.didChange.send(()) }
        }

        private static func publisher<Object: ObservableObject>(of object: Object) -> ObservableObjectPublisher? {
            object.objectWillChange as? ObservableObjectPublisher
        }
    }

    // The storage is used under StateLock.
    extension Published: @unchecked Sendable where Value: Sendable {}
    extension Published.Publisher: @unchecked Sendable where Value: Sendable {}
    extension PublishedStorage: @unchecked Sendable where Value: Sendable {}
#endif
