import Foundation
import Terrace
import TerraceCore
import TerraceTesting
import Testing

private struct Unstable: Identifiable {
    var id: UUID { UUID() }
    let name: String
}

@MainActor
@Suite("Diagnostics")
struct DiagnosticsTests {
    private func said(_ host: TestHost, _ part: String) -> Int { host.log.filter { $0.contains(part) }.count }

    @Test("S23: ids that are made anew at each access are said once, with the place, when it is no accident")
    func s23_unstableIDs() {
        struct Rows: View {
            @State var count = 0
            var body: some View {
                VStack {
                    Button("\(count)") { count += 1 }
                    ForEach([Unstable(name: "a"), Unstable(name: "b")]) { Text($0.name) }
                }
            }
        }
        let host = TestHost.pinned(Rows(), width: 20, height: 4)
        host.press(.return)
        host.press(.return)
        #expect(host.log == [])
        for _ in 0..<5 { host.press(.return) }
        #expect(said(host, "Rows > ForEach had a new id in 3 updates in a row") == 1)
        #expect(host.log.count == 1)
    }

    @Test("S23: nothing is said of rows that come, go, move or are fewer")
    func s23_stable() {
        struct Rows: View {
            @State var ids = [1, 2, 3]
            var body: some View {
                VStack {
                    Button("x") {
                        switch ids.count {
                        case 3: ids = [3, 1, 2, 4]
                        case 4: ids = [9, 8]
                        default: ids = [9, 7]
                        }
                    }
                    ForEach(ids, id: \.self) { Text("\($0)") }
                }
            }
        }
        let host = TestHost.pinned(Rows(), width: 20, height: 6)
        for _ in 0..<3 { host.press(.return) }
        #expect(host.log.isEmpty)
    }

    @Test("S22: a view with state that changes branches is said once; one without is not")
    func s22_churn() {
        struct Counter: View {
            @State var count = 0
            var body: some View { Text("\(count)") }
        }
        struct Helper: View {
            @State var isOn = false
            let isStateful: Bool
            @ViewBuilder var shown: some View {
                if isStateful {
                    if isOn { Counter().padding(1) } else { Counter() }
                } else {
                    if isOn { Text("a").padding(1) } else { Text("a") }
                }
            }
            var body: some View {
                VStack {
                    Button("flip") { isOn.toggle() }
                    shown
                }
            }
        }
        let stateful = TestHost.pinned(Helper(isStateful: true), width: 20, height: 5)
        stateful.press(.return)
        stateful.press(.return)
        #expect(said(stateful, "took its other branch") == 1)
        #expect(said(stateful, "A Counter in Helper") == 1)
        let stateless = TestHost.pinned(Helper(isStateful: false), width: 20, height: 5)
        stateless.press(.return)
        #expect(stateless.log.isEmpty)
    }

    @Test("a focus state that is written and bound to nothing is said, and the log says it once")
    func unboundFocus() {
        struct Form: View {
            @FocusState var focus: Int?
            var body: some View { Button("x") { focus = 3 } }
        }
        let host = TestHost.pinned(Form(), width: 20, height: 2)
        host.press(.return)
        host.press(.return)
        #expect(said(host, "no view is bound to it") == 1)
        #expect(said(host, "Form") == 1)
    }

    @Test("two views bound to one focus value are said, both named, when it is written")
    func ambiguousFocus() {
        struct Form: View {
            @FocusState var focus: Int?
            @State var text = ""
            var body: some View {
                VStack {
                    Button("x") { focus = 1 }
                    TextField("", text: $text).focused($focus, equals: 1)
                    TextField("", text: $text).focused($focus, equals: 1)
                }
            }
        }
        let host = TestHost.pinned(Form(), width: 20, height: 4)
        #expect(host.log.isEmpty)
        host.press(.return)
        #expect(said(host, "2 views are bound to the focus value 1") == 1)
    }

