import SwiftUI
import TerraceTesting
import Testing

private final class Canvas2D: ObservableObject {
    @Published private(set) var shapes: [String] = []

    func add(_ shape: String, undoManager: UndoManager?) {
        shapes.append(shape)
        undoManager?.registerUndo(withTarget: self) { target in
            target.removeLast(undoManager: undoManager)
        }
        undoManager?.setActionName("Add \(shape)")
    }

    func removeLast(undoManager: UndoManager?) {
        guard let last = shapes.popLast() else { return }
        undoManager?.registerUndo(withTarget: self) { target in
            target.add(last, undoManager: undoManager)
        }
    }
}

private struct DrawingView: View {
    @Environment(\.undoManager) private var undoManager
    @StateObject private var canvas = Canvas2D()

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                ForEach(["circle", "square", "triangle"], id: \.self) { name in
                    Button {
                        canvas.add(name, undoManager: undoManager)
                    } label: {
                        Label(name.capitalized, systemImage: name)
                    }
                }
            }
            HStack {
                Button("Undo") { undoManager?.undo() }
                    .disabled(undoManager?.canUndo != true)
                Button("Redo") { undoManager?.redo() }
                    .disabled(undoManager?.canRedo != true)
            }
            Text("Shapes: " + canvas.shapes.joined(separator: ", "))
        }
        .padding()
    }
}

@MainActor @Suite("Undo, 2022")
struct UndoProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(DrawingView()) }

    @Test("Shapes are taken back and come again")
    func undoes() {
        let host = TestHost(DrawingView(), width: 70, height: 12, unit: .points)
        #expect(!host.find(.button, text: "Undo").isEnabled)
        host.find(.button, text: "Circle").click()
        host.find(.button, text: "Square").click()
        #expect(host.text.contains("Shapes: circle, square"))
        host.find(.button, text: "Undo").click()
        #expect(host.text.contains("Shapes: circle") && !host.text.contains("circle, square"))
        host.find(.button, text: "Redo").click()
        #expect(host.text.contains("Shapes: circle, square"))
        host.find(.button, text: "Undo").click()
        host.find(.button, text: "Undo").click()
        #expect(!host.text.contains("Shapes: circle"))
    }
}
