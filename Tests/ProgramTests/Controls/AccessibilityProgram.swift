import SwiftUI
import TerraceTesting
import Testing

private struct ScoreView: View {
    @Environment(\.accessibilityReduceMotion) var reduceMotion
    @Environment(\.accessibilityReduceTransparency) var reduceTransparency
    @Environment(\.dynamicTypeSize) var typeSize
    @ScaledMetric(relativeTo: .largeTitle) private var padding: CGFloat = 16

    @State private var score = 10
    @State private var scale = 1.0
    let pictures = ["ales-krivec", "galina-n", "kevin-horstmann"]
    @State private var selectedPicture = 0

    var body: some View {
        VStack(spacing: 16) {
            Image(decorative: "character")
                .accessibilityHidden(true)

            Image(pictures[selectedPicture])
                .resizable()
                .scaledToFit()
                .frame(height: 64)
                .onTapGesture {
                    selectedPicture = (selectedPicture + 1) % pictures.count
                }
                .accessibilityLabel("Picture \(selectedPicture + 1)")
                .accessibilityAddTraits(.isButton)
                .accessibilityRemoveTraits(.isImage)

            VStack {
                Text("Your score is")
                Text("\(score)").font(.title)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Your score is \(score)")

            HStack {
                Button("Increment") { score += 1 }
                Button("Decrement") { score -= 1 }
            }
            .accessibilityElement(children: .contain)
            .accessibilityInputLabels(["Up", "Down"])

            Text("Value: \(score)")
                .accessibilityElement()
                .accessibilityLabel("Value")
                .accessibilityValue(String(score))
                .accessibilityAdjustableAction { direction in
                    switch direction {
                    case .increment: score += 1
                    case .decrement: score -= 1
                    }
                }

            Text("Animated")
                .scaleEffect(scale)
                .padding(padding)
                .background(reduceTransparency ? .black : .black.opacity(0.5))
                .foregroundColor(.white)
                .clipShape(Capsule())
                .onTapGesture {
                    if reduceMotion { scale *= 1.5 } else { withAnimation { scale *= 1.5 } }
                }
                .accessibilityHint("Grows")
                .accessibilityAction(named: "Reset") { scale = 1 }
                .accessibilitySortPriority(1)
                .accessibilityIdentifier("grower")
        }
    }
}

@MainActor @Suite("Accessibility, 2022")
struct AccessibilityProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ScoreView()) }

    @Test("Labels name what is found; hidden things are not")
    func labels() {
        let host = TestHost(ScoreView(), width: 60, height: 24, unit: .points)
        #expect(host.find(text: "Picture 1").exists)
        host.find(text: "Increment").click()
        #expect(host.text.contains("Value: 11"))
        #expect(host.find(id: "grower").text.contains("Animated"))
        #expect(host.log.filter { !$0.contains("image") }.isEmpty)
    }
}
