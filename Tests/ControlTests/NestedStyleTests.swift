import Terrace
import TerraceTesting
import TestSupport
import Testing

/// A style that makes a plain control of its own kind.
private struct Starred: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(action: configuration.trigger) {
            HStack {
                Text("*")
                configuration.label
            }
        }
    }
}

private struct Spelled: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Toggle(isOn: configuration.$isOn) {
            HStack {
                configuration.label
                Text(configuration.isOn ? "yes" : "no")
            }
        }
    }
}

private struct Quoted: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label {
            HStack {
                Text("»")
                configuration.title
            }
        } icon: {
            configuration.icon
        }
    }
}

private struct Titled: GroupBoxStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            Text(mark)
            GroupBox { configuration.content }
        }
    }
}

/// A style that builds upon the one around it.
private struct Bold: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { HStack { Text("!"); configuration.label } }
}

@MainActor @Suite("Styles that make controls of their own kind")
struct NestedStyleTests {
    @Test("A style that holds a plain control of its kind is not made by itself")
    func recursion() {
        let log = Log()
        let host = TestHost.pinned(Button("Go") { log.add("went") }.buttonStyle(Starred()), width: 20, height: 3)
        #expect(host.text == "[ * Go ]")
        host.press(.return)
        #expect(log.all == ["went"])

        let toggle = TestHost.pinned(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Spelled()), width: 20, height: 3)
        #expect(toggle.text == "[x] Wi-Fi yes")
        let label = TestHost.pinned(Label("Home", systemImage: "star").labelStyle(Quoted()), width: 20, height: 3)
        #expect(label.text == "☆ » Home")
    }

    @Test("What a style makes has the style that was set around it")
    func outer() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) { Button("Go") {}.buttonStyle(Starred()) }.buttonStyle(Bold()), width: 20, height: 3)
        #expect(host.text == "! * Go")
    }

    @Test("What a control holds keeps the control's style")
    func content() {
        let view = GroupBox { GroupBox { Text("in") } }.groupBoxStyle(Titled(mark: "#"))
        let host = TestHost.pinned(view, width: 20, height: 9)
        #expect(host.lines.filter { $0.contains("#") }.count == 2)
        #expect(host.text.contains("in"))
    }
}
