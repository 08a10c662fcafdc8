import Terrace
import TerraceTesting
import Testing

private enum Field: Hashable { case a, b, c, ghost }

/// Three fields bound to one state; function keys run the given actions.
private struct Three: View {
    let log: Log
    var actions: [(FocusState<Field?>.Binding) -> Void] = []
    @State private var texts = ["", "", ""]
    @FocusState private var focus: Field?

    var body: some View {
        VStack(alignment: .leading) {
            TextField("a", text: $texts[0]).focused($focus, equals: .a)
            TextField("b", text: $texts[1]).focused($focus, equals: .b)
            TextField("c", text: $texts[2]).focused($focus, equals: .c)
            Text(focus.map { "\($0)" } ?? "nil")
        }
        .onChange(of: focus) { old, new in log.add("\(old.map { "\($0)" } ?? "nil")>\(new.map { "\($0)" } ?? "nil")") }
        .onKeyPress(keys: Set((1...9).map { KeyEquivalent.function($0) })) { press in
            for index in actions.indices where press.key == .function(index + 1) { actions[index]($focus) }
            return .handled
        }
    }
}

@MainActor
@Suite("Focus state")
struct FocusStateTests {
    @Test("C2, C15, C16, C44: the first field begins; Tab goes round in tree order; every move is one change")
    func c2_c15_c16_c44_tab() {
        let log = Log()
        let host = TestHost.pinned(Three(log: log), width: 10, height: 4)
        #expect(host.text == "a\nb\nc\na")
        #expect(host.cursor.map { $0.y } == 0)
        #expect(host.frameCount == 1)
        _ = log.take()
        host.press(.tab)
        #expect(host.text == "a\nb\nc\nb")
        host.press(.tab)
        host.press(.tab)
        #expect(host.lines[3] == "a")
        host.press(.tab, modifiers: .shift)
        #expect(host.lines[3] == "c")
        #expect(log.take() == ["a>b", "b>c", "c>a", "a>c"])
    }

    @Test("C2: writing a value moves focus there, in one frame, and typing lands there")
    func c2_write() {
        let log = Log()
        let host = TestHost.pinned(Three(log: log, actions: [{ $0.wrappedValue = .c }]), width: 10, height: 4)
        _ = log.take()
        let frames = host.frameCount
        host.press(.function(1))
        #expect(host.frameCount == frames + 1)
        host.type("x")
        #expect(host.text == "a\nb\nx\nc")
        #expect(log.take() == ["a>c"])
        #expect(host.log == [])
    }

    @Test("C3: nil takes focus away: no cursor, typing goes nowhere, Tab comes back")
    func c3_dismiss() {
        let log = Log()
        let host = TestHost.pinned(Three(log: log, actions: [{ $0.wrappedValue = nil }]), width: 10, height: 4)
        host.press(.function(1))
        #expect(host.focus == nil)
        #expect(host.cursor == nil)
        host.type("x")
        #expect(host.text == "a\nb\nc\nnil")
        host.press(.tab)
        #expect(host.lines[3] == "a")
    }

    @Test("C1, C4: a value that no view has leaves focus where it is, reads as where it is, and is said once")
    func c1_c4_noSuchView() {
        let log = Log()
        let host = TestHost.pinned(
            Three(
                log: log,
                actions: [
                    { $0.wrappedValue = .ghost },
                    { focus in log.add("reads \(focus.wrappedValue.map { "\($0)" } ?? "nil")") },
                ]), width: 10, height: 4)
        _ = log.take()
        host.press(.function(1))
        host.press(.function(1))
        host.press(.function(2))
        host.type("x")
        #expect(host.text == "x\nb\nc\na")
        #expect(log.take() == ["reads a"])
        #expect(host.log.count == 1)
        #expect(host.log.first?.contains("ghost") == true)
    }

