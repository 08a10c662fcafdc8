import SwiftUI
import TerraceTesting
import Testing

private struct CheckboxToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                configuration.label
            }
        }
        .buttonStyle(PlainButtonStyle())
    }
}

private struct BarProgressStyle: ProgressViewStyle {
    var color: Color = .green

    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        return VStack(alignment: .leading, spacing: 0) {
            configuration.label
            ZStack(alignment: .leading) {
                Rectangle()
                    .fill(Color.gray.opacity(0.3))
                    .frame(width: 160, height: 16)
                Rectangle()
                    .fill(color)
                    .frame(width: CGFloat(fraction) * 160, height: 16)
            }
            configuration.currentValueLabel
                .font(.caption)
        }
    }
}

private struct VerticalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            configuration.title
        }
    }
}

private struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
                .font(.headline)
            configuration.content
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 8).stroke(Color.secondary))
    }
}

private struct ConfirmingButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        ConfirmingButton(configuration: configuration)
    }

    private struct ConfirmingButton: View {
        let configuration: PrimitiveButtonStyleConfiguration
        @State private var isAsking = false

        var body: some View {
            if isAsking {
                HStack {
                    Text("Sure?")
                    Button("Yes") {
                        configuration.trigger()
                        isAsking = false
                    }
                    Button("No") { isAsking = false }
                }
            } else {
                Button(action: { isAsking = true }) { configuration.label }
            }
        }
    }
}

private struct GaugeLikeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("\(Int(configuration.value * 100)) of 100")
        }
    }
}

private struct StylesView: View {
    @State private var isSubscribed = false
    @State private var progress = 0.25
    @State private var deletions = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Toggle("Subscribe", isOn: $isSubscribed)
                .toggleStyle(CheckboxToggleStyle())

            ProgressView("Upload", value: progress)
                .progressViewStyle(BarProgressStyle(color: .blue))
            Button("More") { progress = min(1, progress + 0.25) }

            Gauge(value: progress) { Text("Level") }
                .gaugeStyle(GaugeLikeStyle())

            GroupBox(label: Text("Storage")) {
                Label("Disk", systemImage: "internaldrive")
                    .labelStyle(VerticalLabelStyle())
            }
            .groupBoxStyle(CardGroupBoxStyle())

            HStack {
                Button("Delete") { deletions += 1 }
                    .buttonStyle(ConfirmingButtonStyle())
                Text("Deleted \(deletions) times")
            }
        }
        .padding()
    }
}

@MainActor @Suite("Styles of its own, 2021")
struct StylesProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(StylesView()) }

    private let size = (width: 60, height: 24)

    @Test("A toggle that is a button, by keyboard")
    func toggles() {
        let host = TestHost(StylesView(), width: size.width, height: size.height, unit: .points)
        let before = host.lines.first { $0.contains("Subscribe") }
        host.press(.return)
        #expect(host.lines.first { $0.contains("Subscribe") } != before)
    }

    @Test("A bar and a gauge drawn by their styles follow the value")
    func progress() {
        let host = TestHost(StylesView(), width: size.width, height: size.height, unit: .points)
        func painted() -> Int {
            let row = host.find(text: "Upload").frame
            return (row.x..<row.x + 20).filter {
                host.cell(x: $0, y: row.y + 1).background == host.cell(x: row.x, y: row.y + 1).background
                    && host.cell(x: $0, y: row.y + 1).foreground == host.cell(x: row.x, y: row.y + 1).foreground
            }.count
        }
        #expect(painted() == 5)
        #expect(host.text.contains("25 of 100"))
        host.find(.button, text: "More").click()
        #expect(painted() == 10)
        #expect(host.text.contains("50 of 100"))
    }

    @Test("A button whose style asks first keeps its own state")
    func asks() {
        let host = TestHost(StylesView(), width: size.width, height: size.height, unit: .points)
        host.find(.button, text: "Delete").click()
        #expect(host.text.contains("Sure?"))
        host.find(.button, text: "No").click()
        #expect(host.text.contains("Deleted 0 times") && !host.text.contains("Sure?"))
        host.find(.button, text: "Delete").click()
        host.find(.button, text: "Yes").click()
        #expect(host.text.contains("Deleted 1 times"))
    }

    @Test("A label above its icon, in a box with a border")
    func boxes() {
        let host = TestHost(StylesView(), width: size.width, height: size.height, unit: .points)
        #expect(host.find(text: "Storage").frame.y < host.find(text: "Disk").frame.y)
    }
}
