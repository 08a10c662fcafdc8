import SwiftUI
import TerraceTesting
import Testing

private struct GuessView: View {
    @State private var countries = ["Estonia", "France", "Germany"]
    @State private var correctAnswer = 1
    @State private var showingScore = false
    @State private var scoreTitle = ""
    @State private var score = 0

    var body: some View {
        ZStack {
            LinearGradient(gradient: Gradient(colors: [.blue, .black]), startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()

            VStack(spacing: 30) {
                VStack {
                    Text("Tap the flag of")
                        .foregroundColor(.white)
                        .font(.subheadline.weight(.heavy))
                    Text(countries[correctAnswer])
                        .foregroundColor(.white)
                        .font(.largeTitle.weight(.semibold))
                }

                ForEach(0..<3) { number in
                    Button {
                        flagTapped(number)
                    } label: {
                        Text(countries[number])
                            .clipShape(Capsule())
                            .shadow(radius: 5)
                    }
                }
            }
        }
        .alert(scoreTitle, isPresented: $showingScore) {
            Button("Continue", action: askQuestion)
        } message: {
            Text("Your score is \(score)")
        }
    }

    func flagTapped(_ number: Int) {
        if number == correctAnswer {
            scoreTitle = "Correct"
            score += 1
        } else {
            scoreTitle = "Wrong"
        }
        showingScore = true
    }

    func askQuestion() {
        correctAnswer = (correctAnswer + 1) % countries.count
    }
}

@MainActor @Suite("Program: flags, 2021")
struct GuessProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(GuessView()) }

    @Test("The right answer scores; Return in the alert goes on")
    func scores() {
        let host = TestHost(GuessView(), width: 60, height: 24, unit: .points)
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Correct"))
        #expect(host.text.contains("Your score is 1"))
        host.press(.return)
        #expect(!host.text.contains("Correct"))
        #expect(host.text.contains("Germany"))
    }
}
