import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Toggles")
struct ToggleTests {
    private struct Item: Identifiable {
        let id: Int
        var isOn: Bool
    }

    private struct Sources: View {
        let log: Log
        @State var items = [Item(id: 0, isOn: true), Item(id: 1, isOn: false)]
        var body: some View {
            VStack(alignment: .leading) {
                Toggle("all", sources: $items, isOn: \.isOn)
                Text(items.map { $0.isOn ? "1" : "0" }.joined())
            }
        }
    }

    private struct One<S: ToggleStyle>: View {
        let style: S
        let log: Log
        @State var isOn = false
        var body: some View {
            Toggle(
                "Wi-Fi",
                isOn: Binding(
                    get: { isOn },
                    set: {
                        isOn = $0; log.add("\($0)")
                    })
            ).toggleStyle(style)
        }
    }

    @Test("E16: Space, Return and a click flip it, and write once each")
    func e16_flip() {
        let log = Log()
        let host = TestHost.pinned(One(style: .automatic, log: log), width: 20, height: 1)
        #expect(host.text == "[ ] Wi-Fi")
        host.press(.space)
        #expect(host.text == "[x] Wi-Fi")
        host.press(.return)
        host.click(x: 5, y: 0)
        #expect(log.take() == ["true", "false", "true"])
        #expect(host.text == "[x] Wi-Fi")
    }

    @Test("E16: several sources that differ are shown as mixed, and all become true")
    func e16_mixed() {
        let host = TestHost.pinned(Sources(log: Log()), width: 20, height: 2)
        #expect(host.text == "[-] all\n10")
        host.press(.space)
        #expect(host.text == "[x] all\n11")
        host.press(.space)
        #expect(host.text == "[ ] all\n00")
    }

    @Test("Styles can be told apart without colour, on from off")
    func looks() {
        func looks<S: ToggleStyle>(_ style: S) -> [String] {
            let host = TestHost.pinned(One(style: style, log: Log()), width: 20, height: 1)
            let off = host.text
            host.press(.space)
            return [off, host.text]
        }
        #expect(looks(.checkbox) == ["[ ] Wi-Fi", "[x] Wi-Fi"])
        #expect(looks(.switch) == ["Wi-Fi ○──", "Wi-Fi ━━●"])
        #expect(looks(SwitchToggleStyle(tint: .red)) == ["Wi-Fi ○──", "Wi-Fi ━━●"])
        #expect(looks(.button) == ["[   Wi-Fi ]", "[ ✓ Wi-Fi ]"])
    }

    @Test("The focus is shown over all of it; a disabled one is dim and takes no key")
    func focusAndDisabled() {
        let log = Log()
        let host = TestHost.pinned(One(style: .switch, log: log), width: 20, height: 1)
        #expect(host.selected(row: 0) == "^^^^^^^^^")
        let off = TestHost.pinned(One(style: .switch, log: log).disabled(true), width: 20, height: 1)
        #expect(off.selected(row: 0) == "")
        #expect(off.dimmed(row: 0) == "Wi-Fi ○──")
        off.press(.space)
        off.click(x: 1, y: 0)
        #expect(log.all == [])
    }

    @Test("labelsHidden leaves the control alone, which works all the same")
    func labelsHidden() {
        let log = Log()
        let host = TestHost.pinned(One(style: .switch, log: log).labelsHidden(), width: 20, height: 1)
        #expect(host.text == "○──")
        host.press(.space)
        #expect(host.text == "━━●")
        #expect(host.log == [])
    }

    @Test("Right to left: the knob of what is on is at the left")
    func rightToLeft() {
        let host = TestHost.pinned(One(style: .switch, log: Log()).environment(\.layoutDirection, .rightToLeft), width: 9, height: 1)
        #expect(host.text == "──○ Wi-Fi")
        host.press(.space)
        #expect(host.text == "●━━ Wi-Fi")
    }

    @Test("A custom style flips through its binding")
    func custom() {
        struct Tick: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.isOn.toggle()
                } label: {
                    HStack {
                        Text(configuration.isOn ? "yes" : "no")
                        configuration.label
                    }
                }
                .buttonStyle(.plain)
            }
        }
        struct Nested: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(.leading, 1) }
        }
        let host = TestHost.pinned(One(style: Tick(), log: Log()), width: 20, height: 1)
        #expect(host.text == "no Wi-Fi")
        host.press(.space)
        #expect(host.text == "yes Wi-Fi")
        #expect(TestHost.pinned(One(style: Nested(), log: Log()), width: 20, height: 1).text == " [ ] Wi-Fi")
    }

    @Test("A toggle whose label is empty is said once")
    func remark() {
        let host = TestHost.pinned(Toggle("", isOn: .constant(true)), width: 20, height: 1)
        #expect(host.log.count == 1)
        #expect(host.log.first?.contains("has no label") == true)
    }
}
