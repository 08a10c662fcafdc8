import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Lists: controls in rows")
struct ListRowTests {
    @Test("E15, scenario 21: Return runs the button of the row that the arrows have come to") func scenario21_e15() {
        struct Buttons: View {
            let log: ListLog
            @State var selected: Int?
            var body: some View {
                List(1...30, id: \.self, selection: $selected) { number in
                    Button("run \(number)") { log.events.append("\(number)") }
                }
            }
        }
        let log = ListLog()
        let host = TestHost(Buttons(log: log), width: 20, height: 8)
        for _ in 0..<10 { host.press(.downArrow) }
        host.press(.return)
        #expect(log.events == ["11"])
        #expect(host.text.contains("› [ run 11 ]"))
    }

    @Test("E15: Tab enters a row with several controls, and goes on behind the list") func e15_tabEntersRow() {
        struct Rows: View {
            let log: ListLog
            @State var selected: Int?
            var body: some View {
                VStack(spacing: 0) {
                    List(0..<3, selection: $selected) { number in
                        HStack {
                            Button("x") { log.events.append("x\(number)") }
                            Button("y") { log.events.append("y\(number)") }
                        }
                    }
                    Button("end") { log.events.append("end") }
                }
            }
        }
        let log = ListLog()
        let host = TestHost(Rows(log: log), width: 20, height: 6)
        host.press(.downArrow)
        host.press(.return)
        #expect(log.events == [])
        host.press(.tab)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        #expect(log.events == ["x1", "y1", "end"])
        host.press(.tab, modifiers: .shift)
        host.press(.return)
        #expect(log.events == ["x1", "y1", "end", "y1"])
        host.press(.downArrow)
        #expect(host.lines[2].hasPrefix("›"))
    }

    @Test("Without a selection arrows go from one row's field to the next") func arrowsMoveBetweenFields() {
        struct Fields: View {
            @State var texts = (0..<50).map { "t\($0)" }
            var body: some View { List { ForEach(0..<50, id: \.self) { TextField("", text: $texts[$0]) } } }
        }
        let host = TestHost(Fields(), width: 20, height: 5)
        for _ in 0..<20 { host.press(.downArrow) }
        host.type("!")
        #expect(host.text.contains("t20!"))
        host.press(.upArrow)
        host.type("?")
        #expect(host.text.contains("t19?"))
    }
}