    @Test("S4: writing what is so already, or writing twice, takes nothing away")
    func s4_redundantWrites() {
        let log = Log()
        let host = TestHost.pinned(
            Three(
                log: log,
                actions: [
                    { $0.wrappedValue = .a },
                    { focus in
                        focus.wrappedValue = nil
                        focus.wrappedValue = .b
                        focus.wrappedValue = .b
                    },
                    { focus in
                        focus.wrappedValue = .c
                        focus.wrappedValue = .b
                    },
                    { focus in
                        focus.wrappedValue = .ghost
                        focus.wrappedValue = .c
                    },
                ]), width: 10, height: 4)
        _ = log.take()
        host.press(.function(1))
        #expect(host.lines[3] == "a")
        host.press(.function(2))
        host.press(.function(3))
        #expect(log.take() == ["a>b"])
        host.press(.function(4))
        #expect(log.take() == ["b>c"])
        #expect(host.log == [])
    }

    @Test("scenario 8: an action that asks and reads sees what it asked for; focus never lands nowhere")
    func scenario8_askAndRead() {
        let log = Log()
        let host = TestHost.pinned(
            Three(
                log: log,
                actions: [
                    { focus in
                        let next: Field? = focus.wrappedValue == .a ? .b : .c
                        focus.wrappedValue = next
                        if next == .b { focus.wrappedValue = .c }
                        log.add("\(focus.wrappedValue == .c)")
                    }
                ]), width: 10, height: 4)
        _ = log.take()
        host.press(.function(1))
        #expect(log.take() == ["true", "a>c"])
        #expect(host.cursor.map { $0.y } == 2)
    }

    private struct Bools: View {
        let log: Log
        @State private var text = ""
        @FocusState private var first: Bool
        @FocusState private var second: Bool
        var body: some View {
            VStack(alignment: .leading) {
                TextField("1", text: $text).focused($first)
                TextField("2", text: $text).focused($second)
                Text("\(first) \(second)")
            }
            .onChange(of: [first, second]) { log.add("\($0)>\($1)") }
            .onKeyPress(.function(1)) {
                second = true
                return .handled
            }
            .onKeyPress(.function(2)) {
                second = false
                return .handled
            }
        }
    }

    @Test("C1, C44: of two Bool states one turns false and the other true in the same update")
    func c1_c44_bools() {
        let log = Log()
        let host = TestHost.pinned(Bools(log: log), width: 12, height: 3)
        _ = log.take()
        #expect(host.lines[2] == "true false")
        host.press(.tab)
        #expect(host.lines[2] == "false true")
        #expect(log.take() == ["[true, false]>[false, true]"])
        host.press(.tab)
        _ = log.take()
        host.press(.function(2))
        #expect(host.lines[2] == "true false")
        host.press(.function(1))
        #expect(host.lines[2] == "false true")
        host.press(.function(2))
        #expect(host.lines[2] == "false false")
    }

    private struct Several: View {
        @State private var text = ""
        @FocusState private var focus: Field?
        @FocusState private var isHere: Bool
        var body: some View {
            VStack(alignment: .leading) {
                TextField("x", text: $text)
                TextField("y", text: $text).focused($focus, equals: .a).focused($focus, equals: .b).focused($isHere)
                Text("\(focus.map { "\($0)" } ?? "nil") \(isHere)")
            }
            .onKeyPress(.function(1)) {
                focus = .b
                return .handled
            }
        }
    }

    @Test("C8: each of a view's values focuses it; when the user goes there, the innermost is reported")
    func c8_severalValues() {
        let host = TestHost.pinned(Several(), width: 12, height: 3)
        #expect(host.lines[2] == "nil false")
        host.press(.tab)
        #expect(host.lines[2] == "a true")
        host.press(.tab)
        host.press(.function(1))
        #expect(host.lines[2] == "b true")
        host.type("q")
        #expect(host.lines[2] == "b true")
    }

