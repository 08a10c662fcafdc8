import Observation
import Terrace
import TerraceTesting
import Testing

/// A text that counts how often it was copied because it was changed while somebody else held it.
private struct Canary: Equatable {
    private final class Storage {
        var text: String
        init(_ text: String) { self.text = text }
    }

    nonisolated(unsafe) static var copies = 0
    private var storage: Storage

    init(_ text: String) { storage = Storage(text) }

    var text: String {
        get { storage.text }
        _modify {
            if !isKnownUniquelyReferenced(&storage) {
                Self.copies += 1
                storage = Storage(storage.text)
            }
            yield &storage.text
        }
    }

    static func == (a: Canary, b: Canary) -> Bool { a.storage.text == b.storage.text }
}

/// An array that counts how often it was copied for the same reason.
private struct Rows: MutableCollection, RandomAccessCollection {
    private final class Storage {
        var elements: [Row]
        init(_ elements: [Row]) { self.elements = elements }
    }

    nonisolated(unsafe) static var copies = 0
    private var storage: Storage

    init(count: Int) { storage = Storage((0..<count).map { Row(id: $0) }) }

    var startIndex: Int { 0 }
    var endIndex: Int { storage.elements.count }
    // Nothing but numbers: the default kind of indices would hold on to the collection.
    var indices: Range<Int> { 0..<storage.elements.count }

    subscript(index: Int) -> Row {
        get { storage.elements[index] }
        _modify {
            if !isKnownUniquelyReferenced(&storage) {
                Self.copies += 1
                storage = Storage(storage.elements)
            }
            yield &storage.elements[index]
        }
    }
}

private struct Row: Identifiable {
    let id: Int
    var canary = Canary("")
}

private struct Document {
    var rows: Rows
}

@Observable
private final class Store {
    @ObservationIgnored var ignored: Rows
    var rows: Rows
    init(count: Int) {
        ignored = Rows(count: count)
        rows = Rows(count: count)
    }
}

@MainActor
@Suite("Changes in place", .serialized)
struct InPlaceTests {
    private static let count = 100_000
    private static let middle = 50_000

    /// Types three characters through a binding; the counts of copies of the collection and of the row's text.
    private func typing(_ binding: Binding<String>) -> [Int] {
        Rows.copies = 0
        Canary.copies = 0
        for _ in 0..<3 { binding.wrappedValue += "x" }
        #expect(binding.wrappedValue.suffix(3) == "xxx")
        return [Rows.copies, Canary.copies]
    }

    @Test("Through $rows[i].text nothing is copied")
    func index() throws {
        var binding: Binding<String>?
        let bench = Bench(Rows(count: Self.count)) { rows, _ in
            let _ = binding = rows[Self.middle].canary.text
            EmptyView()
        }
        let taken = try #require(binding)
        #expect(typing(taken) == [0, 0])
        bench.turn()
        #expect(typing(taken) == [0, 0])
    }

    @Test("Through $document.rows[i].text nothing is copied")
    func memberAndIndex() throws {
        var binding: Binding<String>?
        let bench = Bench(Document(rows: Rows(count: Self.count))) { document, _ in
            let _ = binding = document.rows[Self.middle].canary.text
            EmptyView()
        }
        let taken = try #require(binding)
        #expect(typing(taken) == [0, 0])
        bench.turn()
    }

    @Test("Through a binding to an optional's value nothing is copied")
    func optional() {
        var binding: Binding<String>?
        let bench = Bench(Optional(Document(rows: Rows(count: Self.count)))) { document, _ in
            let _ = binding = Binding(document)?.rows[Self.middle].canary.text
            EmptyView()
        }
        // Making the binding reads the optional, so that each turn makes another one.
        for _ in 0..<2 {
            #expect(binding.map(typing) == [0, 0])
            bench.turn()
        }
    }

    @Test("Through a stored property of an object that is not observed nothing is copied")
    func storedProperty() {
        let store = Store(count: Self.count)
        let binding = Bindable(store).ignored[Self.middle].canary.text
        #expect(typing(binding) == [0, 0])
    }

    @Test("An observed property is a getter and a setter to a key path: each write copies the collection once, and no row")
    func observedProperty() {
        let store = Store(count: 1000)
        let binding = Bindable(store).rows[500].canary.text
        #expect(typing(binding)[0] == 3)
    }

    @Test("Typing in a row of a list, through the screen, copies nothing")
    func typingOnScreen() {
        var stored: Binding<Rows>?
        let bench = Bench(Rows(count: 1000), height: 5) { rows, _ in
            let _ = stored = rows
            ScrollView { ForEach(rows) { $row in TextField("", text: $row.canary.text) } }
        }
        for _ in 0..<3 { bench.host.press(.tab) }
        Rows.copies = 0
        Canary.copies = 0
        bench.host.type("hello")
        #expect(stored?.wrappedValue[3].canary.text == "hello")
        #expect(Rows.copies == 0)
        #expect(Canary.copies == 0)
    }
}
