import Terrace
import TerraceTesting

/// What the views of a test say: callbacks in order, bodies by name, and actions for the test to run.
@MainActor
final class Journal {
    var entries: [String] = []
    private var bodies: [String: Int] = [:]
    private var actions: [String: () -> Void] = [:]

    func note(_ entry: String) { entries.append(entry) }

    func ran(_ name: String, action: (() -> Void)? = nil) {
        bodies[name, default: 0] += 1
        if let action { actions[name] = action }
    }

    func bodies(of name: String) -> Int { bodies[name, default: 0] }
    /// Runs the action that the last body of `name` left.
    func tap(_ name: String, times: Int = 1) { for _ in 0..<times { actions[name]?() } }

    func takeEntries() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// A view under test, with one value that the test changes from outside.
@MainActor
final class Bench<Value> {
    let journal = Journal()
    let host: TestHost
    private let remote: Remote<Value>

    init<Content: View>(
        _ value: Value, width: Int = 40, height: Int = 24, @ViewBuilder content: @escaping (Binding<Value>, Journal) -> Content
    ) {
        let remote = Remote<Value>()
        let journal = journal
        self.remote = remote
        host = TestHost(
            Stage(value: value, remote: remote) { value in
                VStack(alignment: .leading) { content(value, journal) }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            }, width: width, height: height)
    }

    /// Writes the value in an action and brings the screen up to date.
    func set(_ value: Value) { change { $0 = value } }

    func change(_ body: (inout Value) -> Void) {
        if let binding = remote.binding { body(&binding.wrappedValue) }
        turn()
    }

    func tap(_ name: String, times: Int = 1) {
        journal.tap(name, times: times)
        turn()
    }

    /// Brings the screen up to date.
    func turn() { host.send(bytes: []) }

    var text: String { host.text }
    var statistics: FrameStatistics { host.statistics }
    /// What is wrong with the tree; empty when all is well.
    var broken: [String] { host.host.graph._checkInvariants() }
}

@MainActor
private final class Remote<Value> {
    var binding: Binding<Value>?
}

private struct Stage<Value, Content: View>: View {
    @State var value: Value
    let remote: Remote<Value>
    let content: (Binding<Value>) -> Content

    var body: some View {
        let _ = remote.binding = $value
        content($value)
    }
}

/// A view with a number of its own, which its action adds to; it logs its life.
struct Counter: View {
    let name: String
    var suffix = ""
    let journal: Journal
    @State private var count = 0

    var body: some View {
        let _ = journal.ran(name) { count += 1 }
        Text("\(name)\(count)\(suffix)")
            .onAppear { journal.note("+\(name)") }
            .onDisappear { journal.note("-\(name)") }
    }
}

/// What a view alone looks like in the corner of a window.
@MainActor
func picture<Content: View>(_ view: Content) -> String {
    TestHost(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), width: 40, height: 14).text
}
