import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Submit")
struct SubmitTests {
    private struct Stack: View {
        let log: Log
        @State private var a = ""
        @State private var b = ""
        @State private var c = ""
        var body: some View {
            VStack(alignment: .leading) {
                TextField("a", text: $a).onSubmit { log.add("1") }.onSubmit { log.add("2") }.onSubmit { log.add("3") }
                VStack { TextField("b", text: $b).onSubmit { log.add("b") } }.submitScope()
                TextField("c", text: $c).submitScope(false)
            }
            .onSubmit { log.add("outer") }
            .onSubmit(of: .search) { log.add("search") }
        }
    }

    @Test("scenario 14, C25, C26, C27: each handler once, inner to outer; a scope stops it; no text changes")
    func scenario14_c25_c26_c27() {
        let log = Log()
        let host = TestHost.pinned(Stack(log: log), width: 8, height: 3)
        host.type("x\n")
        #expect(log.take() == ["1", "2", "3", "outer"])
        host.type("\ty\n")
        #expect(log.take() == ["b"])
        host.type("\t\n")
        #expect(log.take() == ["outer"])
        #expect(host.text == "x\ny\nc")
    }

    @Test("C28: Return keeps focus, text and caret; a focus written in onSubmit wins")
    func c28_afterReturn() {
        struct Two: View {
            let moves: Bool
            @State private var a = "abc"
            @FocusState private var second: Bool
            var body: some View {
                VStack(alignment: .leading) {
                    TextField("a", text: $a).onSubmit { if moves { second = true } }
                    TextField("b", text: .constant("b")).focused($second)
                }
            }
        }
        let stays = TestHost.pinned(Two(moves: false), width: 8, height: 2)
        stays.press(.return)
        #expect(stays.cursor! == (3, 0))
        stays.type("d")
        #expect(stays.lines[0] == "abcd")
        let moves = TestHost.pinned(Two(moves: true), width: 8, height: 2)
        moves.press(.return)
        #expect(moves.cursor! == (1, 1))
    }

    @Test("scenario 15: nothing is submitted by moving the focus; once per Return")
    func scenario15_noSubmitOnBlur() {
        struct Two: View {
            @State private var a = ""
            @State private var b = ""
            @State private var n = 0
            var body: some View {
                VStack(alignment: .leading) {
                    TextField("a", text: $a).onSubmit { n += 1 }
                    TextField("b", text: $b)
                    Text("n \(n)")
                }
            }
        }
        let host = TestHost.pinned(Two(), width: 8, height: 3)
        host.type("x\t")
        host.press(.tab, modifiers: .shift)
        host.press(.return)
        #expect(host.text == "x\nb\nn 1")
    }

    @Test("scenario 6: Return goes from field to field, then submits; a button focuses the first empty field")
    func scenario6_formChain() {
        struct Form: View {
            enum Field { case user, password }
            let log: Log
            @State private var user = ""
            @State private var password = ""
            @FocusState private var focus: Field?
            var body: some View {
                VStack(alignment: .leading) {
                    TextField("user", text: $user).focused($focus, equals: .user)
                    TextField("password", text: $password).focused($focus, equals: .password)
                    Button("Sign in") { signIn() }
                }
                .onSubmit { if focus == .user { focus = .password } else { signIn() } }
            }

            func signIn() {
                log.add("sign in")
                if user.isEmpty { focus = .user } else if password.isEmpty { focus = .password }
            }
        }
        let log = Log()
        let host = TestHost.pinned(Form(log: log), width: 14, height: 3)
        host.type("u\n")
        #expect(log.all == [])
        #expect(host.cursor! == (0, 1))
        host.type("\n")
        #expect(log.take() == ["sign in"])
        #expect(host.cursor! == (0, 1))
        #expect(host.text == "u\npassword\n[ Sign in ]")
        host.type("\t")
        host.press(.return)
        #expect(log.take() == ["sign in"])
        host.type("p")
        #expect(host.lines[1] == "p")
    }

    @Test("swift-tui 0.9.5: onSubmit reads the text that was just typed")
    func submitSeesTypedText() {
        struct Echo: View {
            let log: Log
            @State private var text = ""
            var body: some View { TextField("-", text: $text).onSubmit { log.add(text) } }
        }
        let log = Log()
        let host = TestHost.pinned(Echo(log: log), width: 8, height: 1)
        host.type("héllo\n!\n")
        #expect(log.all == ["héllo", "héllo!"])
    }

    @Test("C29: the focused field shows its submit label while there is room; the innermost label counts")
    func c29_submitLabel() {
        struct Labelled: View {
            @State private var a = ""
            var body: some View {
                VStack { TextField("a", text: $a).submitLabel(.next) }.submitLabel(.done)
            }
        }
        let host = TestHost.pinned(Labelled(), width: 10, height: 1)
        host.type("x")
        #expect(host.text == "x     Next")
        host.type("yzabcde")
        #expect(host.text == "xyzabcde")
    }
}
