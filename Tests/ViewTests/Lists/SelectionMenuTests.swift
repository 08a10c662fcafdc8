import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Menus of what is selected in a list")
struct SelectionMenuTests {
    private struct Files: View {
        let log: ListLog
        var opens = true
        @State private var selected: Set<String> = []
        var body: some View {
            List(["a", "b", "c"], id: \.self, selection: $selected) { Text($0) }
                .contextMenu(
                    forSelectionType: String.self,
                    menu: { files in
                        Button("Delete \(files.sorted().joined())") { log.events.append("delete \(files.sorted().joined())") }
                    },
                    primaryAction: opens ? { log.events.append("open \($0.sorted().joined())") } : nil)
        }
    }

    private func rightClick(_ host: TestHost, x: Int, y: Int) {
        host.send(bytes: Array("\u{1B}[<2;\(x + 1);\(y + 1)M\u{1B}[<2;\(x + 1);\(y + 1)m".utf8))
    }

    @Test("E30: with two rows selected the menu is for both, by the key and by the right button") func e30_both() {
        let log = ListLog()
        let host = TestHost(Files(log: log), width: 24, height: 10)
        host.press(.downArrow, modifiers: .shift)
        host.press(.function(10), modifiers: .shift)
        #expect(host.text.contains("Delete ab"))
        host.press(.return)
        #expect(log.events == ["delete ab"])
        #expect(!host.text.contains("Delete"))
        rightClick(host, x: 3, y: 0)
        #expect(host.text.contains("Delete ab"))
        host.press(.escape)
        #expect(host.focus?.contains("List") == true)
    }

    @Test("E30: of a row that is not selected it is for that row; beside the rows for none") func e30_others() {
        let log = ListLog()
        let host = TestHost(Files(log: log), width: 24, height: 10)
        host.press(.downArrow, modifiers: .shift)
        rightClick(host, x: 3, y: 2)
        #expect(host.text.contains("Delete c"))
        #expect(host.lines[3].hasPrefix("  ╭"), "it stands below its row")
        host.press(.escape)
        rightClick(host, x: 3, y: 8)
        host.press(.return)
        #expect(log.events == ["delete "])
    }

    @Test("E30: Return and a double click do the primary action on what is selected") func e30_primary() {
        let log = ListLog()
        let host = TestHost(Files(log: log), width: 24, height: 10)
        host.press(.return)
        host.press(.downArrow, modifiers: .shift)
        host.press(.return)
        host.click(x: 3, y: 2, count: 2)
        #expect(log.events == ["open a", "open ab", "open c"])
        let none = TestHost(Files(log: log, opens: false), width: 24, height: 10)
        none.press(.return)
        #expect(log.events.count == 3)
    }

    @Test("E30: where one row can be selected, and the selection is of another type") func e30_single() {
        struct Single: View {
            let log: ListLog
            @State private var selected: Int?
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List(0..<3, selection: $selected) { Text("row \($0)") }
                        .contextMenu(forSelectionType: Int.self) { rows in Button("Show \(rows.first ?? -1)") {} }
                    List(["x"], id: \.self, selection: .constant(String?.none)) { Text($0) }
                        .contextMenu(forSelectionType: Int.self) { _ in
                            Button("never") {}
                        } primaryAction: { _ in
                            log.events.append("never")
                        }
                }
            }
        }
        let log = ListLog()
        let host = TestHost(Single(log: log), width: 24, height: 12)
        rightClick(host, x: 3, y: 1)
        #expect(host.text.contains("Show 1"))
        host.press(.escape)
        #expect(host.lines[1] == "› row 1")
        host.press(.tab)
        host.press(.space, modifiers: .control)
        host.press(.return)
        #expect(!host.text.contains("never"))
        #expect(log.events == [])
    }

    @Test("E30: a row's own menu comes first; a field in a row is given the focus by Return all the same") func e30_rows() {
        struct Rows: View {
            let log: ListLog
            @State private var text = ""
            @State private var selected: Int?
            var body: some View {
                List(selection: $selected) {
                    Text("own").tag(1).contextMenu { Button("of the row") {} }
                    TextField("field", text: $text).tag(2)
                }
                .contextMenu(forSelectionType: Int.self) { _ in
                    Button("of the list") {}
                } primaryAction: { _ in
                    log.events.append("primary")
                }
            }
        }
        let log = ListLog()
        let host = TestHost(Rows(log: log), width: 24, height: 10)
        host.press(.function(10), modifiers: .shift)
        #expect(host.text.contains("of the row"))
        host.press(.escape)
        host.press(.downArrow)
        host.press(.return)
        host.type("x")
        #expect(host.text.contains("x"))
        #expect(log.events == [])
    }
}
