import Combine
import Dispatch
import Testing

@Suite("Subjects")
struct SubjectTests {
    @Test("A PassthroughSubject sends to those who subscribed by then, and keeps nothing")
    func passthrough() {
        let subject = PassthroughSubject<Int, Never>()
        subject.send(1)
        let early = subject.recorded()
        subject.send(2)
        let late = subject.recorded()
        subject.send(3)
        #expect(early.values == [2, 3])
        #expect(late.values == [3])
    }

    @Test("Values that nobody asked for are lost to a PassthroughSubject's subscriber")
    func passthroughDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.recorded(asking: .max(1))
        subject.send(1)
        subject.send(2)
        recorder.subscription?.request(.max(1))
        subject.send(3)
        #expect(recorder.values == [1, 3])
    }

    @Test("A subject that has ended sends nothing more, and ends at once for those who come later")
    func ended() {
        let subject = PassthroughSubject<Int, Broken>()
        let recorder = subject.recorded()
        subject.send(completion: .failure(Broken()))
        subject.send(1)
        #expect(recorder.values.isEmpty)
        #expect(recorder.ending == .failed)
        #expect(subject.recorded().ending == .failed)
    }

    @Test("A CurrentValueSubject sends its value first, and what is set")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.recorded()
        subject.value += 1
        subject.send(7)
        #expect(recorder.values == [1, 2, 7])
        #expect(subject.value == 7)
    }

    @Test("A CurrentValueSubject keeps the newest value for a subscriber that asks later")
    func currentValueDemand() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.recorded(asking: .none)
        subject.send(2)
        subject.send(3)
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [3])
        subject.send(completion: .finished)
        subject.send(4)
        #expect(subject.value == 3)
    }

    @Test("A cancelled subscription hears nothing more, and what it held is let go of")
    func cancelled() {
        final class Held {}
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Held?
        var count = 0
        var cancellable: AnyCancellable?
        do {
            let object = Held()
            held = object
            cancellable = subject.sink { _ in
                withExtendedLifetime(object) {}
                count += 1
            }
        }
        subject.send(1)
        #expect(held != nil)
        cancellable?.cancel()
        subject.send(2)
        #expect(count == 1)
        #expect(held == nil)
        cancellable = nil
    }

    @Test("An AnyCancellable cancels when it goes; a set keeps it")
    func store() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var set: Set<AnyCancellable> = []
        var array: [AnyCancellable] = []
        subject.sink { seen.append($0) }.store(in: &set)
        subject.sink { seen.append(10 * $0) }.store(in: &array)
        subject.send(1)
        set.removeAll()
        subject.send(2)
        array.removeAll()
        subject.send(3)
        #expect(seen == [1, 10, 20])
    }

    @Test("A subscriber may cancel, and send, from inside of a value")
    func reentrant() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var cancellable: AnyCancellable?
        cancellable = subject.sink { value in
            seen.append(value)
            if value < 3 { subject.send(value + 1) } else { cancellable?.cancel() }
        }
        subject.send(1)
        subject.send(9)
        #expect(seen == [1, 2, 3])
    }

    @Test("Many threads may send at once: each value arrives once, one at a time")
    func threads() {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        var inside = 0
        var most = 0
        let cancellable = subject.sink { value in
            inside += 1
            most = max(most, inside)
            sum += value
            inside -= 1
        }
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 { subject.send(1) }
        }
        #expect(sum == 4000)
        #expect(most == 1)
        cancellable.cancel()
    }

    @Test("A subject takes what another publisher sends")
    func subscribeSubject() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.recorded()
        let cancellable = [1, 2].publisher.subscribe(subject)
        #expect(recorder.values == [1, 2])
        #expect(recorder.ending == .finished)
        cancellable.cancel()
    }

    @Test("send() is there for subjects without values")
    func void() {
        let subject = PassthroughSubject<Void, Never>()
        var count = 0
        let cancellable = subject.sink { count += 1 }
        subject.send()
        #expect(count == 1)
        cancellable.cancel()
    }
}
