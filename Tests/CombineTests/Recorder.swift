import Combine

/// Notes all that it is sent, and asks for as much as it is told to.
final class Recorder<Input, Failure: Error>: Subscriber {
    enum Ending: Equatable { case finished, failed }

    private(set) var values: [Input] = []
    private(set) var ending: Ending?
    private(set) var subscription: (any Subscription)?
    private let first: Subscribers.Demand
    private let next: Subscribers.Demand

    init(asking first: Subscribers.Demand = .unlimited, then next: Subscribers.Demand = .none) {
        self.first = first
        self.next = next
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if first > 0 { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return next
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { ending = .finished } else { ending = .failed }
    }
}

extension Publisher {
    /// Subscribes a recorder.
    func recorded(asking first: Subscribers.Demand = .unlimited, then next: Subscribers.Demand = .none) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(asking: first, then: next)
        subscribe(recorder)
        return recorder
    }
}

struct Broken: Error, Equatable {}
