import SwiftUI
import TerraceTesting
import Testing

// Screens of 2020 that count on the height of a phone: a board whose squares are as high as a third of the width, and a panel that
// moves up while its field is edited, away from a keyboard.

private struct BoardView: View {
    @State private var moves = [Int]()

    var body: some View {
        GeometryReader { geometry in
            VStack(spacing: 0) {
                ForEach(0..<3, id: \.self) { row in
                    Button(action: { self.moves.append(row) }) {
                        Text("row \(row)")
                            .frame(width: geometry.size.width, height: geometry.size.width / 3)
                    }
                }
                Text("moves: \(moves.map(String.init).joined(separator: " "))")
            }
        }
    }
}

private struct PanelView: View {
    @State private var name = ""
    @State private var isEditing = false

    var body: some View {
        VStack {
            Button("Top") {}
            Spacer()
            VStack(alignment: .leading) {
                Text("A new task")
                TextField("Name", text: $name, onEditingChanged: { self.isEditing = $0 })
            }
            .offset(y: isEditing ? -320 : 0)
        }
    }
}

@MainActor @Suite("Higher than a terminal, 2020")
struct TallProgram2020 {
    @Test("What is below the window comes into sight when it gets the focus, and goes again")
    func board() {
        let host = TestHost(BoardView(), width: 40, height: 12, unit: .points)
        #expect(host.text.contains("row 0") && !host.text.contains("row 2"))
        host.press(.tab)
        host.press(.tab)
        #expect(host.text.contains("row 2"))
        host.press(.return)
        host.press(.tab)
        #expect(host.text.contains("row 0") && !host.text.contains("row 2"))
        host.resize(width: 40, height: 30)
        #expect(host.text.contains("moves: 2"))
    }

    @Test("A field that its program moves out of the window is followed")
    func panel() {
        let host = TestHost(PanelView(), width: 40, height: 10, unit: .points)
        host.find(.textField, text: "Name").focus()
        host.type("Milk")
        #expect(host.text.contains("Milk"))
        #expect(host.cursor != nil)
        host.find(.button, text: "Top").focus()
        #expect(host.text.contains("Top") && host.text.contains("A new task"))
    }

    @Test("Every stop is seen") func stops() { checkStops(BoardView()) }
}
