import Foundation

extension NotificationCenter {
    /// Sends notifications of a name, of one object or of all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends notifications of a name.
    public struct Publisher: Combine.Publisher, Equatable {
        /// A notification.
        public typealias Output = Notification
        /// It does not fail.
        public typealias Failure = Never
        /// Where they are posted.
        public let center: NotificationCenter
        /// The name.
        public let name: Notification.Name
        /// Whose they are; nil for anybody's.
        public let object: AnyObject?

        /// Sends notifications of a name.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Serves a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let broadcast = Unchecked(Broadcast<Notification, Never>())
            let observer = Unchecked(
                center.addObserver(forName: name, object: object, queue: nil) { broadcast.value.send($0) })
            let center = Unchecked(center)
            let cancellable = AnyCancellable { center.value.removeObserver(observer.value) }
            broadcast.value.subscribe(Owning(subscriber, cancellable))
        }

        /// Whether they send the same notifications.
        public static func == (a: Self, b: Self) -> Bool { a.center === b.center && a.name == b.name && a.object === b.object }
    }
}

/// A subscriber that, cancelled, lets go of something.
private struct Owning<Downstream: Subscriber>: Subscriber {
    let downstream: Downstream
    let owned: AnyCancellable
    var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    init(_ downstream: Downstream, _ owned: AnyCancellable) {
        self.downstream = downstream
        self.owned = owned
    }

    func receive(subscription: any Subscription) { downstream.receive(subscription: OwningSubscription(base: subscription, owned: owned)) }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}

private final class OwningSubscription: Subscription {
    private let base: any Subscription
    private let owned: AnyCancellable

    init(base: any Subscription, owned: AnyCancellable) {
        self.base = base
        self.owned = owned
    }

    func request(_ demand: Subscribers.Demand) { base.request(demand) }
    func cancel() {
        base.cancel()
        owned.cancel()
    }
}
