import Terrace
import TerraceTesting
import Testing

private struct ValueForm<Value: Equatable, Content: View>: View {
    @State var value: Value
    let field: (Binding<Value>) -> Content

    var body: some View {
        VStack(alignment: .leading) {
            field($value)
            Text("\(String(describing: value))")
            Text("next").focusable()
        }
    }
}

@MainActor
@Suite("Fields for values")
struct ValueFieldTests {
    @Test("E4: the value is written on Return and when the focus goes, not with each key")
    func e4_commits() {
        let host = TestHost(ValueForm(value: 5) { TextField("n", value: $0, format: .number) }, width: 20, height: 3)
        host.press(.end)
        host.type("7")
        #expect(host.lines[0] == "57" && host.lines[1] == "5")
        host.type("\n")
        #expect(host.lines[0] == "57" && host.lines[1] == "57")
        host.press(.delete)
        #expect(host.lines[0] == "5" && host.lines[1] == "57")
        host.type("\t")
        #expect(host.lines[0] == "5" && host.lines[1] == "5")
    }

    @Test("E4: a text that is no value leaves the value, and the field shows it again")
    func e4_reverts() {
        let host = TestHost(ValueForm(value: 5) { TextField("n", value: $0, format: .number) }, width: 20, height: 3)
        host.press(.delete)
        host.type("x\t")
        #expect(host.lines[0] == "5" && host.lines[1] == "5")
        host.type("\t")
        host.type("abc\n")
        #expect(host.lines[0] == "5" && host.lines[1] == "5")
    }

    @Test("E4: the submit action sees the new value")
    func e4_submit() {
        var seen: [Double] = []
        let host = TestHost(
            ValueForm(value: 1.5) { value in
                TextField("n", value: value, format: .number).onSubmit { seen.append(value.wrappedValue) }
            }, width: 20, height: 3)
        host.press(.end)
        host.type("25\n")
        #expect(seen == [1.525] && host.lines[0] == "1.525")
    }

    @Test("E4: an empty text is no value where there may be none")
    func e4_optional() {
        let host = TestHost(ValueForm(value: Int?.some(5)) { TextField("none", value: $0, format: .number) }, width: 20, height: 3)
        host.press(.delete)
        host.type("\n")
        #expect(host.lines[0] == "none" && host.lines[1] == "nil")
        host.type("12\n")
        #expect(host.lines[0] == "12" && host.lines[1] == "Optional(12)")
    }

    @Test("E4: a formatter shows and reads values")
    func e4_formatter() {
        let formatter = NumberFormatter()
        formatter.maximumFractionDigits = 1
        let host = TestHost(ValueForm(value: 2.5) { TextField("n", value: $0, formatter: formatter) }, width: 20, height: 3)
        #expect(host.lines[0] == "2.5")
        host.press("u", modifiers: .control)
        host.type("7.25\n")
        #expect(host.lines[1] == "7.25" && host.lines[0] != "7.25")
        host.press("u", modifiers: .control)
        host.type("x\t")
        #expect(host.lines[1] == "7.25")
    }

    @Test("E4: the model's new value replaces what was typed; another read of the old one does not")
    func e4_modelWins() async {
        let model = AmountModel()
        let host = TestHost(AmountField(model: model), width: 20, height: 2)
        host.type("9")
        model.other += 1
        await host.settle()
        #expect(host.lines[0] == "9")
        model.value = 3
        await host.settle()
        #expect(host.lines[0] == "3")
    }
}

@MainActor @Observable
private final class AmountModel {
    var value = 0
    var other = 0
}

private struct AmountField: View {
    @Bindable var model: AmountModel
    var body: some View {
        VStack(alignment: .leading) {
            TextField("", value: $model.value, format: .number)
            Text("\(model.other)")
        }
    }
}
