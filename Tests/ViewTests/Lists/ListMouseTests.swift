import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Lists: mouse")
struct ListMouseTests {
    private struct Single: View {
        @State var selected: Int?
        let log: ListLog
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Button("top") {}
                List(0..<100, id: \.self, selection: $selected) { number in
                    if number == 2 { Button("run") { log.events.append("run") } } else { Text("row \(number)") }
                }
                Text("selected \(selected.map(String.init) ?? "nil")")
            }
        }
    }

    @Test("A click selects the row, wherever it is in the row, and the list has the focus") func clickSelects() {
        let host = TestHost.pinned(Single(log: ListLog()), width: 20, height: 8)
        host.click(x: 3, y: 2)
        #expect(host.lines[2].hasPrefix("› row 1"))
        #expect(host.lines[7] == "selected 1")
        #expect(host.focus?.hasSuffix("List") == true)
        host.click(x: 15, y: 4)
        #expect(host.lines[7] == "selected 3")
        host.press(.downArrow)
        #expect(host.lines[7] == "selected 4")
    }

    @Test("The wheel scrolls and leaves the selection; a click then selects what is seen") func wheelThenClick() {
        let host = TestHost.pinned(Single(log: ListLog()), width: 20, height: 8)
        host.click(x: 3, y: 1)
        host.wheel(10, x: 3, y: 3)
        #expect(host.lines[7] == "selected 0")
        #expect(host.lines[1].hasPrefix("  row 30"))
        host.click(x: 3, y: 2)
        #expect(host.lines[7] == "selected 31")
        #expect(host.lines[1].hasPrefix("  row 30"))
    }

    @Test("A double click does what Return does; a click on a control is the control's") func doubleClick() {
        let log = ListLog()
        let host = TestHost.pinned(Single(log: log), width: 20, height: 8)
        host.click(x: 15, y: 3)
        #expect(log.events == [])
        host.click(x: 15, y: 3, count: 2)
        #expect(log.events == ["run"])
        host.click(x: 4, y: 3)
        #expect(log.events == ["run", "run"])
    }

    private struct Several: View {
        @State var selected: Set<Int> = []
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                List(0..<20, id: \.self, selection: $selected) { Text("row \($0)").selectionDisabled($0 == 4) }
                Text(selected.sorted().map(String.init).joined(separator: " "))
            }
        }
    }

    @Test("Shift takes a range, Control one more or less, a plain click that row alone") func modifiers() {
        let host = TestHost.pinned(Several(), width: 20, height: 9)
        host.click(x: 3, y: 1)
        host.click(x: 3, y: 3, modifiers: .shift)
        #expect(host.lines[8] == "1 2 3")
        host.click(x: 3, y: 6, modifiers: .control)
        #expect(host.lines[8] == "1 2 3 6")
        host.click(x: 3, y: 2, modifiers: .control)
        #expect(host.lines[8] == "1 3 6")
        host.click(x: 3, y: 5, modifiers: .shift)
        #expect(host.lines[8] == "2 3 5")
        host.click(x: 3, y: 0)
        #expect(host.lines[8] == "0")
        host.click(x: 3, y: 4)
        #expect(host.lines[8] == "0")
    }

    @Test("A drag selects what it passes, also out of the list") func drag() {
        let host = TestHost.pinned(Several(), width: 20, height: 9)
        host.drag(from: (x: 3, y: 1), to: (x: 3, y: 3))
        #expect(host.lines[8] == "1 2 3")
        host.drag(from: (x: 3, y: 6), to: (x: 3, y: 8))
        #expect(host.lines[8].hasPrefix("6 7"))
    }
}
