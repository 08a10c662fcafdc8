import SwiftUI
import TerraceTesting
import Testing

private struct DraggableCard: View {
    @State private var offset = CGSize.zero
    @State private var isDragging = false
    @GestureState private var isPressed = false

    var body: some View {
        let dragGesture = DragGesture()
            .onChanged { value in self.offset = value.translation }
            .onEnded { _ in
                withAnimation {
                    self.offset = .zero
                    self.isDragging = false
                }
            }
        let pressGesture = LongPressGesture()
            .updating($isPressed) { current, state, transaction in state = current }
            .onEnded { value in
                withAnimation { self.isDragging = true }
            }
        let combined = pressGesture.sequenced(before: dragGesture)
        return VStack(alignment: .leading) {
            Text(isDragging ? "dragging \(Int(offset.width))" : "still")
                .gesture(combined)
            Text("Delete me")
                .contextMenu {
                    Button(action: {}) {
                        Text("Delete")
                    }
                }
        }
    }
}

private struct TapCounter: View {
    @State private var taps = 0
    @State private var scale: CGFloat = 1.0

    var magnification: some Gesture {
        MagnificationGesture()
            .onChanged { amount in self.scale = amount }
            .onEnded { amount in self.scale = 1 }
    }

    var body: some View {
        Text("Taps: \(taps)")
            .onTapGesture(count: 2) { taps += 2 }
            .onTapGesture { taps += 1 }
            .gesture(magnification)
            .onLongPressGesture(minimumDuration: 1, pressing: { inProgress in }) { taps = 0 }
    }
}

@MainActor @Suite("Gestures, 2020")
struct GesturesProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(DraggableCard()) }

    @Test("A card is dragged once it has been held")
    func drags() {
        let host = TestHost(DraggableCard(), width: 40, height: 6, unit: .points)
        let row = host.lines.firstIndex { $0.contains("still") } ?? 0
        let column = host.lines[row].distance(
            from: host.lines[row].startIndex, to: host.lines[row].firstIndex(of: "s") ?? host.lines[row].startIndex)
        host.send(bytes: Array("\u{1B}[<0;\(column + 1);\(row + 1)M".utf8))
        host.advance(by: .seconds(1))
        host.send(bytes: Array("\u{1B}[<32;\(column + 2);\(row + 1)M".utf8))
        host.send(bytes: Array("\u{1B}[<32;\(column + 4);\(row + 1)M".utf8))
        #expect(host.text.contains("dragging 16"))
        host.send(bytes: Array("\u{1B}[<0;\(column + 4);\(row + 1)m".utf8))
        #expect(host.text.contains("still"))
    }

    @Test("Taps by keys: Space one, Return two, Alt-Return the long press")
    func taps() {
        let host = TestHost(TapCounter(), width: 40, height: 6, unit: .points)
        host.press(.space)
        host.press(.return)
        #expect(host.text.contains("Taps: 3"))
        host.press(.return, modifiers: .option)
        #expect(host.text.contains("Taps: 0"))
    }
}