    @Test("ids that occur twice are said once, with both offsets and the path")
    func duplicateIDs() {
        struct Rows: View {
            @State var count = 0
            var body: some View {
                VStack {
                    Button("\(count)") { count += 1 }
                    ForEach([7, 8, 7], id: \.self) { Text("\($0)") }
                }
            }
        }
        let host = TestHost.pinned(Rows(), width: 20, height: 5)
        host.press(.return)
        #expect(said(host, "The id 7 occurs more than once in Rows > ForEach, at offsets 0 and 2") == 1)
        #expect(host.log.count == 1)
    }

    @Test("state that is written while a body is evaluated is said once, with the view")
    func writeInBody() {
        struct Bad: View {
            @State var n = 0
            var body: some View {
                let _ = { n += 1 }()
                Text("\(n)").focusable()
            }
        }
        let host = TestHost.pinned(Bad(), width: 20, height: 2)
        host.press(.tab)
        #expect(said(host, "State was written while the body of Bad was evaluated") == 1)
        #expect(host.log.count == 1)
    }

    @Test("an update that does not settle is said with the view that goes round, and the program goes on")
    func unsettled() {
        struct Ring: View {
            @State var a = 0
            @State var text = ""
            var body: some View {
                VStack(alignment: .leading) {
                    TextField("", text: $text)
                    Text("\(a)").task(id: a) {}
                    Spinner(a: $a)
                }
            }
        }
        struct Spinner: View {
            @Binding var a: Int
            var body: some View { Text("s\(a)").id(a).onAppear { a += 1 }.id(a) }
        }
        let host = TestHost.pinned(Ring(), width: 20, height: 4)
        #expect(said(host, "did not settle") == 1)
        host.type("ok")
        #expect(host.lines[0].contains("ok"))
    }

    @Test("focused around nothing that can have the focus is said; around a field, a button or something still to come it is not")
    func focusedWithoutTarget() {
        struct Form: View {
            @FocusState var focus: Int?
            @State var text = ""
            let isBad: Bool
            var body: some View {
                VStack {
                    if isBad { Text("label").focused($focus, equals: 9) }
                    TextField("", text: $text).focused($focus, equals: 1)
                    TextField("", text: $text).disabled(true).focused($focus, equals: 2)
                    Button("b") {}.focused($focus, equals: 3)
                    Text("t").focused($focus, equals: 4).focusable()
                    ForEach(0..<0, id: \.self) { Text("\($0)") }.focused($focus, equals: 5)
                    VStack { if text != "" { Button("c") {} } }.focused($focus, equals: 6)
                }
            }
        }
        #expect(TestHost.pinned(Form(isBad: false), width: 20, height: 7).log == [])
        let host = TestHost.pinned(Form(isBad: true), width: 20, height: 7)
        #expect(host.log.count == 1)
        #expect(said(host, "focused has no effect on Form") == 1)
    }

    @Test("keyboardShortcut around nothing that can be pressed is said")
    func shortcutWithoutControl() {
        let host = TestHost.pinned(VStack { Text("x").keyboardShortcut("s") }, width: 20, height: 2)
        #expect(said(host, "keyboardShortcut has no effect") == 1)
        #expect(TestHost.pinned(VStack { Button("x") {} }.keyboardShortcut("s"), width: 20, height: 2).log == [])
    }

    @Test("a log in a file has each message at once, a line each, behind what is there")
    func logFile() throws {
        let path = NSTemporaryDirectory() + "terrace-log-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try "before\n".write(toFile: path, atomically: true, encoding: .utf8)
        let log = Diagnostics(file: path)
        log.report("one")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "before\nTerrace: one\n")
        log.report("one")
        log.report("two")
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "before\nTerrace: one\nTerrace: two\n")
        #expect(log.writesToFile)
        #expect(!Diagnostics(file: "").writesToFile)
        // A path that cannot be written disturbs nobody.
        let lost = Diagnostics(file: "/nowhere/at/all")
        lost.report("three")
        #expect(lost.messages == ["three"])
    }
}
