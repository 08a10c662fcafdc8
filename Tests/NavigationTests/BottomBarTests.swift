import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Items at the bottom")
struct BottomBarTests {
    private struct Bars<Items: View>: View {
        let status: String
        @ViewBuilder let items: Items
        var body: some View {
            NavigationStack {
                Text("Content")
                    .toolbar {
                        ToolbarItemGroup(placement: .bottomBar) { items }
                        ToolbarItem(placement: .status) { Text(status) }
                    }
            }
        }
    }

    private func bottom<Items: View>(_ status: String, width: Int, @ViewBuilder _ items: () -> Items) -> String {
        TestHost(Bars(status: status, items: items), width: width, height: 5).lines.last ?? ""
    }

    @Test("The status stands in the middle, the bar's one item before it")
    func middle() {
        #expect(bottom("Total 12", width: 40) { Button("Delete All") {} } == "[ Delete All ]  Total 12")
        #expect(bottom("Total 12", width: 40) { Button("Go") {} } == "[ Go ]" + String(repeating: " ", count: 10) + "Total 12")
    }

    @Test("Where the middle is taken the status stands beside the bar")
    func beside() {
        #expect(bottom("Total 12", width: 24) { Button("Delete All") {} } == "[ Delete All ] Total 12")
        #expect(bottom("12", width: 24) { Button("Delete All") {} } == "[ Delete All ] 12")
    }

    @Test("Items at both ends leave the middle to the status, or make room for it behind them")
    func spread() {
        let text = bottom("12", width: 30) {
            Button("Left") {}
            Spacer()
            Button("Right") {}
        }
        #expect(text == "[ Left ]      12     [ Right ]")
        let full = bottom("Total 12", width: 32) {
            Button("Delete All") {}
            Spacer()
            Button("Go") {}
        }
        #expect(full == "[ Delete All ]   [ Go ] Total 12")
    }

    @Test("What does not fit of the status is cut, and the buttons are not")
    func narrow() {
        #expect(bottom("Total 12", width: 20) { Button("Delete All") {} }.hasPrefix("[ Delete All ] Tot"))
        #expect(bottom("Total 12", width: 14) { Button("Delete All") {} } == "[ Delete All ]")
    }

    @Test("From right to left the bar begins on the right")
    func mirrored() {
        let host = TestHost(
            Bars(status: "12") { Button("Go") {} }.environment(\.layoutDirection, .rightToLeft), width: 20, height: 5)
        #expect(host.lines.last == String(repeating: " ", count: 9) + "12   [ Go ]")
    }

    @Test("Alone, the status and one item stand in the middle as before")
    func alone() {
        let status = TestHost(
            NavigationStack { Text("Content").toolbar { ToolbarItem(placement: .status) { Text("12") } } }, width: 20, height: 5)
        #expect(status.lines.last == String(repeating: " ", count: 9) + "12")
        let item = TestHost(
            NavigationStack { Text("Content").toolbar { ToolbarItem(placement: .bottomBar) { Button("Go") {} } } }, width: 20, height: 5)
        #expect(item.lines.last == String(repeating: " ", count: 7) + "[ Go ]")
    }
}
