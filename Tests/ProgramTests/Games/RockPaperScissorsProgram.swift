import SwiftUI
import TerraceTesting
import Testing

private struct MoveLabel: ViewModifier {
    func body(content: Content) -> some View {
        content
            .font(.system(size: 80))
            .padding(8)
            .background(Color.white.opacity(0.3))
            .clipShape(RoundedRectangle(cornerRadius: 16))
    }
}

extension View {
    fileprivate func moveStyle() -> some View {
        self.modifier(MoveLabel())
    }
}

private struct ContentView: View {
    let moves = ["🪨", "📄", "✂️"]
    let names = ["Rock", "Paper", "Scissors"]

    @State private var computerChoice = 0
    @State private var shouldWin = true
    @State private var score = 0
    @State private var questionCount = 1
    @State private var showingResults = false

    var body: some View {
        VStack {
            Spacer()
            Text("Computer has played…").font(.headline)
            Text(moves[computerChoice])
                .font(.system(size: 200))

            if shouldWin {
                Text("Which one wins?").foregroundColor(.green).font(.title)
            } else {
                Text("Which one loses?").foregroundColor(.red).font(.title)
            }

            HStack {
                ForEach(0..<3) { number in
                    Button(moves[number]) {
                        play(choice: number)
                    }
                    .moveStyle()
                    .accessibilityLabel(names[number])
                }
            }

            Spacer()
            Text("Score: \(score)").font(.subheadline)
            Spacer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .alert("Game over", isPresented: $showingResults) {
            Button("Play Again", action: reset)
        } message: {
            Text("Your score was \(score)")
        }
    }

    func play(choice: Int) {
        let winningMoves = [1, 2, 0]
        let didWin: Bool

        if shouldWin {
            didWin = choice == winningMoves[computerChoice]
        } else {
            didWin = winningMoves[choice] == computerChoice
        }

        score += didWin ? 1 : -1

        if questionCount == 3 {
            showingResults = true
        } else {
            computerChoice = (computerChoice + 1) % 3
            shouldWin.toggle()
            questionCount += 1
        }
    }

    func reset() {
        computerChoice = 0
        shouldWin = true
        questionCount = 1
        score = 0
    }
}

@MainActor @Suite("Rock, paper, scissors, 2021")
struct RockPaperScissorsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("Three rounds by arrows and Return end in an alert; again starts at nothing")
    func plays() {
        let host = TestHost(ContentView(), width: 60, height: 24, unit: .points)
        host.find(.button, text: "Paper").focus()
        host.press(.return)
        #expect(host.text.contains("Score: 1") && host.text.contains("Which one loses?"))
        host.find(.button, text: "Rock").focus()
        host.press(.return)
        #expect(host.text.contains("Score: 2") && host.text.contains("Which one wins?"))
        host.press(.return)
        #expect(host.text.contains("Game over") && host.text.contains("Your score was 3"))
        host.press(.return)
        #expect(!host.text.contains("Game over"))
        #expect(host.text.contains("Score: 0"))
    }
}
