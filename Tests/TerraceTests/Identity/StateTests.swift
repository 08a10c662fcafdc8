import Observation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("State of a place")
struct StateTests {
    private struct Child: View {
        @State private var start: Int
        let input: Int
        init(start: Int) {
            _start = State(initialValue: start)
            input = start
        }
        var body: some View { Text("\(start) of \(input)") }
    }

    @Test("A25: the initial value counts at the first insertion only")
    func a25_initialValueOnce() {
        let bench = Bench(1) { value, _ in Child(start: value.wrappedValue) }
        bench.set(2)
        #expect(bench.text == "1 of 2")
    }

    private final class Numbered {
        let number: Int
        @MainActor init(_ counter: Counting) {
            counter.made += 1
            number = counter.made
        }
    }

    @MainActor
    private final class Counting {
        var made = 0
    }

    private struct Owner: View {
        @State private var model: Numbered
        let value: Int
        init(_ counting: Counting, value: Int) {
            _model = State(initialValue: Numbered(counting))
            self.value = value
        }
        var body: some View { Text("model \(model.number), value \(value)") }
    }

    @Test("A26: the instance in use is the first one, however often the initial value is made")
    func a26_firstInstance() {
        let counting = Counting()
        let bench = Bench(0) { value, _ in Owner(counting, value: value.wrappedValue) }
        bench.set(1)
        bench.set(2)
        #expect(bench.text == "model 1, value 2")
        #expect(counting.made == 3)
    }

    private struct Adder: View {
        let journal: Journal
        @State private var n = 0
        var body: some View {
            let _ = journal.ran("adder") {
                n += 1
                n += 1
                journal.note("\(n)")
            }
            Text("\(n)")
        }
    }

    @Test("A29: reads after writes in one action see the new value; the body runs once")
    func a29_readAfterWrite() {
        let bench = Bench(0) { _, journal in Adder(journal: journal) }
        bench.tap("adder")
        #expect(bench.journal.entries == ["2"])
        #expect(bench.journal.bodies(of: "adder") == 2)
        #expect(bench.statistics.bodies == 1)
    }

    @MainActor
    private final class Closures {
        var kept: [() -> Void] = []
    }

    private struct Capturing: View {
        let journal: Journal
        let closures: Closures
        let plain: Int
        @State private var n = 0
        var body: some View {
            let _ = closures.kept.append { journal.note("\(n) \(plain)") }
            let _ = journal.ran("n") { n = 5 }
            Text("\(n)")
        }
    }

    @Test("A30: a closure of an old body reads the state of now, and the constants of then")
    func a30_oldClosures() throws {
        let closures = Closures()
        let bench = Bench(1) { value, journal in Capturing(journal: journal, closures: closures, plain: value.wrappedValue) }
        bench.tap("n")
        bench.set(2)
        let first = try #require(closures.kept.first)
        first()
        #expect(bench.journal.entries == ["5 1"])
    }

    @Test("A31: writing the state of a view that has gone changes nothing and is read back")
    func a31_writeAfterRemoval() {
        var late: (() -> Int)?
        let bench = Bench(true) { shown, journal in
            if shown.wrappedValue { Late { late = $0 } }
        }
        bench.set(false)
        let frames = bench.host.frameCount
        #expect(late?() == 1)
        #expect(late?() == 2)
        bench.turn()
        #expect(bench.host.frameCount == frames)
        #expect(bench.statistics.bodies == 0)
        #expect(bench.text == "")
    }

    private struct Late: View {
        let give: (@escaping () -> Int) -> Void
        @State private var n = 0
        var body: some View {
            let _ = give {
                n += 1
                return n
            }
            Text("\(n)")
        }
    }

    private struct WritesInInit: View {
        @State private var n = 0
        let isConstant: Bool
        init() {
            let binding = _n.projectedValue
            binding.wrappedValue = 7
            isConstant = binding.wrappedValue == 0
            n = 5
        }
        var body: some View { Text("\(n) \(isConstant)") }
    }

