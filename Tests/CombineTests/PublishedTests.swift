import Combine
import Testing

private final class Counter: ObservableObject {
    @Published var count = 0
}

@Suite("Models with Combine alone")
struct PublishedTests {
    @Test("A model file that imports Combine and nothing else compiles, and its object says that it changes")
    func modelFile() {
        let counter = Counter()
        counter.count += 1
        #expect(counter.count == 1)
    }
}
