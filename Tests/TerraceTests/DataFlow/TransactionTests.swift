import Terrace
import TerraceTesting
import Testing

private final class Notes {
    var lines: [String] = []
    func add(_ line: String) -> Int {
        lines.append(line)
        return lines.count
    }
}

private struct StepperView: View {
    let log: Notes
    let act: (Binding<Int>) -> Void
    @State private var n = 0

    var body: some View {
        let _ = log.add("body \(n)")
        Button("\(n)") { act($n) }
            .onChange(of: n) { old, new in _ = log.add("change \(old) \(new)") }
    }
}

private struct IsUndoKey: TransactionKey { static let defaultValue = false }
extension Transaction {
    fileprivate var isUndo: Bool {
        get { self[IsUndoKey.self] }
        set { self[IsUndoKey.self] = newValue }
    }
}

@MainActor
@Suite("Transactions")
struct TransactionTests {
    private func run(_ act: @escaping (Binding<Int>) -> Void) -> (Notes, TestHost) {
        let log = Notes()
        let host = TestHost.pinned(StepperView(log: log, act: act), width: 20, height: 2)
        log.lines = []
        host.press(.return)
        return (log, host)
    }

    @Test("B12: writes under different transactions in one action are separate updates, in one frame")
    func b12_separateUpdates() {
        var frames = 0
        let (log, host) = run { n in
            n.wrappedValue = 1
            n.wrappedValue = 2
            withAnimation {
                n.wrappedValue = 3
                n.wrappedValue = 4
            }
        }
        frames = host.frameCount
        #expect(log.lines == ["body 2", "change 0 2", "body 4", "change 2 4"])
        #expect(host.text.contains("[ 4 ]"))
        #expect(frames == 2)
    }

    @Test("B12: there and back to the first transaction are three updates, and equal transactions are one")
    func b12_threeUpdates() {
        let (log, _) = run { n in
            withAnimation { n.wrappedValue = 1 }
            withAnimation { n.wrappedValue = 2 }
            n.wrappedValue = 3
            withAnimation(.linear) { n.wrappedValue = 4 }
        }
        #expect(log.lines == ["body 2", "change 0 2", "body 3", "change 2 3", "body 4", "change 3 4"])
    }

    @Test("G1: what withAnimation writes is so at once, and its result comes back")
    func endStateAtOnce() {
        var seen = 0
        var result = ""
        let (_, host) = run { n in
            result = withAnimation(.spring(duration: 1)) {
                n.wrappedValue = 5
                return "done"
            }
            seen = n.wrappedValue
        }
        #expect(seen == 5)
        #expect(result == "done")
        #expect(host.text.contains("[ 5 ]"))
    }

    @Test("G2: a nested withAnimation(nil) overrides inside")
    func nested() {
        let (log, _) = run { n in
            withAnimation {
                n.wrappedValue = 1
                withAnimation(nil) { n.wrappedValue = 2 }
            }
        }
        #expect(log.lines == ["body 1", "change 0 1", "body 2", "change 1 2"])
    }

    @Test("writes that onChange makes while another transaction waits come after it")
    func writesInCallbacks() {
        struct Two: View {
            let log: Notes
            @State var a = 0
            @State var b = 0
            var body: some View {
                let _ = log.add("\(a) \(b)")
                Button("go") {
                    a = 1
                    withAnimation { a = 2 }
                }
                .onChange(of: a) { _, new in b = new * 10 }
            }
        }
        let log = Notes()
        let host = TestHost.pinned(Two(log: log), width: 20, height: 2)
        log.lines = []
        host.press(.return)
        #expect(log.lines == ["1 0", "2 0", "2 20"] || log.lines == ["1 0", "2 0", "2 10", "2 20"])
        #expect(log.lines.last == "2 20")
    }

    @Test("a change in place under a second transaction leaves the first update the old elements")
    func inPlace() {
        struct Rows: View {
            let log: Notes
            @State var rows = ["a", "b"]
            var body: some View {
                let _ = log.add(rows.joined())
                Button("go") {
                    rows[0] += "1"
                    withAnimation { rows[0] += "2" }
                }
            }
        }
        let log = Notes()
        let host = TestHost.pinned(Rows(log: log), width: 20, height: 2)
        host.press(.return)
        #expect(log.lines == ["ab", "a1b", "a12b"])
    }

    @Test("the completion of an animation runs")
    func completion() async {
        var isDone = false
        let (_, host) = run { n in
            withAnimation {
                n.wrappedValue = 1
            } completion: {
                isDone = true
            }
        }
        await host.settle()
        #expect(isDone)
    }

    @Test("a binding made of closures is given the transaction of the write, a binding with a transaction its own")
    func bindings() {
        var seen: [String] = []
        let binding = Binding<Int>(
            get: { 0 }, set: { _, transaction in seen.append("\(transaction.animation?.description ?? "none") \(transaction.isUndo)") })
        binding.wrappedValue = 1
        withAnimation(.easeIn) { binding.wrappedValue = 2 }
        withTransaction(\.isUndo, true) { binding.wrappedValue = 3 }
        binding.animation(.bouncy).wrappedValue = 4
        var transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        binding.transaction(transaction).wrappedValue = 5
        #expect(seen == ["none false", "easeIn false", "none true", "bouncy false", "linear false"])
    }

    @Test("an action that writes under a hundred transactions settles")
    func many() {
        let (log, host) = run { n in
            for step in 0..<100 { withAnimation(step % 2 == 0 ? .linear : .easeIn) { n.wrappedValue += 1 } }
        }
        #expect(log.lines.filter { $0.hasPrefix("body") }.count == 100)
        #expect(host.text.contains("[ 100 ]"))
        #expect(host.log.filter { $0.contains("settle") }.isEmpty)
    }
}
