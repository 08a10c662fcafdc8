import SwiftUI
import TerraceTesting
import Testing

private struct Card: Codable, Identifiable, Equatable {
    var id = UUID()
    var prompt: String
    var answer: String

    static let examples = [
        Card(prompt: "Capital of Peru?", answer: "Lima"),
        Card(prompt: "Capital of Fiji?", answer: "Suva"),
        Card(prompt: "Capital of Oman?", answer: "Muscat"),
    ]
}

extension View {
    fileprivate func stacked(at position: Int, in total: Int) -> some View {
        let offset = Double(total - position)
        return self.offset(x: 0, y: offset * 10)
    }
}

private struct CardView: View {
    @Environment(\.accessibilityDifferentiateWithoutColor) var differentiateWithoutColor
    @Environment(\.accessibilityVoiceOverEnabled) var voiceOverEnabled

    let card: Card
    var removal: (() -> Void)?

    @State private var isShowingAnswer = false
    @State private var offset = CGSize.zero

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 25, style: .continuous)
                .fill(
                    differentiateWithoutColor
                        ? .white
                        : .white.opacity(1 - Double(abs(offset.width / 50)))
                )
                .background(
                    differentiateWithoutColor
                        ? nil
                        : RoundedRectangle(cornerRadius: 25, style: .continuous)
                            .fill(offset.width > 0 ? .green : .red)
                )
                .shadow(radius: 10)

            VStack {
                Text(card.prompt)
                    .font(.largeTitle)
                    .foregroundColor(.black)

                if isShowingAnswer {
                    Text(card.answer)
                        .font(.title)
                        .foregroundColor(.gray)
                }
            }
            .padding(20)
            .multilineTextAlignment(.center)
        }
        .frame(width: 320, height: 160)
        .rotationEffect(.degrees(Double(offset.width / 5)))
        .offset(x: offset.width * 5, y: 0)
        .opacity(2 - Double(abs(offset.width / 50)))
        .accessibilityAddTraits(.isButton)
        .gesture(
            DragGesture()
                .onChanged { gesture in
                    offset = gesture.translation
                }
                .onEnded { _ in
                    if abs(offset.width) > 100 {
                        removal?()
                    } else {
                        offset = .zero
                    }
                }
        )
        .onTapGesture {
            isShowingAnswer.toggle()
        }
        .animation(.spring(), value: offset)
    }
}

private struct EditCards: View {
    @Environment(\.dismiss) var dismiss
    @Binding var cards: [Card]
    @State private var newPrompt = ""
    @State private var newAnswer = ""

    var body: some View {
        NavigationView {
            List {
                Section("Add new card") {
                    TextField("Prompt", text: $newPrompt)
                    TextField("Answer", text: $newAnswer)
                    Button("Add card", action: addCard)
                }

                Section {
                    ForEach(0..<cards.count, id: \.self) { index in
                        VStack(alignment: .leading) {
                            Text(cards[index].prompt)
                                .font(.headline)
                            Text(cards[index].answer)
                                .foregroundColor(.secondary)
                        }
                    }
                    .onDelete(perform: removeCards)
                }
            }
            .navigationTitle("Edit Cards")
            .toolbar {
                Button("Done", action: done)
            }
            .listStyle(.grouped)
        }
    }

    func done() {
        dismiss()
    }

    func addCard() {
        let trimmedPrompt = newPrompt.trimmingCharacters(in: .whitespaces)
        let trimmedAnswer = newAnswer.trimmingCharacters(in: .whitespaces)
        guard trimmedPrompt.isEmpty == false && trimmedAnswer.isEmpty == false else { return }

        cards.insert(Card(prompt: trimmedPrompt, answer: trimmedAnswer), at: 0)
        newPrompt = ""
        newAnswer = ""
    }

    func removeCards(at offsets: IndexSet) {
        cards.remove(atOffsets: offsets)
    }
}

private struct ContentView: View {
    @Environment(\.scenePhase) var scenePhase
    @State private var isActive = true
    @State private var cards = Card.examples
    @State private var timeRemaining = 100
    @State private var showingEditScreen = false

    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            HStack {
                Text("Time: \(timeRemaining)")
                    .font(.title2)
                    .padding(.horizontal, 20)
                    .padding(.vertical, 5)
                    .background(.black.opacity(0.75))
                    .foregroundColor(.white)
                    .clipShape(Capsule())
                Spacer()
                Button {
                    showingEditScreen = true
                } label: {
                    Label("Edit", systemImage: "plus.circle")
                }
            }

            ZStack {
                ForEach(0..<cards.count, id: \.self) { index in
                    CardView(card: cards[index]) {
                        withAnimation {
                            removeCard(at: index)
                        }
                    }
                    .stacked(at: index, in: cards.count)
                    .allowsHitTesting(index == cards.count - 1)
                    .accessibilityHidden(index < cards.count - 1)
                }
            }
            .allowsHitTesting(timeRemaining > 0)

            if cards.isEmpty {
                Button("Start Again", action: resetCards)
                    .padding()
                    .background(.white)
                    .foregroundColor(.black)
                    .clipShape(Capsule())
            }
            Spacer()
        }
        .padding()
        .onReceive(timer) { _ in
            guard isActive else { return }
            if timeRemaining > 0 {
                timeRemaining -= 1
            }
        }
        .onChange(of: scenePhase) { newPhase in
            isActive = newPhase == .active && cards.isEmpty == false
        }
        .sheet(isPresented: $showingEditScreen, onDismiss: resetCards) {
            EditCards(cards: $cards)
        }
    }

    func removeCard(at index: Int) {
        guard index >= 0 else { return }
        cards.remove(at: index)
        if cards.isEmpty {
            isActive = false
        }
    }

    func resetCards() {
        timeRemaining = 100
        isActive = true
        if cards.isEmpty { cards = Card.examples }
    }
}

@MainActor @Suite("Flashcards, 2022")
struct FlashcardsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("The top card is turned by a click, and swept away by a drag")
    func sweeps() {
        let host = TestHost(ContentView(), width: 80, height: 24, unit: .points)
        #expect(host.text.contains("Capital of Oman?"))
        host.click(x: 40, y: 6)
        #expect(host.text.contains("Muscat"))
        host.drag(from: (40, 6), to: (70, 6))
        #expect(!host.text.contains("Muscat"))
        #expect(host.text.contains("Capital of Fiji?"))
    }

    @Test("The clock counts down")
    func counts() {
        let host = TestHost(ContentView(), width: 80, height: 24, unit: .points)
        #expect(host.text.contains("Time: 100"))
        host.advance(by: .seconds(3))
        #expect(host.text.contains("Time: 97"))
    }

    @Test("The sheet adds a card by keyboard alone")
    func adds() {
        let host = TestHost(ContentView(), width: 80, height: 24, unit: .points)
        host.find(.button, text: "Edit").focus()
        host.press(.return)
        #expect(host.text.contains("Edit Cards"))
        host.find(.textField, text: "Prompt").focus()
        host.type("Capital of Mali?\tBamako")
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Bamako"))
        host.press(.escape)
        #expect(!host.text.contains("Edit Cards"))
    }
}
