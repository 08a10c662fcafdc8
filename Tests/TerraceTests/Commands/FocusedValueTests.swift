import Terrace
import TerraceTesting
import Testing

private struct NumberKey: FocusedValueKey { typealias Value = Int }
private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }
private struct ActionKey: FocusedValueKey { typealias Value = () -> Void }
extension FocusedValues {
    fileprivate var number: Int? {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
    fileprivate var text: Binding<String>? {
        get { self[TextKey.self] }
        set { self[TextKey.self] = newValue }
    }
    fileprivate var action: (() -> Void)? {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }
}

private struct Status: View {
    @FocusedValue(\.number) private var number
    var body: some View { Text(number.map { "n\($0)" } ?? "none") }
}

@MainActor
@Suite("Focused values")
struct FocusedValueTests {
    @Test("C38: a focused value is that of the focused view, or of the nearest around it, and nil elsewhere")
    func c38_followsFocus() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Status()
                Button("a") {}.focusedValue(\.number, 1)
                VStack { Button("b") {} }.focusedValue(\.number, 2)
                VStack { Button("c") {}.focusedValue(\.number, 4) }.focusedValue(\.number, 3)
                Button("d") {}
            }, width: 20, height: 6)
        var seen: [String] = []
        for _ in 0..<5 {
            seen.append(host.lines[0])
            host.press(.tab)
        }
        #expect(seen == ["n1", "n2", "n4", "none", "n1"])
    }

    @Test("C38: a scene value counts wherever the focus is, behind what the focused view says")
    func c38_scene() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Status()
                Button("a") {}.focusedValue(\.number, 1)
                Button("b") {}
                Text("x").focusedSceneValue(\.number, 9)
            }, width: 20, height: 6)
        #expect(host.lines[0] == "n1")
        host.press(.tab)
        #expect(host.lines[0] == "n9")
    }

    @Test("C38: a published value that changes, and a publisher that goes, are seen in the same frame")
    func c38_changes() {
        struct Form: View {
            @State var count = 0
            var body: some View {
                VStack(alignment: .leading) {
                    Status()
                    if count < 2 {
                        Button("up") { count += 1 }.focusedValue(\.number, count)
                    }
                }
            }
        }
        let host = TestHost.pinned(Form(), width: 20, height: 3)
        #expect(host.lines[0] == "n0")
        let frames = host.frameCount
        host.press(.return)
        #expect(host.lines[0] == "n1")
        #expect(host.frameCount == frames + 1)
        host.press(.return)
        #expect(host.lines[0] == "none")
    }

    @Test("a FocusedBinding writes to the state of the focused view")
    func binding() {
        struct Field: View {
            @State var text: String
            var body: some View { TextField("", text: $text).focusedValue(\.text, $text) }
        }
        struct Clear: View {
            @FocusedBinding(\.text) var text
            var body: some View { Button(text ?? "no text") { text = "" }.keyboardShortcut("l") }
        }
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Field(text: "one")
                Field(text: "two")
                Clear()
            }, width: 20, height: 3)
        #expect(host.lines[2] == "[ one ]")
        host.press(.tab)
        #expect(host.lines[2] == "[ two ]")
        host.press("l", modifiers: .control)
        #expect(host.lines[0] == "one" && host.lines[1] == "")
        host.press(.tab)
        #expect(host.lines[2] == "[ no text ]")
    }

    @Test("a closure published below its reader does not go round for ever, and the current one is run")
    func closures() {
        struct Form: View {
            @FocusedValue(\.action) var action
            @State var count = 0
            var body: some View {
                VStack(alignment: .leading) {
                    Text("\(action == nil ? "none" : "some") \(count)")
                    Text("x").focusable().focusedValue(\.action) { count += 10 }.onKeyPress("a") {
                        action?()
                        return .handled
                    }
                }
            }
        }
        let host = TestHost.pinned(Form(), width: 20, height: 3)
        #expect(host.lines[0] == "some 0")
        host.press("a")
        host.press("a")
        #expect(host.lines[0] == "some 20")
        #expect(host.log.isEmpty)
    }
}
