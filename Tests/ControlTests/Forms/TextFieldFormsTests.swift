import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Text fields: forms and styles")
struct TextFieldFormsTests {
    private struct Old: View {
        let log: Log
        @State var name = ""
        var body: some View {
            VStack {
                TextField("Name", text: $name, onEditingChanged: { log.add("editing \($0)") }, onCommit: { log.add("commit \(name)") })
                Button("next") {}
            }
        }
    }

    @Test("2019: onEditingChanged hears of the focus, onCommit of Return")
    func callbacks() {
        let log = Log()
        let host = TestHost.pinned(Old(log: log), width: 20, height: 2)
        #expect(log.take() == ["editing true"])
        host.type("Ada\n")
        #expect(log.take() == ["commit Ada"])
        host.press(.tab)
        #expect(log.take() == ["editing false"])
    }

    @Test("2019: SecureField(text:onCommit:), and a trailing closure is what Return runs")
    func trailing() {
        struct Login: View {
            let log: Log
            @State var password = ""
            @State var name = ""
            var body: some View {
                VStack {
                    TextField("Name", text: $name) { log.add("name") }
                    SecureField("Password", text: $password) { log.add(password) }
                }
            }
        }
        let log = Log()
        let host = TestHost.pinned(Login(log: log), width: 20, height: 2)
        host.type("\n\tab\n")
        #expect(log.take() == ["name", "ab"])
        #expect(host.lines[1] == "••")
    }

    @Test("A prompt is shown while the field is empty; the title says what it is for")
    func prompt() {
        let host = TestHost.pinned(TextField("Name", text: .constant(""), prompt: Text("first and last")), width: 20, height: 1)
        #expect(host.text == "first and last")
        #expect(host.find(.textField, text: "Name").exists)
        let labelled = TestHost.pinned(
            TextField(text: .constant("")) { Label("Mail", systemImage: "envelope") }, width: 20, height: 1)
        #expect(labelled.text == "Mail")
    }

    private struct Amount: View {
        @State var amount = 12
        @State var rate: Double?
        var body: some View {
            VStack(alignment: .leading) {
                TextField("Amount", value: $amount, formatter: NumberFormatter())
                TextField("Rate", value: $rate, format: .number)
                Text(verbatim: "\(amount) \(rate.map { "\($0)" } ?? "none")")
            }
        }
    }

    @Test("A formatter reads an Int; what is no number leaves it")
    func formatter() {
        let host = TestHost.pinned(Amount().environment(\.locale, Locale(identifier: "en_US")), width: 20, height: 3)
        host.press(.end)
        host.type("3\n")
        #expect(host.lines[2] == "123 none")
        host.type("x\n")
        #expect(host.lines[2] == "123 none")
        host.type("\t2.5\t")
        #expect(host.lines[2] == "123 2.5")
    }

    private struct Framed: TextFieldStyle {
        let mark: String
        @Environment(\.isEnabled) private var isEnabled
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack(spacing: 0) {
                Text(verbatim: isEnabled ? mark : "x")
                configuration
            }
        }
    }

    @Test("E60: a style of the program's own makes text fields and secure fields; the innermost counts, and plain ends it")
    func e60_customStyle() {
        struct Fields: View {
            @State var a = ""
            @State var isOff = false
            var body: some View {
                VStack {
                    TextField("a", text: $a)
                    SecureField("b", text: $a).textFieldStyle(Framed(mark: "#")).disabled(isOff)
                    TextField("c", text: $a).textFieldStyle(.plain)
                    Button("off") { isOff = true }
                }
                .textFieldStyle(Framed(mark: ">"))
            }
        }
        let host = TestHost.pinned(Fields(), width: 12, height: 4)
        #expect(host.lines[0] == ">a")
        #expect(host.lines[1] == "#b")
        #expect(host.lines[2] == "c")
        host.type("hi")
        #expect(host.lines[0...2] == [">hi", "#••", "hi"])
        host.find(text: "off").click()
        #expect(host.lines[1] == "x••")
    }

    @Test("Borders: rounded, square, and of an editor")
    func borders() {
        let host = TestHost.pinned(
            VStack(spacing: 0) {
                TextField("a", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle())
                TextField("b", text: .constant("")).textFieldStyle(.squareBorder)
                TextEditor(text: .constant("c")).textEditorStyle(.roundedBorder)
            }, width: 5, height: 9)
        #expect(host.text == "╭───╮\n│a  │\n╰───╯\n┌───┐\n│b  │\n└───┘\n╭───╮\n│c  │\n╰───╯")
    }

    private struct Typed: View {
        let capitals: TextInputAutocapitalization?
        @State var text = ""
        var body: some View { TextField("t", text: $text).textInputAutocapitalization(capitals) }
    }

    @Test("Letters become capitals as they are typed, where words and sentences begin at the end of the text")
    func capitals() {
        func typed(_ capitals: TextInputAutocapitalization?, _ text: String) -> String {
            let host = TestHost.pinned(Typed(capitals: capitals), width: 40, height: 1)
            host.type(text)
            return host.text
        }
        #expect(typed(nil, "ada lovelace") == "ada lovelace")
        #expect(typed(.never, "ada") == "ada")
        #expect(typed(.words, "ada lovelace") == "Ada Lovelace")
        #expect(typed(.sentences, "one two. three") == "One two. Three")
        #expect(typed(.characters, "ab1ß") == "AB1SS")
        let host = TestHost.pinned(Typed(capitals: .words), width: 40, height: 1)
        host.type("Gogh")
        host.press(.home)
        host.type("van ")
        #expect(host.text == "van Gogh", "before other text small letters stay")
        host.press(.end)
        host.paste(" and others")
        #expect(host.text == "van Gogh and others")
    }
}
