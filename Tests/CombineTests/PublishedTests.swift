import Combine
import Testing

private final class Counter: ObservableObject {
    @Published var count = 0
}

private final class Form: ObservableObject {
    @Published var name = ""
    @Published var isValid = false
    init() { $name.map { $0.count > 2 }.assign(to: &$isValid) }
}

/// As models were written in 2019.
private final class Old: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var count = 0 { willSet { objectWillChange.send() } }
}

private final class Erased: ObservableObject {
    private let subject = PassthroughSubject<Void, Never>()
    var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
    func change() { subject.send() }
}

@Suite("Models with Combine alone")
struct PublishedTests {
    @Test("A model file that imports Combine and nothing else compiles, and its object says that it changes")
    func modelFile() {
        let counter = Counter()
        let recorder = counter.objectWillChange.recorded()
        counter.count += 1
        #expect(counter.count == 1)
        #expect(recorder.values.count == 1)
    }

    @Test("A published property sends its value, and each new one before it is there")
    func values() {
        let counter = Counter()
        var seen: [[Int]] = []
        let cancellable = counter.$count.sink { [unowned counter] in seen.append([$0, counter.count]) }
        counter.count = 5
        #expect(seen == [[0, 0], [5, 0]])
        cancellable.cancel()
        counter.count = 6
        #expect(seen.count == 2)
    }

    @Test("assign(to: &$property) writes for as long as the model lives, and does not keep it alive")
    func assign() {
        weak var gone: Form?
        do {
            let form = Form()
            gone = form
            form.name = "Ann"
            #expect(form.isValid)
            form.name = "A"
            #expect(!form.isValid)
        }
        #expect(gone == nil)
    }

    @Test("What is assigned to a published property is told by its object, before anybody has written to it directly")
    func assignTells() {
        let form = Form()
        let recorder = form.objectWillChange.recorded()
        form.name = "Anna"
        // Once for the name, once for what follows from it.
        #expect(recorder.values.count == 2)
    }

    @Test("A model may have a subject, or an erased publisher, of its own")
    func ownPublishers() {
        let old = Old()
        let recorder = old.objectWillChange.recorded()
        old.count += 1
        #expect(recorder.values.count == 1)
        let erased = Erased()
        let other = erased.objectWillChange.recorded()
        erased.change()
        #expect(other.values.count == 1)
    }

    @Test("A generic function may listen to any model")
    func generic() {
        func changes<Model: ObservableObject>(of model: Model, _ change: () -> Void) -> Int {
            var count = 0
            let cancellable = model.objectWillChange.sink { _ in count += 1 }
            change()
            cancellable.cancel()
            return count
        }
        let counter = Counter()
        #expect(changes(of: counter) { counter.count = 2 } == 1)
    }
}
