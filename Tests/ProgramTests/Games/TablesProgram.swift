import SwiftUI
import TerraceTesting
import Testing

private struct Question: Identifiable {
    let id = UUID()
    let left: Int
    let right: Int

    var text: String { "\(left) × \(right)" }
    var answer: Int { left * right }
}

private struct SettingsView: View {
    @Binding var table: Int
    @Binding var count: Int
    let start: () -> Void

    let counts = [5, 10, 20]

    var body: some View {
        Form {
            Section(header: Text("Which multiplication table?")) {
                Stepper(value: $table, in: 2...12) {
                    Text("Up to \(table)")
                }
            }

            Section(header: Text("How many questions?")) {
                Picker("Questions", selection: $count) {
                    ForEach(counts, id: \.self) {
                        Text("\($0)")
                    }
                }
                .pickerStyle(SegmentedPickerStyle())
            }

            Button(action: start) {
                HStack {
                    Spacer()
                    Text("Start game")
                    Spacer()
                }
            }
        }
    }
}

private struct PlayView: View {
    let questions: [Question]
    @Binding var isPlaying: Bool

    @State private var index = 0
    @State private var score = 0
    @State private var answer = ""
    @State private var feedback: (text: String, color: Color)?
    @State private var isFinished = false
    @FocusState private var isAnswering: Bool

    var body: some View {
        VStack(spacing: 20) {
            HStack {
                Text("Question \(index + 1) of \(questions.count)")
                Spacer()
                Text("Score \(score)")
            }
            .font(.footnote)

            Text("What is \(questions[index].text)?")
                .font(.largeTitle)
                .fontWeight(.black)

            TextField("Answer", text: $answer)
                .keyboardType(.numberPad)
                .textFieldStyle(RoundedBorderTextFieldStyle())
                .multilineTextAlignment(.center)
                .frame(width: 160)
                .focused($isAnswering)
                .onSubmit(check)

            if let feedback = feedback {
                Text(feedback.text)
                    .foregroundColor(feedback.color)
            }

            Spacer()
        }
        .padding()
        .onAppear { isAnswering = true }
        .alert("Finished", isPresented: $isFinished) {
            Button("Back to settings") { isPlaying = false }
        } message: {
            Text("\(score) of \(questions.count) were right.")
        }
    }

    private func check() {
        guard let value = Int(answer) else {
            feedback = ("Numbers only, please", .orange)
            answer = ""
            return
        }
        let question = questions[index]
        if value == question.answer {
            score += 1
            feedback = ("Correct!", .green)
        } else {
            feedback = ("No, \(question.text) is \(question.answer)", .red)
        }
        answer = ""
        if index + 1 < questions.count {
            index += 1
        } else {
            isFinished = true
        }
    }
}

private struct ContentView: View {
    @State private var isPlaying = false
    @State private var table = 3
    @State private var count = 5
    @State private var questions = [Question]()

    var body: some View {
        NavigationView {
            Group {
                if isPlaying {
                    PlayView(questions: questions, isPlaying: $isPlaying)
                } else {
                    SettingsView(table: $table, count: $count, start: start)
                }
            }
            .navigationBarTitle("Edutainment")
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    func start() {
        var all = [Question]()
        for left in 2...table {
            for right in 1...10 {
                all.append(Question(left: left, right: right))
            }
        }
        questions = Array(all.prefix(count))
        isPlaying = true
    }
}

struct TablesProgram_Previews: PreviewProvider {
    static var previews: some View {
        ContentView()
    }
}

@MainActor @Suite("Multiplication tables, 2021")
struct TablesProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("Settings by keyboard, five answers typed, the result, and back")
    func plays() {
        let host = TestHost(ContentView(), width: 60, height: 24, unit: .points)
        host.press(.rightArrow)
        #expect(host.text.contains("Up to 4"))
        host.find(.button, text: "Start game").focus()
        host.press(.return)
        #expect(host.text.contains("What is 2 × 1?"))
        host.type("2\n")
        #expect(host.text.contains("Correct!") && host.text.contains("Question 2 of 5") && host.text.contains("Score 1"))
        host.type("five\n")
        #expect(host.text.contains("Numbers only"))
        host.type("5\n")
        #expect(host.text.contains("No, 2 × 2 is 4"))
        host.type("6\n8\n10\n")
        #expect(host.text.contains("4 of 5 were right."))
        host.press(.return)
        #expect(host.text.contains("Which multiplication table?"))
    }

    @Test("In 40 by 12 the button is reached by scrolling")
    func small() {
        let host = TestHost(ContentView(), width: 40, height: 12, unit: .points)
        host.press(.tab)
        host.press(.tab)
        #expect(host.focused?.text == "Start game")
        #expect(host.text.contains("Start game"))
    }
}