    private struct Nested: View {
        @State private var text = ""
        @FocusState private var isInside: Bool
        @FocusState private var focus: Field?
        var body: some View {
            VStack(alignment: .leading) {
                VStack(alignment: .leading) {
                    TextField("x", text: $text).focused($focus, equals: .b)
                    TextField("y", text: $text)
                }
                .focusable().focused($isInside).focused($focus, equals: .a)
                TextField("z", text: $text)
                Text("\(focus.map { "\($0)" } ?? "nil") \(isInside)")
            }
            .onKeyPress(.function(1)) {
                isInside = true
                return .handled
            }
        }
    }

    @Test("C9: a container's state is true while focus is in it; of one state the closest binding is reported")
    func c9_containers() {
        let host = TestHost.pinned(Nested(), width: 12, height: 4)
        #expect(host.lines[3] == "a true")
        host.press(.tab)
        #expect(host.lines[3] == "b true")
        host.press(.tab)
        #expect(host.lines[3] == "a true")
        host.press(.tab)
        #expect(host.lines[3] == "nil false")
        host.press(.function(1))
        #expect(host.lines[3] == "a true")
    }

    private struct Twins: View {
        @State private var texts = ["", ""]
        @FocusState private var focus: Field?
        var body: some View {
            VStack(alignment: .leading) {
                TextField("z", text: .constant(""))
                TextField("1", text: $texts[0]).focused($focus, equals: .a)
                TextField("2", text: $texts[1]).focused($focus, equals: .a)
                Text(focus == .a ? "a" : "nil")
            }
            .onKeyPress(.function(1)) {
                focus = .a
                return .handled
            }
        }
    }

    @Test("C5: of two views with one value the first is focused and it is said, once; the user may go to either")
    func c5_duplicates() {
        let host = TestHost.pinned(Twins(), width: 12, height: 4)
        host.press(.function(1))
        host.type("q")
        #expect(host.text == "z\nq\n2\na")
        host.press(.tab)
        host.type("w")
        #expect(host.text == "z\nq\nw\na")
        host.press(.tab)
        host.press(.function(1))
        #expect(host.cursor.map { $0.y } == 1)
        #expect(host.log.count == 1)
    }

    private struct InAppear: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool
        let usesTask: Bool
        var body: some View {
            VStack(alignment: .leading) {
                TextField("x", text: $text)
                if usesTask {
                    TextField("y", text: $text).focused($isFocused).task { isFocused = true }
                } else {
                    TextField("y", text: $text).focused($isFocused).onAppear { isFocused = true }
                }
            }
        }
    }

    @Test("C7: focus asked for in onAppear is there in the first frame, in a task as soon as it runs")
    func c7_onAppear() async {
        let host = TestHost.pinned(InAppear(usesTask: false), width: 12, height: 2)
        #expect(host.cursor.map { $0.y } == 1)
        #expect(host.frameCount == 1)
        let other = TestHost.pinned(InAppear(usesTask: true), width: 12, height: 2)
        await other.settle()
        #expect(other.cursor.map { $0.y } == 1)
    }

    private struct InBody: View {
        @State private var n = 0
        @FocusState private var focus: Field?
        var body: some View {
            let _ = (focus = .b)
            VStack(alignment: .leading) {
                TextField("a", text: .constant("")).focused($focus, equals: .a)
                TextField("b", text: .constant("")).focused($focus, equals: .b)
                Text("\(n)")
            }
            .onKeyPress(.function(1)) {
                n += 1
                return .handled
            }
        }
    }

    @Test("ink 515: asking for focus in a body does not hang")
    func focusInBody() {
        let host = TestHost.pinned(InBody(), width: 12, height: 3)
        host.press(.tab)
        host.press(.function(1))
        #expect(host.lines[2] == "1")
    }

    @Test("A focus state bound to nothing says so when it is written")
    func boundToNothing() {
        struct Unbound: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("a", text: .constant("")).onAppear { isFocused = true }
            }
        }
        let host = TestHost.pinned(Unbound(), width: 12, height: 3)
        #expect(host.focus != nil)
        #expect(host.log.count == 1)
    }
}
