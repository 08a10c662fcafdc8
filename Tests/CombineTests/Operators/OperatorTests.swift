import Combine
import Foundation
import Testing

@Suite("Operators on one publisher")
struct OperatorTests {
    private let numbers = [1, 2, 3, 4].publisher

    @Test("map, by a closure and by key paths")
    func map() {
        #expect(numbers.map { $0 * 2 }.recorded().values == [2, 4, 6, 8])
        #expect(["a", "bc"].publisher.map(\.count).recorded().values == [1, 2])
        let pairs = ["a", "bc"].publisher.map(\.count, \.isEmpty).recorded().values
        #expect(pairs.map(\.0) == [1, 2] && pairs.map(\.1) == [false, false])
    }

    @Test("An operator whose closure throws fails, and asks for no more")
    func throwing() {
        let recorder = numbers.tryMap { value -> Int in
            if value == 3 { throw Broken() }
            return value
        }.recorded()
        #expect(recorder.values == [1, 2])
        #expect(recorder.ending == .failed)
        #expect(numbers.tryFilter { if $0 == 2 { throw Broken() } else { true } }.recorded().values == [1])
        #expect(numbers.tryScan(0) { if $1 == 2 { throw Broken() } else { $0 + $1 } }.recorded().ending == .failed)
        #expect(numbers.tryReduce(0) { if $1 == 2 { throw Broken() } else { $0 + $1 } }.recorded().ending == .failed)
    }

    @Test("filter and compactMap ask for another value in place of one that they leave out")
    func filter() {
        #expect(numbers.filter { $0 % 2 == 0 }.recorded(asking: .max(2)).values == [2, 4])
        #expect(["1", "x", "3"].publisher.compactMap { Int($0) }.recorded(asking: .max(2)).values == [1, 3])
        #expect([1, nil, 3].publisher.replaceNil(with: 0).recorded().values == [1, 0, 3])
    }

    @Test("removeDuplicates leaves out what is as the one before")
    func duplicates() {
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().recorded().values == [1, 2, 1])
        #expect([1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }.recorded().values == [1, 2])
    }

    @Test("replaceError, replaceEmpty, setFailureType and mapError")
    func replacing() {
        let failing = Fail<Int, Broken>(error: Broken())
        let replaced = failing.replaceError(with: 7).recorded()
        #expect(replaced.values == [7] && replaced.ending == .finished)
        #expect(Empty<Int, Never>().replaceEmpty(with: 5).recorded().values == [5])
        #expect(Just(1).replaceEmpty(with: 5).recorded().values == [1])
        #expect(Just(1).setFailureType(to: Broken.self).recorded().values == [1])
        #expect(failing.mapError { _ in URLError(.timedOut) }.recorded().ending == .failed)
    }

    @Test("scan, reduce, collect, count, min, max, last")
    func reducing() {
        #expect(numbers.scan(0, +).recorded().values == [1, 3, 6, 10])
        #expect(numbers.reduce(0, +).recorded().values == [10])
        #expect(numbers.collect().recorded().values == [[1, 2, 3, 4]])
        #expect(numbers.collect(3).recorded().values == [[1, 2, 3], [4]])
        #expect(numbers.count().recorded().values == [4])
        #expect(numbers.min().recorded().values == [1])
        #expect(numbers.max().recorded().values == [4])
        #expect(numbers.last().recorded().values == [4])
        #expect(numbers.last { $0 < 3 }.recorded().values == [2])
        #expect(Empty<Int, Never>().max().recorded().values.isEmpty)
    }

    @Test("An operator that takes all waits with its value until it is asked")
    func lateDemand() {
        let recorder = numbers.reduce(0, +).recorded(asking: .none)
        #expect(recorder.values.isEmpty && recorder.ending == nil)
        recorder.subscription?.request(.max(1))
        #expect(recorder.values == [10] && recorder.ending == .finished)
    }

    @Test("collect(n) asks for whole batches")
    func batches() {
        #expect(numbers.collect(2).recorded(asking: .max(1)).values == [[1, 2]])
    }

    @Test("contains and allSatisfy answer as soon as they know, and cancel")
    func deciding() {
        var cancelled = false
        let source = PassthroughSubject<Int, Never>()
        let recorder = source.handleEvents(receiveCancel: { cancelled = true }).contains(2).recorded()
        source.send(1)
        #expect(recorder.values.isEmpty)
        source.send(2)
        #expect(recorder.values == [true] && recorder.ending == .finished && cancelled)
        #expect(numbers.allSatisfy { $0 > 0 }.recorded().values == [true])
        #expect(numbers.allSatisfy { $0 > 1 }.recorded().values == [false])
    }

    @Test("first, prefix, dropFirst, drop(while:), prefix(while:), output")
    func picking() {
        #expect(numbers.first().recorded().values == [1])
        #expect(numbers.first { $0 > 2 }.recorded().values == [3])
        #expect(numbers.prefix(2).recorded().values == [1, 2])
        #expect(numbers.prefix(0).recorded().values.isEmpty)
        #expect(numbers.dropFirst().recorded().values == [2, 3, 4])
        #expect(numbers.drop { $0 < 3 }.recorded().values == [3, 4])
        #expect(numbers.prefix { $0 < 3 }.recorded().values == [1, 2])
        #expect(numbers.output(at: 1).recorded().values == [2])
        #expect(numbers.output(in: 1...2).recorded().values == [2, 3])
    }

    @Test("ignoreOutput lets only the end through")
    func ignore() {
        let recorder = numbers.ignoreOutput().recorded()
        #expect(recorder.values.isEmpty && recorder.ending == .finished)
    }

    @Test("print writes what goes by")
    func print() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        _ = Just(1).print("p", to: lines).recorded()
        #expect(lines.text.contains("p: request unlimited\n"))
        #expect(lines.text.contains("p: receive value: (1)\np: receive finished\n"))
    }

    @Test("encode and decode")
    func coding() {
        let data = Just([1, 2]).encode(encoder: JSONEncoder()).recorded().values
        #expect(data.map { String(decoding: $0, as: UTF8.self) } == ["[1,2]"])
        let decoded = Just(Data("[3]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).recorded()
        #expect(decoded.values == [[3]])
        #expect(Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder()).recorded().ending == .failed)
    }

    @Test("buffer keeps values until they are asked for, and drops what has no room")
    func buffer() {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).recorded(asking: .none)
        for value in 1...3 { subject.send(value) }
        recorder.subscription?.request(.unlimited)
        subject.send(4)
        #expect(recorder.values == [2, 3, 4])
    }

    @Test("A subscription that is cancelled ends its upstream")
    func cancelling() {
        var cancelled = 0
        let subject = PassthroughSubject<Int, Never>()
        let cancellable = subject.handleEvents(receiveCancel: { cancelled += 1 }).map { $0 }.filter { _ in true }.sink { _ in }
        cancellable.cancel()
        cancellable.cancel()
        #expect(cancelled == 1)
    }
}