    @Test("A32: writing state in an initialiser has no effect, and a binding taken there is constant and reported")
    func a32_beforeInstallation() {
        #expect(picture(WritesInInit()) == "0 true")
        #expect(Diagnostics.shared.messages.contains { $0.contains("before its view was in the tree") })
    }

    private struct Parent: View {
        let journal: Journal
        @State private var x = 0
        var body: some View {
            let _ = journal.ran("parent")
            Reading(journal: journal, x: $x)
        }
    }

    private struct Reading: View {
        let journal: Journal
        @Binding var x: Int
        var body: some View {
            let _ = journal.ran("child") { x += 1 }
            Text("\(x)")
        }
    }

    @Test("A33: passing a binding on is no read")
    func a33_passingIsNoRead() {
        let bench = Bench(0) { _, journal in Parent(journal: journal) }
        bench.tap("child")
        #expect(bench.text == "1")
        #expect(bench.journal.bodies(of: "parent") == 1)
        #expect(bench.journal.bodies(of: "child") == 2)
        #expect(bench.statistics.bodies == 1)
    }

    @Test("A34: a write through one binding is seen by every reader in the same turn")
    func a34_twoFields() {
        let bench = Bench("") { text, _ in
            TextField("", text: text)
            TextField("", text: text)
        }
        bench.host.type("ab")
        #expect(bench.text == "ab\nab")
    }

    private struct Unwrapping: View {
        @Binding var name: String
        let journal: Journal
        var body: some View {
            let _ = journal.ran("name") { journal.note(name) }
            Text(name)
        }
    }

    @Test("A35: a binding to an optional's value answers the last one after it became nil")
    func a35_unwrapped() {
        let bench = Bench(Optional("a")) { name, journal in
            if let name = Binding(name) { Unwrapping(name: name, journal: journal) } else { Text("none") }
        }
        #expect(bench.text == "a")
        bench.set("b")
        #expect(bench.text == "b")
        bench.set(nil)
        #expect(bench.text == "none")
        bench.tap("name")
        #expect(bench.journal.entries == ["b"])
    }

    private struct Skipped: View {
        let number: Int
        var action: (() -> Void)?
        let journal: Journal
        var body: some View {
            let _ = journal.ran(action == nil ? "plain" : "closure")
            Text("\(number)")
        }
    }

    @Test("A43: a body is skipped when what it was given is equal; a fresh closure is never equal")
    func a43_skip() {
        let bench = Bench(0) { value, journal in
            let now = value.wrappedValue
            Text("\(now)")
            Skipped(number: 1, journal: journal)
            Skipped(number: 1, action: { journal.note("\(now)") }, journal: journal)
        }
        bench.set(1)
        bench.set(2)
        #expect(bench.journal.bodies(of: "plain") == 1)
        #expect(bench.journal.bodies(of: "closure") == 3)
    }

    private struct WritesInBody: View {
        let journal: Journal
        @State private var n = 0
        var body: some View {
            let _ = journal.ran("writer")
            let _ = n += 1
            Text("\(n)")
        }
    }

    @Test("A45: writing state in a body is reported once and does not hang")
    func a45_writeInBody() {
        let bench = Bench(0) { _, journal in WritesInBody(journal: journal) }
        bench.turn()
        #expect(bench.journal.bodies(of: "writer") <= 3)
        #expect(bench.host.log.count == 1)
        #expect(bench.host.log.first?.contains("WritesInBody") == true)
    }

    private struct Two: View {
        let journal: Journal
        @Binding var isShown: Bool
        @State private var n = 0
        var body: some View {
            let _ = journal.ran("two") {
                n += 1
                isShown = false
            }
            Text("\(n)").onAppear { journal.note("+") }.onDisappear { journal.note("-") }
        }
    }

    @Test("A body whose view goes in the action that wrote its state is not run once more")
    func removedBodyDoesNotRun() {
        let bench = Bench(true) { isShown, journal in
            if isShown.wrappedValue { Two(journal: journal, isShown: isShown) }
        }
        bench.tap("two")
        #expect(bench.text == "")
        #expect(bench.journal.bodies(of: "two") == 1)
        #expect(bench.journal.entries == ["+", "-"])
    }
}
