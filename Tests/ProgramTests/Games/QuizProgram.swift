import SwiftUI
import TerraceTesting
import Testing

private struct Question {
    let text: String
    let answers: [String]
    let correct: Int
}

private class QuizViewModel: ObservableObject {
    @Published private(set) var index = 0
    @Published private(set) var score = 0
    @Published var isFinished = false

    let questions = [
        Question(text: "How many legs has a spider?", answers: ["Six", "Eight", "Ten"], correct: 1),
        Question(text: "Which planet is the largest?", answers: ["Jupiter", "Mars"], correct: 0),
    ]

    var current: Question { questions[index] }
    var progress: Double { Double(index) / Double(questions.count) }

    func answer(_ choice: Int) {
        if choice == current.correct { score += 1 }
        if index + 1 < questions.count {
            index += 1
        } else {
            isFinished = true
        }
    }

    func restart() {
        index = 0
        score = 0
        isFinished = false
    }
}

private struct AnswerButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity)
            .padding(8)
            .background(configuration.isPressed ? Color.blue.opacity(0.5) : Color.blue)
            .foregroundColor(.white)
            .clipShape(RoundedRectangle(cornerRadius: 8))
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

private struct QuizView: View {
    @StateObject private var viewModel = QuizViewModel()

    var body: some View {
        VStack(spacing: 16) {
            if viewModel.isFinished {
                Text("You scored \(viewModel.score) of \(viewModel.questions.count)")
                    .font(.title)
                Button("Play again", action: viewModel.restart)
            } else {
                ProgressView(value: viewModel.progress)
                    .progressViewStyle(LinearProgressViewStyle(tint: .green))
                Text(viewModel.current.text)
                    .font(.title2)
                    .multilineTextAlignment(.center)
                ForEach(viewModel.current.answers.indices, id: \.self) { index in
                    Button(viewModel.current.answers[index]) { viewModel.answer(index) }
                        .buttonStyle(AnswerButtonStyle())
                }
            }
        }
        .padding()
    }
}

@MainActor @Suite("Program: quiz, 2021")
struct QuizProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(QuizView()) }

    @Test("Two right answers by keyboard score two")
    func plays() {
        let host = TestHost(QuizView(), width: 50, height: 18, unit: .points)
        #expect(host.text.contains("How many legs has a spider?"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Which planet is the largest?"))
        host.find(.button, text: "Jupiter").focus()
        host.press(.return)
        #expect(host.text.contains("You scored 2 of 2"))
    }
}
