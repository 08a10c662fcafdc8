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
        public struct Publisher {
            package let storage: PublishedStorage<Value>
        }

        /// The publisher of the property's values.
        public var projectedValue: Publisher { Publisher(storage: storage) }

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
        private var listeners: [(id: Int, receive: (Value) -> Void)] = []
        private var nextID = 0
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

        fileprivate func set(_ newValue: Value) {
            for listener in StateLock.withLock({ listeners }) { listener.receive(newValue) }
            value = newValue
        }

        /// A change in place is known when it is done only.
        fileprivate func publishValue() {
            let (listeners, value) = StateLock.withLock { (self.listeners, self.listeners.isEmpty ? nil : pointer.pointee) }
            if let value { for listener in listeners { listener.receive(value) } }
        }

        fileprivate func willChange(in object: AnyObject) {
            let known = StateLock.withLock { publisher }
            if let known {
                known?.send()
                return
            }
            let found = (object as? any ObservableObject).flatMap { Self.publisher(of: $0) }
            StateLock.withLock { publisher = .some(found) }
            found?.send()
        }

        /// An update may have come between the notice and the write, when another thread wrote: views are told again.
        fileprivate func didChange() {
            if case .some(.some(let publisher)) = StateLock.withLock({ publisher }) { publisher.sendDone() }
        }

        private static func publisher<Object: ObservableObject>(of object: Object) -> ObservableObjectPublisher? {
            object.objectWillChange as? ObservableObjectPublisher
        }

        /// Calls `receive` with the value there is and with each new one, until the answer goes.
        package func observe(_ receive: @escaping (Value) -> Void) -> AnyObject {
            let (id, value) = StateLock.withLock {
                nextID += 1
                listeners.append((nextID, receive))
                return (nextID, pointer.pointee)
            }
            receive(value)
            return Cancellation { [weak self] in
                StateLock.withLock { self?.listeners.removeAll { $0.id == id } }
            }
        }
    }

    /// Runs a closure when it goes.
    private final class Cancellation {
        private let cancel: () -> Void
        init(_ cancel: @escaping () -> Void) { self.cancel = cancel }
        deinit { cancel() }
    }

    // The storage is used under StateLock.
    extension Published: @unchecked Sendable where Value: Sendable {}
    extension Published.Publisher: @unchecked Sendable where Value: Sendable {}
#endif
