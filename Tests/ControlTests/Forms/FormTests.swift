import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Forms")
struct FormTests {
    private struct Settings: View {
        @State var name = ""
        @State var isOn = false
        @State var count = 1
        @State var color = Color.red
        var body: some View {
            Form {
                Section("Profile") {
                    TextField("Name", text: $name)
                    LabeledContent("Version", value: "1.2")
                }
                Section {
                    Toggle("Sound", isOn: $isOn)
                    Stepper("Rooms", value: $count)
                    ColorPicker("Ink", selection: $color)
                } header: {
                    Text("Options")
                } footer: {
                    Text("As you like it")
                }
            }
        }
    }

    @Test("A field of a form stands on a line that says how far it goes; one in a stack, and one that is plain, on none")
    func fieldsAreSeen() {
        let host = TestHost(Settings(), width: 30, height: 12)
        func isRuled(_ host: TestHost, _ x: Int, _ y: Int) -> Bool { host.terminal.cell(x: x, y: y).style.isUnderlined }
        #expect(isRuled(host, 0, 1) && isRuled(host, 29, 1))
        #expect(!isRuled(host, 0, 2))
        host.type("Ann")
        #expect(isRuled(host, 2, 1) && isRuled(host, 29, 1))
        let stack = TestHost(VStack { TextField("Name", text: .constant("a")) }, width: 8, height: 1)
        #expect(!isRuled(stack, 0, 0))
        let plain = TestHost(Form { TextField("Name", text: .constant("a")).textFieldStyle(.plain) }, width: 8, height: 1)
        #expect(!isRuled(plain, 0, 0))
    }

    @Test("E51: labels lead, controls and values trail, sections stand apart")
    func e51_rows() {
        let host = TestHost(Settings(), width: 30, height: 12)
        #expect(host.lines[0] == "Profile")
        #expect(host.lines[1] == "Name")
        #expect(host.lines[2].hasPrefix("Version") && host.lines[2].hasSuffix("1.2"))
        #expect(host.lines[2].count == 30)
        #expect(host.lines[3] == "")
        #expect(host.lines[4] == "Options")
        #expect(host.lines[5].hasPrefix("Sound ") && host.lines[5].count >= 28)
        #expect(host.lines[6].hasPrefix("Rooms ") && host.lines[6].hasSuffix("]"))
        #expect(host.lines[7].hasPrefix("Ink ") && host.lines[7].hasSuffix("]"))
        #expect(host.lines[8] == "As you like it")
    }

    @Test("Down goes from control to control, and a form that is too high scrolls along")
    func keys() {
        let host = TestHost(Settings(), width: 30, height: 4)
        host.type("Ada")
        host.press(.downArrow)
        host.press(.space)
        host.press(.downArrow)
        host.press(.rightArrow)
        host.press(.downArrow)
        #expect(host.text.contains("Ink"))
        #expect(host.focus?.contains("ColorWell") == true || host.focus?.contains("ColorPicker") == true)
        host.press(.upArrow)
        host.press(.upArrow)
        host.press(.upArrow)
        #expect(host.text.contains("Ada"))
    }

    @Test("Right to left, a form is mirrored")
    func mirrored() {
        let host = TestHost(Settings().environment(\.layoutDirection, .rightToLeft), width: 30, height: 12)
        #expect(host.lines[2].hasPrefix("1.2") && host.lines[2].hasSuffix("Version"))
    }

    @Test("Styles: columns are as high as they need to be, and the program's own gets the rows")
    func styles() {
        let columns = TestHost.pinned(
            Form {
                Text("a")
                Text("b")
            }
            .formStyle(.columns).border(.red), width: 20, height: 8)
        #expect(columns.lines[3].hasPrefix("└"))
        struct Own: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("own")
                    configuration.content
                }
            }
        }
        let own = TestHost.pinned(Form { Text("row") }.formStyle(Own()), width: 20, height: 8)
        #expect(own.text == "own\nrow")
    }

    @Test("A group box is a frame with its label in the edge")
    func groupBox() {
        let host = TestHost.pinned(
            GroupBox("Net") {
                Text("up")
                Text("down")
            }, width: 12, height: 6)
        #expect(host.text == "╭ Net ─────╮\n│ up       │\n│ down     │\n╰──────────╯")
        let plain = TestHost.pinned(GroupBox { Text("a") }, width: 6, height: 3)
        #expect(plain.text == "╭────╮\n│ a  │\n╰────╯")
        let old = TestHost.pinned(GroupBox(label: Text("L")) { Text("a") }, width: 8, height: 3)
        #expect(old.lines[0] == "╭ L ───╮")
        struct Own: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        #expect(TestHost.pinned(GroupBox("L") { Text("a") }.groupBoxStyle(Own()), width: 8, height: 3).text == "L a")
    }

    @Test("E22: a style of the program's own opens and closes a disclosure group")
    func e22_style() {
        struct Own: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack(alignment: .leading) {
                    Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
                    if configuration.isExpanded { configuration.content }
                }
            }
        }
        let host = TestHost.pinned(DisclosureGroup("a") { Text("inside") }.disclosureGroupStyle(Own()), width: 20, height: 3)
        #expect(host.text == "[ more ]")
        host.press(.return)
        #expect(host.text == "[ less ]\ninside")
        let usual = TestHost.pinned(DisclosureGroup("a") { Text("inside") }.disclosureGroupStyle(.automatic), width: 20, height: 3)
        usual.press(.return)
        #expect(usual.lines[1] == "  inside")
    }

    @Test("A colour is chosen from a palette or written in digits")
    func colors() {
        struct Ink: View {
            @State var color = Color.red
            var body: some View { ColorPicker("Ink", selection: $color) }
        }
        let host = TestHost.pinned(Ink(), width: 30, height: 1)
        #expect(host.text == "Ink [██ red    ]")
        host.press(.rightArrow)
        #expect(host.text == "Ink [██ orange ]")
        host.press(.leftArrow)
        host.press(.leftArrow)
        #expect(host.text == "Ink [██ black  ]")
        host.type("#ff88")
        #expect(host.text == "Ink [██ #FF88__]")
        host.type("00")
        #expect(host.text == "Ink [██ #FF8800]")
        host.type("#ff")
        host.press(.escape)
        #expect(host.text == "Ink [██ #FF8800]")
        host.paste("#0f0")
        #expect(host.text == "Ink [██ #00FF00]")
    }
}
