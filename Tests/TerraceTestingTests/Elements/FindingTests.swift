import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Finding elements")
struct FindingTests {
    private struct Form: View {
        @State private var name = "Ada"
        @State private var secret = "pass"
        @State private var note = "some\nlines"
        @State private var isThere = true
        @State var log: [String] = []

        var body: some View {
            VStack(alignment: .leading) {
                Text("Save all").accessibilityIdentifier("title")
                HStack {
                    Button("Save") { log.append("save") }
                    Button("×") { isThere = false }.accessibilityLabel("Close")
                    Button("Off") { log.append("off") }.disabled(true)
                }
                if isThere { Text("there") }
                TextField("Name", text: $name)
                SecureField("Secret", text: $secret)
                TextEditor(text: $note).frame(height: 2)
                Text("volume").accessibilityValue("75 %").elementRole(ElementRole("dial"))
                Text("log \(log.joined(separator: ","))")
                Text("kept out").hidden()
            }
        }
    }

    private func form() -> TestHost {
        TestHost(Form().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading), width: 30, height: 14)
    }

    @Test("What says exactly the text comes before what only contains it")
    func exactFirst() {
        let host = form()
        #expect(host.find(text: "Save").role == .button)
        #expect(host.find(text: "Save a").role == .text)
        #expect(host.findAll(text: "o").map(\.text) == ["×", "some\nlines", "log "])
    }

    @Test("Each control has its role, and answers with what it holds")
    func roles() {
        let host = form()
        #expect(host.find(.textField).text == "Ada")
        #expect(host.find(.textField).label == "Name")
        #expect(host.find(.textField, text: "Name").text == "Ada")
        #expect(host.find(.secureField).text == "••••")
        #expect(host.find(.textEditor).text == "some\nlines")
        #expect(host.findAll(.button).map(\.text) == ["Save", "×", "Off"])
        #expect(host.findAll(.button).map(\.label) == ["Save", "Close", "Off"])
        #expect(host.find(ElementRole("dial")).text == "75 %")
        #expect(host.find(ElementRole("dial")).screenText == "volume")
        #expect(host.find(.button, text: "Off").isEnabled == false)
    }

    @Test("An element is kept while its place lives, whatever it says; when the place has gone it does not exist")
    func elementsAreKept() {
        let host = form()
        let field = host.find(.textField, text: "Ada")
        let there = host.find(text: "there")
        field.focus()
        host.type("!")
        #expect(field.text == "Ada!")
        #expect(there.exists)
        host.find(text: "Close").click()
        #expect(!there.exists)
        #expect(field.exists && field.frame.y == 2)
    }

    @Test("What was not found is looked for again")
    func laterFound() {
        let host = form()
        let later = host.find(text: "log save")
        #expect(!later.exists)
        host.find(.button, text: "Save").click()
        #expect(later.exists)
        #expect(later.text == "log save")
    }

    @Test("What is hidden is not found, and decoration is no part of a text")
    func hidden() {
        let host = form()
        #expect(!host.find(text: "kept out").exists)
        #expect(host.find(.button).text == "Save")
        #expect(host.find(.button).screenText == "[ Save ]")
    }

    @Test("Ids are those of rows, of id(_:), and of accessibilityIdentifier(_:)")
    func ids() {
        struct Rows: View {
            var body: some View {
                VStack(alignment: .leading) {
                    ForEach(10..<13, id: \.self) { number in
                        HStack {
                            Text("row")
                            Text("\(number)")
                        }
                    }
                    Button("x") {}.padding(1).id("framed")
                    Text("name").accessibilityIdentifier("tagged")
                }
            }
        }
        let host = TestHost(Rows(), width: 20, height: 8)
        #expect(host.find(id: 11).text == "row 11")
        #expect(host.find(id: 11).role == nil)
        #expect(host.find(id: "framed").role == .button)
        #expect(host.find(id: "tagged").text == "name")
        #expect(host.findAll(.button).count == 1)
        #expect(!host.find(id: 99).exists)
        #expect(!host.find(id: "11").exists)
    }

    @Test("What is used and not there fails the test, with a list of what is")
    func missing() {
        let host = form()
        withKnownIssue {
            host.find(.button, text: "Sav e").click()
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.hasPrefix("There is no button \"Sav e\".") && text.contains("\n  button, \"Save\", 8×1 at ")
                && text.contains("secureField, \"••••\", for \"Secret\"") && text.contains("disabled") && text.contains("focused")
                && issue.sourceLocation?.fileName == "FindingTests.swift"
        }
        withKnownIssue {
            #expect(host.find(text: "nowhere", at: 1).text == "")
        } matching: {
            $0.comments.map(\.rawValue).joined().hasPrefix("There is no element \"nowhere\" number 2.")
        }
    }

    @Test("What cannot be clicked or focused fails the test, and says why")
    func impossible() {
        let covered = TestHost(
            ZStack {
                Button("under") {}
                Color.red
            }, width: 10, height: 3)
        withKnownIssue {
            covered.find(.button).click()
        } matching: {
            $0.comments.map(\.rawValue).joined().hasPrefix("Something else covers button, \"under\"")
        }
        let host = form()
        withKnownIssue {
            host.find(.button, text: "Off").focus()
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("it is disabled")
        }
        withKnownIssue {
            host.find(id: "title").focus()
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("nothing in it takes the focus")
        }
        let small = TestHost(Text("a\nb\nc").frame(width: 0, height: 0).clipped(), width: 5, height: 5)
        withKnownIssue {
            small.find(.text).click()
        } matching: {
            $0.comments.map(\.rawValue).joined().contains("can be seen")
        }
    }

    @Test("A row of a list is scrolled to and clicked, and says that it is selected")
    func lists() {
        struct Names: View {
            @State private var picked: Set<Int> = [2]
            var body: some View { List(0..<20, id: \.self, selection: $picked) { Text("name \($0)") } }
        }
        let host = TestHost(Names(), width: 20, height: 5)
        #expect(host.find(.list).exists)
        #expect(host.find(text: "name 2").isSelected)
        #expect(!host.find(text: "name 1").isSelected)
        #expect(host.find(.list).isFocused)
        #expect(host.focused?.role == .list)
    }

    @Test("What is scrolled out of sight exists, has no visible frame, and is scrolled to by a click")
    func outOfSight() {
        struct Long: View {
            @State private var pressed = -1
            var body: some View {
                VStack(alignment: .leading) {
                    Text("pressed \(pressed)")
                    ScrollView { VStack { ForEach(0..<30) { number in Button("b\(number)") { pressed = number } } } }
                }
            }
        }
        let host = TestHost(Long(), width: 20, height: 6)
        let button = host.find(text: "b20")
        #expect(button.visibleFrame.isEmpty)
        #expect(button.frame.y > 6)
        button.click()
        #expect(host.find(text: "pressed").text == "pressed 20")
        #expect(!button.visibleFrame.isEmpty)
    }

    @Test("The selected text is answered by the field and by the host")
    func selections() {
        let host = form()
        host.find(.textField).focus()
        #expect(host.selection == nil)
        host.press(.home, modifiers: .shift)
        #expect(host.selection == "Ada")
        #expect(host.find(.textField).selectedText == "Ada")
        host.find(.secureField).focus()
        host.press(.home, modifiers: .shift)
        #expect(host.selection == "")
    }
}
