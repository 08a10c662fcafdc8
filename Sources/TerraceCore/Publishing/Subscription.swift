#if !canImport(Darwin)
    import Synchronization

    /// The tie between a publisher and one subscriber.
    public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
        /// Asks for more values.
        func request(_ demand: Subscribers.Demand)
    }

    /// Subscriptions that Combine brings.
    public enum Subscriptions {
        /// One that nothing comes from.
        public static var empty: any Subscription { EmptySubscription() }

        private struct EmptySubscription: Subscription {
            let combineIdentifier = CombineIdentifier()
            func request(_ demand: Subscribers.Demand) {}
            func cancel() {}
        }
    }

    /// Tells subscribers and subscriptions apart.
    public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
        private static let counter = Atomic<UInt>(1)
        private let value: UInt

        /// One of its own.
        public init() {
            value = Self.counter.wrappingAdd(1, ordering: .relaxed).oldValue
        }

        /// That of an object, the same each time.
        public init(_ object: AnyObject) {
            value = UInt(bitPattern: ObjectIdentifier(object))
        }

        /// The identifier as a number, in hexadecimal.
        public var description: String { "0x\(String(value, radix: 16))" }
    }

    /// What has an identifier.
    public protocol CustomCombineIdentifierConvertible {
        /// Tells it from others.
        var combineIdentifier: CombineIdentifier { get }
    }

    extension CustomCombineIdentifierConvertible where Self: AnyObject {
        /// That of the object.
        public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
    }
#endif
