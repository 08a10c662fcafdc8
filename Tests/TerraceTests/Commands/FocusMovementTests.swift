import Terrace
import TerraceTesting
import Testing

private struct Stop: View {
    let name: String
    @Environment(\.isFocused) private var isFocused
    init(_ name: String) { self.name = name }
    var body: some View { Text(isFocused ? "<\(name)>" : " \(name) ") }
}

@MainActor
@Suite("Where focus goes")
struct FocusMovementTests {
    private func focused(_ host: TestHost) -> String {
        guard let start = host.text.firstIndex(of: "<"), let end = host.text[start...].firstIndex(of: ">") else { return "" }
        return String(host.text[host.text.index(after: start)..<end])
    }

    private func columns(isSection: Bool) -> TestHost {
        TestHost.pinned(
            HStack(alignment: .top) {
                VStack {
                    Stop("1").focusable()
                    Stop("2").focusable()
                }
                if isSection {
                    VStack {
                        Text("head")
                        Text("")
                        Text("")
                        Stop("3").focusable()
                        Stop("4").focusable()
                    }
                    .focusSection()
                } else {
                    VStack {
                        Stop("3").focusable()
                        Stop("4").focusable()
                    }
                }
            }, width: 20, height: 6)
    }

    @Test("C13: focusable() makes any view a stop, focusable(false) none; interactions are for whoever asks")
    func c13_focusable() {
        let host = TestHost.pinned(
            VStack {
                Stop("a").focusable()
                Stop("b").focusable(false)
                Stop("c").focusable(interactions: .activate)
                Stop("d").focusable(interactions: .edit)
            }, width: 10, height: 4)
        var seen: [String] = []
        for _ in 0..<4 {
            seen.append(focused(host))
            host.press(.tab)
        }
        #expect(seen == ["a", "c", "d", "a"])
    }

    @Test("C39: isFocused is true in the nearest focusable view around while that has the focus")
    func c39_isFocused() {
        let host = TestHost.pinned(
            VStack {
                VStack { Stop("in") }.focusable()
                Stop("out")
                Button("b") {}
            }, width: 12, height: 4)
        #expect(host.text.contains("<in>"))
        #expect(!host.text.contains("<out>"))
        host.press(.tab)
        #expect(!host.text.contains("<in>"))
        host.press(.tab)
        #expect(host.text.contains("<in>"))
    }

    @Test("C39: a button's label reads isFocused of the button")
    func c39_label() {
        let host = TestHost.pinned(
            VStack {
                Button(action: {}) { Stop("x") }
                Button("y") {}
            }, width: 12, height: 2)
        #expect(host.text.contains("<x>"))
        host.press(.tab)
        #expect(!host.text.contains("<x>"))
    }

    @Test("C17: Tab visits all of a section before it leaves")
    func c17_tab() {
        let host = columns(isSection: true)
        var seen: [String] = []
        for _ in 0..<4 {
            seen.append(focused(host))
            host.press(.tab)
        }
        #expect(seen == ["1", "2", "3", "4"])
    }

    @Test("C17: an arrow that leads towards a section goes to the nearest in it, though that is out of the way")
    func c17_arrow() {
        let host = columns(isSection: true)
        host.press(.rightArrow)
        #expect(focused(host) == "3")
        host.press(.leftArrow)
        #expect(focused(host) == "2")
    }

    @Test("C17: a section with nothing focusable in it has no effect")
    func c17_empty() {
        let host = TestHost.pinned(
            HStack {
                Stop("1").focusable()
                VStack { Text("nothing") }.focusSection()
                Stop("2").focusable()
            }, width: 24, height: 1)
        host.press(.rightArrow)
        #expect(focused(host) == "2")
    }

    @Test("C18: arrows that the focused view does not use move focus to the nearest in their direction")
    func c18_geometric() {
        let host = columns(isSection: false)
        host.press(.downArrow)
        #expect(focused(host) == "2")
        host.press(.rightArrow)
        #expect(focused(host) == "4")
        host.press(.upArrow)
        #expect(focused(host) == "3")
        host.press(.leftArrow)
        #expect(focused(host) == "1")
        host.press(.leftArrow)
        host.press(.upArrow)
        #expect(focused(host) == "1", "arrows do not go round")
    }

