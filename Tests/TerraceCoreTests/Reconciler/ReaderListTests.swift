import Testing

@testable import TerraceCore

@MainActor
@Suite("Who read a source")
struct ReaderListTests {
    private let graph = Graph(EmptyView(), size: .zero)
    private func dependent() -> _Dependent { _Dependent(graph: graph, order: 0) }

    @Test("A reader evaluated again is stale and is not told")
    func stale() {
        let first = dependent()
        let second = dependent()
        let readers = [Reader(first), Reader(second)]
        var list = ReaderList()
        for reader in readers { list.add(reader) }
        readers[0].begin()
        var told: [ObjectIdentifier] = []
        list.drain(except: nil) { told.append(ObjectIdentifier($0)) }
        #expect(told == [ObjectIdentifier(readers[1])])
        #expect(list.isEmpty)
    }

    @Test("The body that wrote is not told, and stays noted")
    func writer() {
        let owner = dependent()
        let reader = Reader(owner)
        var list = ReaderList()
        list.add(reader)
        var told = 0
        list.drain(except: reader) { _ in told += 1 }
        #expect(told == 0)
        list.drain(except: nil) { _ in told += 1 }
        #expect(told == 1)
    }

    @Test("Evaluated 100,000 times, two readers leave a handful of entries")
    func bounded() {
        let owners = [dependent(), dependent()]
        let readers = owners.map(Reader.init)
        var list = ReaderList()
        var most = 0
        for step in 0..<100_000 {
            readers[step % 2].begin()
            list.add(readers[step % 2])
            most = max(most, list.entryCount)
        }
        #expect(most <= 16)
        #expect(!list.isEmpty)
    }

    @Test("A reader that has ended has no target")
    func ended() {
        let owner = dependent()
        let reader = Reader(owner)
        reader.end()
        #expect(reader.target == nil)
    }
}
