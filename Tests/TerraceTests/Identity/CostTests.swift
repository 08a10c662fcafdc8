import Terrace
import TerraceTesting
import Testing

private struct Line: Identifiable {
    let id: Int
    // Stands between two words, so that the compiler leaves padding behind it.
    var isDone = false
    var text = ""
}

@MainActor
private final class Actions {
    var change: ((inout [Line]) -> Void) -> Void = { _ in }
}

/// Reads no row.
private struct Editor<Footer: View>: View {
    @State var lines: [Line]
    let journal: Journal
    let actions: Actions
    @ViewBuilder let footer: (Binding<[Line]>) -> Footer
    @FocusState private var focus: Int?

    var body: some View {
        let _ = journal.ran("owner")
        let _ = actions.change = { change in change(&lines) }
        VStack(alignment: .leading) {
            ScrollView {
                ForEach($lines) { $line in
                    TextField("", text: $line.text)
                        .focused($focus, equals: line.id)
                        .onSubmit { insert(after: line.id) }
                }
            }
            footer($lines)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func insert(after id: Int) {
        guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
        let line = Line(id: lines.count * 10)
        lines.insert(line, at: index + 1)
        focus = line.id
    }
}

private struct Status: View {
    let journal: Journal
    let text: () -> String
    var body: some View {
        let _ = journal.ran("status")
        Text(text())
    }
}

private struct StructureStatus: View {
    let lines: Binding<[Line]>
    let journal: Journal
    var body: some View {
        let _ = journal.ran("status")
        Text("\(lines.count) lines")
    }
}

private struct ValueStatus: View {
    @Binding var lines: [Line]
    let journal: Journal
    var body: some View {
        let _ = journal.ran("status")
        Text("\(lines.count) lines")
    }
}

@MainActor
@Suite("What an update costs, in counts")
struct CostTests {
    private let journal = Journal()
    private let actions = Actions()

    private func lines(_ count: Int) -> [Line] { (0..<count).map { Line(id: $0, text: "line \($0)") } }

    private func host<Footer: View>(_ count: Int, @ViewBuilder _ footer: @escaping (Binding<[Line]>) -> Footer) -> TestHost {
        TestHost(Editor(lines: lines(count), journal: journal, actions: actions, footer: footer), width: 30, height: 10)
    }

    private func change(_ host: TestHost, _ change: (inout [Line]) -> Void) {
        actions.change(change)
        host.send(bytes: [])
    }

    @Test("Return makes one row and a character runs no body, however many rows there are", arguments: [10, 1_000, 10_000])
    func ownerReadsNoRow(count: Int) {
        let host = host(count) { _ in EmptyView() }
        host.type("x")
        #expect(host.statistics.bodies == 0)
        #expect(host.statistics.nodesMade == 0)
        // The row reads its element, for its id.
        #expect(host.statistics.rowClosures == 1)
        host.press(.return)
        #expect(host.statistics.nodesMade == 1)
        #expect(host.statistics.rowsMade == 1)
        #expect(host.statistics.rowsMoved == 0)
        #expect(host.statistics.rowsRemoved == 0)
        #expect(host.statistics.nodesRemoved == 0)
        #expect(host.statistics.rowClosures == 1)
        #expect(host.statistics.bodies == 0)
        #expect(journal.bodies(of: "owner") == 1)
        host.type("y")
        #expect(host.statistics.bodies == 0)
        #expect(host.lines[0].hasPrefix("line 0x "))
        #expect(host.lines[1].hasPrefix("y"))
    }

    @Test("A child that counts the binding's elements runs for Return and not for a character", arguments: [10, 1_000, 10_000])
    func structureInChild(count: Int) {
        let host = host(count) { StructureStatus(lines: $0, journal: journal) }
        host.type("x")
        #expect(host.statistics.bodies == 0)
        #expect(host.statistics.rowClosures == 1)
        host.press(.return)
        #expect(host.statistics.bodies == 1)
        #expect(host.statistics.rowClosures == 1)
        #expect(host.statistics.nodesMade == 1)
        #expect(journal.bodies(of: "owner") == 1)
        #expect(host.text.hasSuffix("\(count + 1) lines"))
    }

    @Test("A child that reads the value of the binding costs its own body at each character, and no other", arguments: [10, 1_000, 10_000])
    func valueInChild(count: Int) {
        let host = host(count) { ValueStatus(lines: $0, journal: journal) }
        host.type("x")
        #expect(host.statistics.bodies == 1)
        #expect(host.statistics.rowClosures == 1)
        host.press(.return)
        #expect(host.statistics.bodies == 1)
        #expect(host.statistics.rowClosures == 1)
        #expect(host.statistics.nodesMade == 1)
        #expect(journal.bodies(of: "owner") == 1)
    }

    private struct ReadingOwner: View {
        @State var lines: [Line]
        let journal: Journal
        var body: some View {
            let _ = journal.ran("owner")
            VStack(alignment: .leading) {
                Text("\(lines.count)")
                ScrollView { ForEach($lines) { $line in TextField("", text: $line.text) } }
            }
        }
    }

    @Test("An owner that reads the rows runs at each character, and every row's closure with it; no place is made", arguments: [10, 1_000])
    func ownerReadsRows(count: Int) {
        let host = TestHost(ReadingOwner(lines: lines(count), journal: journal), width: 30, height: 10)
        host.type("x")
        #expect(host.statistics.bodies == 1)
        #expect(host.statistics.rowClosures == count)
        #expect(host.statistics.nodesMade == 0)
        #expect(host.statistics.rowsMade == 0)
        #expect(host.lines[1].hasPrefix("line 0x "))
    }

    private struct TextOnly: View {
        @State var lines: [Line]
        let journal: Journal
        var body: some View {
            let _ = journal.ran("owner")
            ScrollView { ForEach($lines) { $line in TextField("", text: $line.text) } }
        }
    }

    @Test("A row whose closure does not read its element runs nothing at a character but its field's update")
    func closureReadsNothing() {
        let host = TestHost(TextOnly(lines: lines(100), journal: journal), width: 30, height: 10)
        host.type("x")
        #expect(host.statistics.bodies == 0)
        #expect(host.statistics.rowClosures == 0)
        #expect(host.statistics.leafUpdates == 1)
        #expect(host.lines[0].hasPrefix("line 0x "))
    }

    @Test("Moving k of n rows moves k, makes none and runs no closure", arguments: [10, 1_000, 10_000])
    func moves(count: Int) {
        let host = host(count) { _ in EmptyView() }
        change(host) { $0.swapAt(2, 3) }
        #expect(host.statistics.rowsMoved == 1)
        change(host) { $0.insert($0.removeLast(), at: 0) }
        #expect(host.statistics.rowsMoved == 1)
        change(host) { lines in
            let moving = Array(lines[1...3])
            lines.removeSubrange(1...3)
            lines.insert(contentsOf: moving, at: lines.count - 2)
        }
        #expect(host.statistics.rowsMoved == 3)
        #expect(host.statistics.rowsMade == 0)
        #expect(host.statistics.nodesMade == 0)
        #expect(host.statistics.rowsRemoved == 0)
        #expect(host.statistics.rowClosures == 0)
        #expect(host.statistics.bodies == 0)
    }

    @Test("Removing a row removes exactly its place", arguments: [10, 1_000, 10_000])
    func removal(count: Int) {
        let host = host(count) { _ in EmptyView() }
        change(host) { $0.remove(at: count / 2) }
        #expect(host.statistics.rowsRemoved == 1)
        #expect(host.statistics.nodesRemoved == 1)
        #expect(host.statistics.rowsMoved == 0)
        #expect(host.statistics.rowsMade == 0)
        #expect(host.statistics.rowClosures == 0)
        #expect(host.statistics.bodies == 0)
    }

    @Test("Changing one element from outside runs that row's closure alone", arguments: [10, 1_000, 10_000])
    func changeFromOutside(count: Int) {
        let host = host(count) { _ in EmptyView() }
        change(host) { $0[5].text = "changed" }
        #expect(host.statistics.rowClosures == 1)
        #expect(host.statistics.bodies == 0)
        #expect(host.lines[5].hasPrefix("changed"))
    }
}
