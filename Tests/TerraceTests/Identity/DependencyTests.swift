import Observation
import Terrace
import TerraceTesting
import Testing

@Observable
final class Model {
    var a = 1
    var b = 1
    var isShown = false
    var text = "text"
    var items = [1, 2]
    var secret = 0
    var total: Int { items.reduce(0, +) }
}

@Observable
final class Named: Identifiable {
    let id: Int
    var name: String
    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

private enum FirstKey: EnvironmentKey { static let defaultValue = 0 }
private enum SecondKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }
    fileprivate var second: Int {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }
}

@MainActor
@Suite("What a body depends on")
struct DependencyTests {
    private struct FirstReader: View {
        let journal: Journal
        @Environment(\.first) private var first
        var body: some View {
            let _ = journal.ran("first")
            Text("\(first)")
        }
    }

    private struct SecondReader: View {
        let journal: Journal
        @Environment(\.second) private var second
        var body: some View {
            let _ = journal.ran("second")
            Text("\(second)")
        }
    }

    @Test("A36: the nearest value is read, and only readers of a key run when it changes")
    func a36_environment() {
        let bench = Bench(1) { value, journal in
            Group {
                FirstReader(journal: journal)
                SecondReader(journal: journal)
                FirstReader(journal: journal).environment(\.first, 100)
            }
            .environment(\.first, value.wrappedValue)
        }
        #expect(bench.text == "1\n0\n100")
        bench.set(2)
        #expect(bench.text == "2\n0\n100")
        #expect(bench.journal.bodies(of: "first") == 3)
        #expect(bench.journal.bodies(of: "second") == 1)
    }

    private struct Body<Content: View>: View {
        let journal: Journal
        let name: String
        @ViewBuilder let content: () -> Content
        var body: some View {
            let _ = journal.ran(name)
            content()
        }
    }

    @Test("A38: a body depends on the properties that it read, one by one")
    func a38_perProperty() {
        let model = Model()
        let bench = Bench(0) { _, journal in Body(journal: journal, name: "a") { Text("\(model.a)") } }
        model.b = 2
        bench.turn()
        #expect(bench.journal.bodies(of: "a") == 1)
        model.a = 5
        bench.turn()
        #expect(bench.journal.bodies(of: "a") == 2)
        #expect(bench.text == "5")
    }

    @Test("A39: reads through computed properties count, reads in actions do not")
    func a39_computed() {
        let model = Model()
        let bench = Bench(0) { _, journal in
            Body(journal: journal, name: "total") {
                Text("\(model.total)").onKeyPress("x") {
                    journal.note("\(model.secret)")
                    return .handled
                }
            }
        }
        bench.host.type("x")
        model.secret = 1
        bench.turn()
        #expect(bench.journal.bodies(of: "total") == 1)
        model.items.append(4)
        bench.turn()
        #expect(bench.journal.bodies(of: "total") == 2)
        #expect(bench.text == "7")
        #expect(bench.journal.entries == ["0"])
    }

    @Test("A40: what was not read this time is no dependency")
    func a40_perEvaluation() {
        let model = Model()
        model.isShown = true
        let bench = Bench(0) { _, journal in
            Body(journal: journal, name: "body") { if model.isShown { Text(model.text) } }
        }
        model.text = "other"
        bench.turn()
        #expect(bench.text == "other")
        model.isShown = false
        bench.turn()
        let count = bench.journal.bodies(of: "body")
        model.text = "unseen"
        bench.turn()
        #expect(bench.journal.bodies(of: "body") == count)
        model.isShown = true
        bench.turn()
        #expect(bench.text == "unseen")
    }

    @Test("A41: what a row's closure reads belongs to the row")
    func a41_rows() {
        let models = (0..<3).map { Named(id: $0, name: "n\($0)") }
        let bench = Bench(0) { _, journal in
            Body(journal: journal, name: "owner") {
                ForEach(models) { model in
                    let _ = journal.ran("row \(model.id)")
                    Text(model.name)
                }
            }
        }
        models[1].name = "renamed"
        bench.turn()
        #expect(bench.text == "n0\nrenamed\nn2")
        #expect(bench.journal.bodies(of: "owner") == 1)
        #expect((0..<3).map { bench.journal.bodies(of: "row \($0)") } == [1, 2, 1])
        #expect(bench.statistics.rowClosures == 1)
        #expect(bench.statistics.bodies == 0)
    }

    @Test("B33: parents are evaluated before children, each once")
    func b33_parentsFirst() {
        let bench = Bench(0) { value, journal in
            let _ = journal.note("parent \(value.wrappedValue)")
            Nested(value: value, journal: journal)
        }
        _ = bench.journal.takeEntries()
        bench.set(1)
        #expect(bench.journal.entries == ["parent 1", "child 1"])
    }

    private struct Nested: View {
        @Binding var value: Int
        let journal: Journal
        var body: some View {
            let _ = journal.note("child \(value)")
            Text("\(value)")
        }
    }
}
