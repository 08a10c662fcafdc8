import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("The focus of fields with a value")
struct ValueFieldFocusTests {
    private struct Amounts: View {
        let log: Log
        @State private var title = "abc"
        @State private var amount = 0.0
        @State private var count = 7
        @FocusState private var isCounting: Bool
        var body: some View {
            VStack(alignment: .leading) {
                TextField("Title", text: $title)
                TextField("Amount", value: $amount, format: .currency(code: "EUR"))
                TextField("Count", value: $count, formatter: NumberFormatter()).focused($isCounting)
                Button("Count") { isCounting = true }
                Text(verbatim: "\(amount) \(count)")
            }
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    private func host() -> TestHost { TestHost.pinned(Amounts(log: Log()), width: 20, height: 5) }

    @Test("Tab into a value selects it, so that typing replaces it; a plain text keeps its caret")
    func tab() {
        let host = host()
        #expect(host.selection == nil)
        host.type("d\t")
        #expect(host.lines[0] == "abcd")
        #expect(host.selection == "€0.00")
        host.type("3.5\t")
        #expect(host.lines[4] == "3.5 7")
        #expect(host.lines[1] == "€3.50")
        #expect(host.selection == "7")
        host.type("12\t")
        #expect(host.lines[4] == "3.5 12")
    }

    @Test("Arrows and a focus state select it as well, and coming back does once more")
    func others() {
        let host = host()
        host.press(.downArrow)
        #expect(host.selection == "€0.00")
        host.press(.rightArrow)
        #expect(host.selection == nil)
        host.find(.button, text: "Count").click()
        #expect(host.selection == "7")
        host.type("8")
        host.press(.tab, modifiers: .shift)
        #expect(host.selection == "€0.00" && host.lines[4] == "0.0 8")
        host.press(.tab)
        #expect(host.selection == "8")
    }

    @Test("A click places the caret, and selects nothing")
    func click() {
        let host = host()
        host.click(x: 1, y: 1)
        #expect(host.selection == nil && host.cursor?.x == 1)
        host.type("2")
        #expect(host.lines[1] == "€20.00")
    }

    @Test("C28: after Return the caret stands at the end")
    func c28_return() {
        let host = host()
        host.press(.tab)
        host.type("4\n")
        #expect(host.lines[1] == "€4.00" && host.lines[4] == "4.0 7")
        #expect(host.selection == nil && host.cursor?.x == 5)
    }
}
