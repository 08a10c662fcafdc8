import SwiftUI
import TerraceTesting
import Testing

private struct GradientButtonStyle: ButtonStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .padding()
            .foregroundColor(.white)
            .background(configuration.isPressed ? Color.red : Color.blue)
    }
}

private struct CheckboxStyle: ToggleStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
        return HStack {
            configuration.label
            Spacer()
            Text(configuration.isOn ? "checked" : "empty")
                .onTapGesture { configuration.isOn.toggle() }
        }
    }
}

private struct ContentView: View {
    @State private var message = "none"
    @State private var isOn = false
    @State private var count: Int = 0
    @State private var speed = 50.0
    @State private var isEditing = false

    var body: some View {
        VStack(spacing: 0) {
            Button(action: {
                self.message = "plain"
            }) {
                Text("Plain")
            }
            .buttonStyle(PlainButtonStyle())
            Button("Styled", action: style)
                .buttonStyle(GradientButtonStyle())
            Button(role: .destructive) {
                message = "deleted"
            } label: {
                Label("Delete", systemImage: "trash")
            }
            Button("Add", systemImage: "plus") { message = "added" }
            Toggle(isOn: $isOn) {
                Text("Check")
            }
            .toggleStyle(CheckboxStyle())
            Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) { Text("Count \(count)") }
            Stepper("Value \(count)", value: $count, in: 0...5)
            Slider(
                value: $speed, in: 0...100, step: 5,
                onEditingChanged: { editing in isEditing = editing }
            )
            Text("\(message) \(isOn ? "on" : "off") \(speed)")
        }
        .frame(width: 320)
    }

    func style() { message = "styled" }
}

@MainActor @Suite("Buttons and values, 2019 to 2023")
struct ButtonsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("Every control does what it says by keyboard")
    func works() {
        let host = TestHost(ContentView(), width: 60, height: 24, unit: .points)
        host.press(.return)
        #expect(host.text.contains("plain off 50.0"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("styled off"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("deleted off"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("added off"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("added on"))
        #expect(host.text.contains("checked"))
        host.press(.tab)
        host.press(.rightArrow)
        host.press(.tab)
        host.press(.rightArrow)
        #expect(host.text.contains("Count 2"))
        #expect(host.text.contains("Value 2"))
        host.press(.tab)
        host.press(.rightArrow)
        #expect(host.text.contains("55.0"))
    }
}
