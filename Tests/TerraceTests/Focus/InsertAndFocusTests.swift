import Dispatch
import Terrace
import TerraceTesting
import Testing

private struct Item: Identifiable {
    let id: Int
    var text = ""
}

/// The ways in which programs put focus into a row that they have just made.
private enum Way: CaseIterable {
    case sameAction, beforeInsertion, onAppear, async, onChange, task
}

private struct Editor: View {
    let way: Way
    @State private var items = [Item(id: 1, text: "A"), Item(id: 2, text: "B")]
    @State private var wanted: Int?
    @FocusState private var focus: Int?

    var body: some View {
        VStack(alignment: .leading) {
            ForEach($items) { $item in
                TextField("-", text: $item.text)
                    .focused($focus, equals: item.id)
                    .onSubmit { insert(after: item.id) }
                    .onAppear { if way == .onAppear, wanted == item.id { focus = item.id } }
                    .task { if way == .task, wanted == item.id { focus = item.id } }
            }
            Text("at \(focus ?? 0)")
        }
        .onChange(of: wanted) { if way == .onChange { focus = wanted } }
    }

    private func insert(after id: Int) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        let new = Item(id: items.count + 1)
        if way == .beforeInsertion { focus = new.id }
        items.insert(new, at: index + 1)
        wanted = new.id
        switch way {
        case .sameAction: focus = new.id
        case .async: DispatchQueue.main.async { focus = new.id }
        default: break
        }
    }
}

@MainActor
@Suite("Insert and focus")
struct InsertAndFocusTests {
    @Test(
        "1, C6, S2, rensbreur row editor, TUIkit row editor, TUIkit-wade row editor: Return makes a row and goes there, whichever way is taken",
        arguments: Way.allCases)
    fileprivate func c6_insertAndFocus(_ way: Way) async {
        let host = TestHost.pinned(Editor(way: way), width: 10, height: 6)
        host.press(.return)
        if way == .async || way == .task { await host.settle() }
        #expect(host.text == "A\n-\nB\nat 3")
        #expect(host.cursor! == (0, 1))
        host.type("X")
        #expect(host.text == "A\nX\nB\nat 3")
        host.press(.return)
        await host.settle()
        host.type("Y")
        #expect(host.text == "A\nX\nY\nB\nat 4")
        #expect(host.log == [])
    }

    @Test(
        "1: nothing typed in the burst of the Return is lost, and no old row changes",
        arguments: [Way.sameAction, .beforeInsertion, .onAppear, .onChange])
    fileprivate func burst(_ way: Way) {
        let host = TestHost.pinned(Editor(way: way), width: 10, height: 8)
        host.type("1\nX\nYZ\n\nW")
        #expect(host.text == "A1\nX\nYZ\n-\nW\nB\nat 6")
        #expect(host.frameCount == 2)
    }

    @Test("C6: insertion and focus are one frame")
    func c6_oneFrame() {
        let host = TestHost.pinned(Editor(way: .sameAction), width: 10, height: 6)
        host.press(.return)
        #expect(host.frameCount == 2)
    }

    @Test("TUIkit-wade F-1: a row asked for that never comes is dropped; focus does not fall to the first field")
    func neverComes() {
        struct Never: View {
            @State private var texts = ["", ""]
            @FocusState private var focus: Int?
            var body: some View {
                VStack(alignment: .leading) {
                    ForEach(0..<2, id: \.self) { index in
                        TextField("\(index)", text: $texts[index]).focused($focus, equals: index)
                    }
                }
                .onKeyPress(.function(1)) {
                    focus = 7
                    return .handled
                }
            }
        }
        let host = TestHost.pinned(Never(), width: 6, height: 2)
        host.press(.tab)
        host.press(.function(1))
        host.type("x")
        #expect(host.text == "0\nx")
        #expect(host.log.count == 1)
    }

    @Test("S1, scenario 19: deleting the focused row, the last one too, traps nothing and leaves focus beside it")
    func s1_deleteFocusedRow() {
        struct Deleting: View {
            @State private var items = (1...3).map { Item(id: $0, text: "\($0)") }
            @FocusState private var focus: Int?
            var body: some View {
                VStack(alignment: .leading) {
                    ForEach($items) { $item in
                        TextField("-", text: $item.text).focused($focus, equals: item.id)
                    }
                    Text("at \(focus ?? 0)")
                }
                .onKeyPress(.function(1)) {
                    items.removeAll { $0.id == focus }
                    return .handled
                }
            }
        }
        let host = TestHost.pinned(Deleting(), width: 8, height: 5)
        host.press(.tab)
        host.press(.tab)
        host.press(.function(1))
        #expect(host.text == "1\n2\nat 2")
        host.type("x")
        #expect(host.text == "1\n2x\nat 2")
        host.press(.function(1))
        host.press(.function(1))
        #expect(host.text == "at 0")
    }
}
