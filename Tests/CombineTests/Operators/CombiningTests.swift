import Combine
import Testing

@Suite("Operators on several publishers")
struct CombiningTests {
    @Test("merge sends what comes, and finishes with the last")
    func merge() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let recorder = a.merge(with: b.map { $0 * 10 }).recorded()
        a.send(1)
        b.send(1)
        a.send(completion: .finished)
        b.send(2)
        #expect(recorder.ending == nil)
        b.send(completion: .finished)
        #expect(recorder.values == [1, 10, 20])
        #expect(recorder.ending == .finished)
        #expect(Publishers.MergeMany([Just(1), Just(2), Just(3)]).recorded().values == [1, 2, 3])
        #expect(Just(1).merge(with: Just(2), Just(3)).recorded().values == [1, 2, 3])
    }

    @Test("combineLatest sends the newest of all, once there is one of each")
    func combineLatest() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<String, Never>()
        let recorder = a.combineLatest(b).map { "\($0)\($1)" }.recorded()
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(3)
        b.send("y")
        #expect(recorder.values == ["2x", "3x", "3y"])
        a.send(completion: .finished)
        #expect(recorder.ending == nil)
        b.send(completion: .finished)
        #expect(recorder.ending == .finished)
    }

    @Test("combineLatest of three and four, as form validation writes it")
    func combineLatestMany() {
        let three = Publishers.CombineLatest3(Just(1), Just(2), Just(3)).map { $0 + $1 + $2 }.recorded()
        #expect(three.values == [6])
        let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.recorded()
        #expect(four.values == [10] && four.ending == .finished)
    }

    @Test("zip pairs the first with the first, and finishes when no pair can come")
    func zip() {
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<String, Never>()
        let recorder = a.zip(b).map { "\($0)\($1)" }.recorded()
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(completion: .finished)
        #expect(recorder.ending == nil)
        b.send("y")
        #expect(recorder.values == ["1x", "2y"])
        #expect(recorder.ending == .finished)
        #expect(Publishers.Zip3([1, 2].publisher, [3, 4].publisher, [5].publisher).map { $0 + $1 + $2 }.recorded().values == [9])
    }

    @Test("zip asks each publisher for as much as it is asked for")
    func zipDemand() {
        var taken = 0
        let source = (1...10).publisher.handleEvents(receiveOutput: { _ in taken += 1 })
        let recorder = source.zip((1...10).publisher).recorded(asking: .max(2))
        #expect(recorder.values.count == 2)
        #expect(taken == 2)
    }

    @Test("flatMap listens to all, or to so many at a time, in order")
    func flatMap() {
        #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.recorded().values == [1, 10, 2, 20])
        var subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let recorder = [0, 1].publisher.flatMap(maxPublishers: .max(1)) { subjects[$0] }.recorded()
        subjects[1].send(5)
        subjects[0].send(1)
        subjects[0].send(completion: .finished)
        subjects[1].send(6)
        subjects[1].send(completion: .finished)
        #expect(recorder.values == [1, 6])
        #expect(recorder.ending == .finished)
        subjects = []
    }

    @Test("flatMap keeps what was not asked for, and gives it later")
    func flatMapDemand() {
        let recorder = [1, 2, 3].publisher.flatMap { Just($0) }.recorded(asking: .max(1))
        #expect(recorder.values == [1])
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [1, 2])
        recorder.subscription?.request(.unlimited)
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.ending == .finished)
    }

    @Test("flatMap goes from one that cannot fail to one that may")
    func flatMapFailure() {
        let recorder = Just(1).flatMap { _ in Fail<Int, Broken>(error: Broken()) }.recorded()
        #expect(recorder.ending == .failed)
    }

    @Test("switchToLatest hears the newest only")
    func latest() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let a = PassthroughSubject<Int, Never>()
        let b = PassthroughSubject<Int, Never>()
        let recorder = outer.switchToLatest().recorded()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        #expect(recorder.ending == nil)
        b.send(completion: .finished)
        #expect(recorder.values == [1, 3])
        #expect(recorder.ending == .finished)
    }

    @Test("catch goes on with another; tryCatch may fail; retry subscribes again")
    func failures() {
        let failing = Fail<Int, Broken>(error: Broken())
        #expect(failing.catch { _ in Just(5) }.recorded().values == [5])
        #expect(failing.tryCatch { (error: Broken) -> Just<Int> in throw error }.recorded().ending == .failed)
        var attempts = 0
        let flaky = Deferred { () -> AnyPublisher<Int, Broken> in
            attempts += 1
            return attempts < 3
                ? Fail(error: Broken()).eraseToAnyPublisher() : Just(attempts).setFailureType(to: Broken.self).eraseToAnyPublisher()
        }
        #expect(flaky.retry(2).recorded().values == [3])
        attempts = -10
        #expect(flaky.retry(2).recorded().ending == .failed)
        #expect(attempts == -7)
    }

    @Test("prepend and append, of values and of publishers, in turn with demand")
    func concatenate() {
        #expect([2].publisher.prepend(0, 1).append(3).append(Just(4)).recorded().values == [0, 1, 2, 3, 4])
        let recorder = [2, 3].publisher.prepend([1]).recorded(asking: .max(2))
        #expect(recorder.values == [1, 2])
    }

    @Test("prefix and drop until another publisher sends")
    func until() {
        let source = PassthroughSubject<Int, Never>()
        let signal = PassthroughSubject<Void, Never>()
        let before = source.prefix(untilOutputFrom: signal).recorded()
        let after = source.drop(untilOutputFrom: signal).recorded()
        source.send(1)
        signal.send()
        source.send(2)
        #expect(before.values == [1] && before.ending == .finished)
        #expect(after.values == [2] && after.ending == nil)
    }

    @Test("share subscribes once, and again when the last one has gone")
    func share() {
        var subscriptions = 0
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        let a = shared.recorded()
        let b = shared.recorded()
        source.send(1)
        #expect(a.values == [1] && b.values == [1] && subscriptions == 1)
        a.subscription?.cancel()
        b.subscription?.cancel()
        let c = shared.recorded()
        source.send(2)
        #expect(c.values == [2] && a.values == [1] && subscriptions == 2)
    }

    @Test("makeConnectable waits for connect")
    func connectable() {
        let publisher = [1, 2].publisher.makeConnectable()
        let recorder = publisher.recorded()
        #expect(recorder.values.isEmpty)
        let connection = publisher.connect()
        #expect(recorder.values == [1, 2])
        connection.cancel()
    }
}
