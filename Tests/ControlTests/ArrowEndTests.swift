import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Arrows at the ends of controls")
struct ArrowEndTests {
    /// A control between two buttons, which an arrow that it does not take leads to.
    private struct Between<Control: View>: View {
        @ViewBuilder let control: Control
        var body: some View {
            HStack {
                Button("Cancel") {}
                control
                Button("Save") {}
            }
        }
    }

    private func stays<Control: View>(@ViewBuilder _ control: () -> Control) -> Bool {
        let host = TestHost(Between(control: control), width: 80, height: 5)
        host.press(.tab)
        let place = host.focus
        for key in [KeyEquivalent.leftArrow, .rightArrow] {
            for _ in 0..<12 { host.press(key) }
            if host.focus != place || place == nil { return false }
        }
        host.press(.tab)
        return host.focused?.text == "Save"
    }

    @Test("Left and Right never lead out of a control that they change")
    func horizontal() {
        let day = Date(timeIntervalSince1970: 1_700_000_000)
        #expect(stays { DatePicker("", selection: .constant(day), displayedComponents: .date).labelsHidden() })
        #expect(stays { DatePicker("", selection: .constant(day)).labelsHidden().datePickerStyle(.stepperField) })
        #expect(stays { DatePicker("", selection: .constant(day)).labelsHidden().datePickerStyle(.wheel) })
        #expect(stays { Slider(value: .constant(0.5)) })
        #expect(stays { Stepper("", value: .constant(0), in: 0...1).labelsHidden() })
        #expect(stays { ColorPicker("", selection: .constant(.red)).labelsHidden() })
        #expect(
            stays {
                Picker("", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented).labelsHidden()
            })
    }

    private struct Segments: View {
        @State private var size = 0
        var body: some View {
            Between {
                Picker("", selection: $size) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.segmented).labelsHidden()
            }
        }
    }

    @Test("A segmented picker keeps the focus at its last segment and at its first")
    func segments() {
        let host = TestHost(Segments(), width: 60, height: 3)
        host.press(.tab)
        let place = host.focus
        for _ in 0..<4 { host.press(.rightArrow) }
        #expect(host.focus == place)
        for _ in 0..<4 { host.press(.leftArrow) }
        #expect(host.focus == place)
    }

    @Test("Plain buttons in a row are left by arrows, as is a column of choices at its end")
    func others() {
        let buttons = TestHost(Between { Button("Middle") {} }, width: 60, height: 3)
        buttons.press(.rightArrow)
        #expect(buttons.focused?.text == "Middle")
        buttons.press(.rightArrow)
        #expect(buttons.focused?.text == "Save")
        let column = TestHost(
            VStack {
                Picker("", selection: .constant(2)) { ForEach(0..<3) { Text("\($0)") } }.pickerStyle(.inline).labelsHidden()
                Button("Below") {}
            }, width: 60, height: 8)
        column.press(.downArrow)
        #expect(column.focused?.text == "Below")
    }
}
