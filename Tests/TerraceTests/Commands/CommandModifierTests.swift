import Terrace
import TerraceTesting
import Testing

private final class Notes {
    var lines: [String] = []
}

@MainActor
@Suite("Command modifiers")
struct CommandModifierTests {
    @Test("C34: onMoveCommand gets the arrows that the focused view does not use; the handler nearest to the focus wins")
    func c34_move() {
        let log = Notes()
        struct Form: View {
            let log: Notes
            @State var text = "ab"
            var body: some View {
                VStack {
                    VStack {
                        TextField("", text: $text)
                            .onMoveCommand { log.lines.append("inner \($0)") }
                        Button("b") {}
                    }
                    .onMoveCommand { log.lines.append("outer \($0)") }
                    Button("c") {}
                }
            }
        }
        let host = TestHost.pinned(Form(log: log), width: 20, height: 4)
        host.press(.leftArrow)
        #expect(host.cursor?.x == 1, "the field has a use for it")
        #expect(log.lines.isEmpty)
        host.press(.downArrow)
        #expect(log.lines == ["inner down"])
        host.press(.tab)
        host.press(.leftArrow)
        #expect(log.lines == ["inner down", "outer left"])
    }

    @Test("C35: onExitCommand is Escape on the way from the focus outwards; the nearest wins")
    func c35_exit() {
        let log = Notes()
        let host = TestHost.pinned(
            VStack {
                Button("a") {}.onExitCommand { log.lines.append("inner") }
                Button("b") {}
            }
            .onExitCommand { log.lines.append("outer") }, width: 20, height: 3)
        host.press(.escape)
        host.press(.tab)
        host.press(.escape)
        #expect(log.lines == ["inner", "outer"])
    }

    @Test("C36: onDeleteCommand is Backspace or Delete where no text is edited")
    func c36_delete() {
        let log = Notes()
        struct Form: View {
            let log: Notes
            @State var text = "ab"
            var body: some View {
                VStack {
                    TextField("", text: $text)
                    Text("row").focusable()
                }
                .onDeleteCommand { log.lines.append("delete") }
            }
        }
        let host = TestHost.pinned(Form(log: log), width: 20, height: 3)
        host.press(.delete)
        #expect(log.lines.isEmpty)
        #expect(host.lines[0].contains("a") && !host.lines[0].contains("b"))
        host.press(.tab)
        host.press(.delete)
        host.press(.deleteForward)
        #expect(log.lines == ["delete", "delete"])
    }

    @Test("C37: a command modifier hears nothing while the focus is elsewhere, or it has no action")
    func c37_elsewhere() {
        let log = Notes()
        let host = TestHost.pinned(
            VStack {
                Button("a") {}.onExitCommand(perform: nil)
                Button("b") {}.onExitCommand { log.lines.append("b") }.onMoveCommand { _ in log.lines.append("b moves") }
            }
            .onCommand(Selector("cancelOperation:")) { log.lines.append("around") }, width: 20, height: 3)
        host.press(.escape)
        #expect(log.lines == ["around"])
        host.press(.rightArrow)
        #expect(log.lines == ["around"])
    }

    @Test("onCommand acts on the command that a key stands for")
    func onCommand() {
        let log = Notes()
        let host = TestHost.pinned(
            Text("x").focusable()
                .onCommand(Selector("pageDown:")) { log.lines.append("page down") }
                .onCommand(Selector("insertNewline:")) { log.lines.append("return") }, width: 20, height: 1)
        host.press(.pageDown)
        host.press(.return)
        host.press(.pageUp)
        #expect(log.lines == ["page down", "return"])
    }
}
