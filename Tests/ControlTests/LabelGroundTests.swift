import Terrace
import TerraceTesting
import TestSupport
import Testing

@MainActor @Suite("Labels with a background, and names")
struct LabelGroundTests {
    @Test("A label with a background is a button without brackets")
    func ground() {
        let host = TestHost.pinned(
            VStack(alignment: .leading) {
                Button {
                } label: {
                    Text("Blue").padding(.horizontal, 1).background(Color.blue)
                }
                Button("Plain") {}
            }, width: 20, height: 3)
        #expect(host.lines[0] == " Blue" && host.lines[1] == "[ Plain ]")
        #expect(host.cell(x: 0, y: 0).isReversed && host.cell(x: 5, y: 0).isReversed && !host.cell(x: 6, y: 0).isReversed)
    }

    @Test("A name reaches the control through a background around it; an image is found by its name")
    func names() {
        let host = TestHost.pinned(
            VStack {
                Button("x") {}.padding(1).background(Color.red).accessibilityLabel("Close")
                Image("cover")
            }, width: 20, height: 6)
        #expect(host.find(.button, text: "Close").exists)
        #expect(host.find(.image, text: "cover").exists)
        #expect(host.find(.button, text: "x").label == "Close")
    }

    @Test("A picker in a menu closes it when an option is chosen")
    func menu() {
        struct Sorting: View {
            @State private var order = 1
            var body: some View {
                Menu("Sort") {
                    Picker("Order", selection: $order) {
                        Text("Name").tag(1)
                        Text("Count").tag(2)
                    }
                }
                Text("by \(order)")
            }
        }
        let host = TestHost.pinned(VStack(alignment: .leading) { Sorting() }, width: 20, height: 8)
        host.press(.return)
        #expect(host.text.contains("Count"))
        host.press(.downArrow)
        host.press(.return)
        #expect(host.text.contains("by 2") && !host.text.contains("Count"))
    }

    @Test("The rows of a range are tagged by their offset")
    func range() {
        let host = TestHost.pinned(
            Picker("People", selection: .constant(2)) { ForEach(2..<9) { Text("\($0) people") } }, width: 30, height: 3)
        #expect(host.text.contains("4 people"))
    }

    @Test("A lazy column of one row with a gap shows it", arguments: [0, 1, 5])
    func lazy(_ gap: Int) {
        let host = TestHost(ScrollView { LazyVStack(spacing: CGFloat(gap)) { ForEach(0..<1) { _ in Text("row") } } }, width: 20, height: 3)
        #expect(host.text.contains("row"))
    }
}
