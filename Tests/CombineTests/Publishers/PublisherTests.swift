import Combine
import Foundation
import Testing

@Suite("Publishers")
struct PublisherTests {
    @Test("Just, a sequence, an optional and a result send what they hold and finish")
    func simple() {
        #expect(Just(1).recorded().values == [1])
        #expect([1, 2].publisher.recorded().values == [1, 2])
        #expect((5 as Int?).publisher.recorded().values == [5])
        let none = (nil as Int?).publisher.recorded()
        #expect(none.values.isEmpty && none.ending == .finished)
        #expect(Result<Int, Broken>.success(3).publisher.recorded().values == [3])
        #expect(Result<Int, Broken>.failure(Broken()).publisher.recorded().ending == .failed)
    }

    @Test("Empty finishes, or never does; Fail fails")
    func ends() {
        #expect(Empty<Int, Never>().recorded().ending == .finished)
        #expect(Empty<Int, Never>(completeImmediately: false).recorded().ending == nil)
        #expect(Fail<Int, Broken>(error: Broken()).recorded().ending == .failed)
    }

    @Test("A sequence sends as many elements as it is asked for, and finishes with the last one")
    func demand() {
        let recorder = [1, 2, 3].publisher.recorded(asking: .max(2))
        #expect(recorder.values == [1, 2])
        #expect(recorder.ending == nil)
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [1, 2, 3])
        #expect(recorder.ending == .finished)
    }

    @Test("A demand that grows with each value is honoured without growing the stack")
    func growingDemand() {
        let recorder = (0..<100_000).publisher.recorded(asking: .max(1), then: .max(1))
        #expect(recorder.values.count == 100_000)
    }

    @Test("A Future works once, whoever subscribes, and keeps its outcome")
    func future() {
        var runs = 0
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> {
            runs += 1
            promise = $0
        }
        let early = future.recorded()
        #expect(early.values.isEmpty)
        promise?(.success(1))
        promise?(.success(2))
        #expect(early.values == [1] && early.ending == .finished)
        #expect(future.recorded().values == [1])
        #expect(runs == 1)
    }

    @Test("Deferred makes a publisher for each subscriber")
    func deferred() {
        var made = 0
        let publisher = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        #expect(publisher.recorded().values == [1])
        #expect(publisher.recorded().values == [2])
    }

    @Test("assign writes to a property of an object")
    func assign() {
        final class Target { var value = 0 }
        let target = Target()
        let cancellable = [1, 2, 3].publisher.assign(to: \.value, on: target)
        #expect(target.value == 3)
        cancellable.cancel()
    }

    @Test("A notification is sent to those who subscribed, until they cancel")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("Tests")
        let recorder = center.publisher(for: name).recorded()
        center.post(name: name, object: nil)
        recorder.subscription?.cancel()
        center.post(name: name, object: nil)
        #expect(recorder.values.map(\.name) == [name])
        #expect(center.publisher(for: name) == center.publisher(for: name))
    }

    @Test("The values of a publisher can be awaited, and its failure is thrown")
    func asynchronous() async throws {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
        await #expect(throws: Broken.self) {
            for try await _ in Fail<Int, Broken>(error: Broken()).values {}
        }
        #expect(await Future<Int, Never> { $0(.success(4)) }.value == 4)
    }

    @Test("A task that waits for values ends when it is cancelled")
    func cancelledTask() async {
        let subject = PassthroughSubject<Int, Never>()
        let task = Task {
            for await _ in subject.values {}
            return true
        }
        await Task.yield()
        task.cancel()
        #expect(await task.value)
    }

    @Test("Demands add up and never fall below none")
    func demands() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.max(2) - .max(3) == .none)
        #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
        #expect(Subscribers.Demand.max(Int.max - 1) + .max(5) == .unlimited)
        #expect(Subscribers.Demand.max(2) < .unlimited)
        #expect(Subscribers.Demand.max(2) == 2)
    }
}
