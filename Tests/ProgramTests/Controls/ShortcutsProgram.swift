import SwiftUI
import TerraceTesting
import Testing

private struct EditorView: View {
    @State private var lines = ["First", "Second"]
    @State private var status = "Ready"
    @State private var isShowingHelp = false

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(lines.indices, id: \.self) { index in
                Text(lines[index])
            }
            Divider()
            HStack {
                Button("New") { lines.append("Line \(lines.count + 1)") }
                    .keyboardShortcut("n")
                Button("Save") { status = "Saved" }
                    .keyboardShortcut("s", modifiers: [.command])
                Button("Delete", role: .destructive) { _ = lines.popLast() }
                    .keyboardShortcut(.delete, modifiers: .command)
                    .disabled(lines.isEmpty)
                Button("Help") { isShowingHelp.toggle() }
                    .keyboardShortcut(KeyboardShortcut("h", modifiers: [.control, .option]))
            }
            Text(status)
            if isShowingHelp {
                Text("Press the letters with Control.")
            }
            HStack {
                Button("Cancel") { status = "Cancelled" }
                    .keyboardShortcut(.cancelAction)
                Button("OK") { status = "Done" }
                    .keyboardShortcut(.defaultAction)
            }
        }
        .padding()
    }
}

@MainActor @Suite("Shortcuts, 2020")
struct ShortcutsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(EditorView()) }

    @Test("Command is reached with Control where the terminal has no Command")
    func shortcuts() {
        let host = TestHost(EditorView(), width: 60, height: 16, unit: .points)
        host.press("n", modifiers: .control)
        #expect(host.text.contains("Line 3"))
        host.press("s", modifiers: .control)
        #expect(host.text.contains("Saved"))
        host.press("h", modifiers: [.control, .option])
        #expect(host.text.contains("Press the letters with Control."))
        host.press(.escape)
        #expect(host.text.contains("Cancelled"))
    }
}