    @Test("C18: what overlaps in the direction comes before what is nearer aside")
    func c18_overlap() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Stop("a").focusable()
                HStack {
                    Text("        ")
                    Stop("b").focusable()
                }
                Stop("c").focusable()
            }, width: 20, height: 3)
        host.press(.downArrow)
        #expect(focused(host) == "c")
    }

    @Test("C18: arrows reach rows that have to be scrolled to, and leave a scroll view at its end")
    func c18_scrolled() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                ScrollView { ForEach(0..<30, id: \.self) { Stop("r\($0)").focusable() } }.frame(height: 3)
                Stop("below").focusable()
            }, width: 20, height: 5)
        for step in 1..<30 {
            host.press(.downArrow)
            #expect(focused(host) == "r\(step)")
        }
        host.press(.downArrow)
        #expect(focused(host) == "below")
        host.press(.upArrow)
        #expect(focused(host) == "r29")
    }

    @Test("C14: defaultFocus has the focus in the first frame; Shift-Tab then goes back from there")
    func c14_default() {
        struct Form: View {
            enum Field { case first, second }
            @FocusState var focus: Field?
            @State var a = ""
            @State var b = ""
            var body: some View {
                VStack(alignment: .leading) {
                    TextField("a", text: $a).focused($focus, equals: .first)
                    TextField("b", text: $b).focused($focus, equals: .second)
                    Text(focus.map { "\($0)" } ?? "none")
                }
                .defaultFocus($focus, .second)
            }
        }
        let host = TestHost.pinned(Form(), width: 20, height: 3)
        #expect(host.frameCount == 1)
        #expect(host.lines[2] == "second")
        #expect(host.cursor?.y == 1)
        host.press(.tab, modifiers: .shift)
        #expect(host.lines[2] == "first")
    }

    @Test("C14: with .userInitiated it also counts when the user comes in from outside, and not inside", arguments: [true, false])
    func c14_userInitiated(isUserInitiated: Bool) {
        struct Form: View {
            let priority: DefaultFocusEvaluationPriority
            @FocusState var focus: Int?
            var body: some View {
                VStack(alignment: .leading) {
                    Button("before") {}.focused($focus, equals: 0)
                    VStack(alignment: .leading) {
                        Button("one") {}.focused($focus, equals: 1)
                        Button("two") {}.focused($focus, equals: 2)
                    }
                    .defaultFocus($focus, 2, priority: priority)
                    Text(focus.map { "\($0)" } ?? "none")
                }
                .defaultFocus($focus, 0)
            }
        }
        let host = TestHost.pinned(Form(priority: isUserInitiated ? .userInitiated : .automatic), width: 20, height: 4)
        #expect(host.lines[3] == "0")
        host.press(.tab)
        #expect(host.lines[3] == (isUserInitiated ? "2" : "1"))
        host.press(.tab, modifiers: .shift)
        #expect(host.lines[3] == (isUserInitiated ? "1" : "0"))
    }

    @Test("C14: a preferred view in a named scope has the focus at first, and again when it is reset")
    func c14_preferred() {
        struct Form: View {
            @Namespace var form
            @Environment(\.resetFocus) var resetFocus
            var body: some View {
                VStack {
                    Stop("a").focusable()
                    Stop("b").focusable().prefersDefaultFocus(in: form)
                    Button("reset") { resetFocus(in: form) }.keyboardShortcut("r")
                }
                .focusScope(form)
            }
        }
        let host = TestHost.pinned(Form(), width: 20, height: 3)
        #expect(focused(host) == "b")
        host.press(.upArrow)
        #expect(focused(host) == "a")
        host.press("r", modifiers: .control)
        #expect(focused(host) == "b")
    }

    @Test("C10: a focused view that goes leaves the focus in its scope, even where the next view outside is nearer")
    func c10_scope() {
        struct Form: View {
            @Namespace var scope
            @State var isThere = true
            var body: some View {
                VStack {
                    VStack {
                        Stop("a").focusable()
                        if isThere {
                            Stop("b").focusable().onKeyPress("x") {
                                isThere = false; return .handled
                            }
                        }
                    }
                    .focusScope(scope)
                    Stop("c").focusable()
                }
            }
        }
        let host = TestHost.pinned(Form(), width: 20, height: 3)
        host.press(.tab)
        #expect(focused(host) == "b")
        host.press("x")
        #expect(focused(host) == "a")
    }

    @Test("C42: focusEffectDisabled takes the looks of focus away, and true outside beats false inside")
    func c42_effect() {
        func isReversed(_ view: some View) -> Bool {
            TestHost.pinned(view, width: 5, height: 1).terminal.cell(x: 2, y: 0).style.isReversed
        }
        #expect(isReversed(Button("a") {}))
        #expect(!isReversed(Button("a") {}.focusEffectDisabled()))
        #expect(!isReversed(VStack { Button("a") {}.focusEffectDisabled(false) }.focusEffectDisabled()))
        #expect(isReversed(Button("a") {}.focusEffectDisabled(false)))
        // The ring only: the button is pressed as ever.
        var count = 0
        TestHost.pinned(Button("a") { count += 1 }.focusEffectDisabled(), width: 5, height: 1).press(.return)
        #expect(count == 1)
    }
}
