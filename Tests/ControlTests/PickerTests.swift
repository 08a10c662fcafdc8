import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Pickers")
struct PickerTests {
    private enum Fruit: String, CaseIterable, Identifiable {
        case apple, banana, cherry
        var id: Self { self }
    }

    private struct Fruits<S: PickerStyle>: View {
        let style: S
        let log: Log
        @State var fruit = Fruit.apple
        var body: some View {
            Picker(
                "Fruit",
                selection: Binding(
                    get: { fruit },
                    set: {
                        fruit = $0; log.add($0.rawValue)
                    })
            ) {
                ForEach(Fruit.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(style)
        }
    }

    @Test("E19: options below one another: Up and Down choose, letters, Home and End too")
    func e19_inline() {
        let log = Log()
        let host = TestHost.pinned(Fruits(style: .inline, log: log), width: 20, height: 5)
        #expect(host.text == "Fruit\n(•) apple\n( ) banana\n( ) cherry")
        host.press(.downArrow)
        #expect(host.text == "Fruit\n( ) apple\n(•) banana\n( ) cherry")
        host.press(.end)
        host.press(.home)
        host.type("c")
        #expect(log.take() == ["banana", "cherry", "apple", "cherry"])
        #expect(host.selected(row: 3) == "^^^^^^^^^^")
        host.press(.downArrow)
        #expect(log.take() == [], "nothing is beyond the last")
    }

    @Test("E19: options side by side: Left and Right choose; the chosen one is in brackets")
    func e19_segments() {
        let log = Log()
        let host = TestHost.pinned(Fruits(style: .segmented, log: log), width: 40, height: 2)
        #expect(host.text == "[apple]│ banana │ cherry")
        host.press(.rightArrow)
        #expect(host.text == " apple │[banana]│ cherry")
        host.press(.leftArrow)
        host.press(.leftArrow)
        #expect(log.take() == ["banana", "apple"])
        host.click(x: 20, y: 0)
        #expect(log.take() == ["cherry"])
        #expect(host.text == " apple │ banana │[cherry]")
        #expect(TestHost.pinned(Fruits(style: SegmentedPickerStyle(), log: log), width: 20, height: 2).text == "[apple]│ banana\n cherry")
    }

    @Test("A wheel shows the chosen one in the middle")
    func wheel() {
        let log = Log()
        let host = TestHost.pinned(Fruits(style: WheelPickerStyle(), log: log), width: 20, height: 5)
        #expect(host.lines == ["", "", "› apple", "  banana", "  cherry"])
        host.press(.downArrow)
        #expect(host.lines == ["", "  apple", "› banana", "  cherry", ""])
        host.click(x: 4, y: 3)
        #expect(log.take() == ["banana", "cherry"])
    }

    @Test("Right to left: segments and marks are mirrored, and Left goes on")
    func rightToLeft() {
        let log = Log()
        let row = TestHost.pinned(Fruits(style: .segmented, log: log).environment(\.layoutDirection, .rightToLeft), width: 25, height: 1)
        #expect(row.text == " cherry │ banana │[apple]")
        row.press(.leftArrow)
        #expect(row.text == " cherry │[banana]│ apple")
        let column = TestHost.pinned(
            Fruits(style: .radioGroup, log: log).environment(\.layoutDirection, .rightToLeft), width: 10, height: 4)
        #expect(column.lines == ["     Fruit", " apple (•)", "banana ( )", "cherry ( )"])
    }

    @Test("A disabled picker takes nothing, labelsHidden hides its label")
    func states() {
        let log = Log()
        let off = TestHost.pinned(Fruits(style: .inline, log: log).disabled(true), width: 20, height: 5)
        off.press(.downArrow)
        off.click(x: 2, y: 2)
        #expect(log.all == [])
        #expect(TestHost.pinned(Fruits(style: .inline, log: log).labelsHidden(), width: 20, height: 5).lines[0] == "(•) apple")
    }

    private struct Tagged<Value: Hashable, Content: View>: View {
        @State var value: Value
        @ViewBuilder let content: Content
        var body: some View {
            VStack(alignment: .leading) {
                Picker("p", selection: $value) { content }.pickerStyle(.inline).labelsHidden()
                Text("\(value)")
            }
        }
    }

    @Test("E17: tags of another type choose nothing, and are said once with both types")
    func e17_wrongType() {
        let host = TestHost.pinned(
            Tagged(value: UInt8(1)) {
                Text("one").tag(1)
                Text("two").tag(2)
            }, width: 20, height: 3)
        #expect(host.text == "( ) one\n( ) two\n1")
        host.press(.downArrow)
        host.click(x: 1, y: 1)
        #expect(host.text == "( ) one\n( ) two\n1")
        #expect(host.log.count == 1)
        #expect(host.log.first?.contains("UInt8") == true && host.log.first?.contains("Int:") == true)
    }

    @Test("E17: an explicit tag wins over the id of ForEach")
    func e17_explicitTag() {
        let host = TestHost.pinned(
            Tagged(value: 20) { ForEach(1..<4, id: \.self) { Text("n\($0)").tag($0 * 10) } }, width: 20, height: 4)
        #expect(host.text == "( ) n1\n(•) n2\n( ) n3\n20")
        host.press(.downArrow)
        #expect(host.lines[3] == "30")
    }

    @Test("E18: a tag matches an optional selection; nothing chosen is nothing to be said")
    func e18_optional() {
        let host = TestHost.pinned(
            Tagged(value: Int?.none) {
                Text("one").tag(1)
                Text("two").tag(Optional(2))
            }, width: 20, height: 3)
        #expect(host.text == "( ) one\n( ) two\nnil")
        #expect(host.log == [])
        host.press(.downArrow)
        #expect(host.text == "(•) one\n( ) two\nOptional(1)")
        host.press(.downArrow)
        #expect(host.text == "( ) one\n(•) two\nOptional(2)")
        let none = TestHost.pinned(
            Tagged(value: Int?.some(1)) {
                Text("none").tag(Int?.none)
                Text("one").tag(1)
            }, width: 20, height: 3)
        none.press(.upArrow)
        #expect(none.text == "(•) none\n( ) one\nnil")
    }

    @Test("E19: what is chosen outside of the tags is not shown, not written, and said once")
    func e19_outside() {
        let host = TestHost.pinned(Tagged(value: 9) { Text("one").tag(1) }, width: 20, height: 2)
        #expect(host.text == "( ) one\n9")
        #expect(host.log.count == 1)
        #expect(host.log.first?.contains("is the tag of none of its options") == true)
    }

    @Test("F28: a tag after other modifiers counts; one in a nested stack does not")
    func f28_places() {
        let host = TestHost.pinned(
            Tagged(value: 1) {
                Text("one").bold().padding(.leading, 1).tag(1)
                HStack { Text("two").tag(2) }
            }, width: 20, height: 3)
        #expect(host.text == "(•)  one\ntwo\n1")
    }

    @Test("Headers and lines stand between options and cannot be chosen; what several values share is shown")
    func sections() {
        struct Two: View {
            @State var values = [1, 2]
            var body: some View {
                VStack(alignment: .leading) {
                    Picker("p", sources: $values, selection: \.self) {
                        Section("low") { Text("one").tag(1) }
                        Divider()
                        Text("two").tag(2)
                    }
                    .pickerStyle(.inline).labelsHidden()
                    Text("\(values[0])\(values[1])")
                }
                .frame(width: 8)
            }
        }
        let host = TestHost.pinned(Two(), width: 20, height: 6)
        #expect(host.lines[0...4] == ["low", "( ) one", "────────", "( ) two", "12"])
        host.press(.downArrow)
        host.press(.downArrow)
        #expect(host.lines[4] == "22")
        host.press(.upArrow)
        #expect(host.lines[4] == "11")
    }
}
