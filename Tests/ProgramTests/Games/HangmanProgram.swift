import SwiftUI
import TerraceTesting
import Testing

private struct Hangman {
    enum Result {
        case playing, won, lost
    }

    static let maximumMisses = 6

    let word: String
    private(set) var guesses: Set<Character> = []

    init(word: String) {
        self.word = word.uppercased()
    }

    var misses: Int {
        guesses.filter { !word.contains($0) }.count
    }

    var masked: String {
        word.map { guesses.contains($0) ? String($0) : "_" }.joined(separator: " ")
    }

    var result: Result {
        if word.allSatisfy({ guesses.contains($0) }) { return .won }
        return misses >= Hangman.maximumMisses ? .lost : .playing
    }

    mutating func guess(_ letter: Character) {
        guard result == .playing else { return }
        guesses.insert(letter)
    }
}

private class HangmanViewModel: ObservableObject {
    @Published private(set) var game: Hangman
    @Published var wins = 0
    @Published var losses = 0

    private let words = ["swift", "terminal", "keyboard"]
    private var index = 0

    init() {
        game = Hangman(word: "swift")
    }

    func guess(_ letter: Character) {
        game.guess(letter)
        switch game.result {
        case .won: wins += 1
        case .lost: losses += 1
        case .playing: break
        }
    }

    func next() {
        index = (index + 1) % words.count
        game = Hangman(word: words[index])
    }
}

private struct GallowsView: View {
    let misses: Int

    var body: some View {
        ZStack {
            Path { path in
                path.move(to: CGPoint(x: 10, y: 100))
                path.addLine(to: CGPoint(x: 90, y: 100))
                path.move(to: CGPoint(x: 30, y: 100))
                path.addLine(to: CGPoint(x: 30, y: 10))
                path.addLine(to: CGPoint(x: 70, y: 10))
                path.addLine(to: CGPoint(x: 70, y: 22))
            }
            .stroke(Color.brown, lineWidth: 3)

            if misses > 0 {
                Circle()
                    .stroke(Color.primary, lineWidth: 2)
                    .frame(width: 20, height: 20)
                    .position(x: 70, y: 32)
            }
            if misses > 1 {
                Path { path in
                    path.move(to: CGPoint(x: 70, y: 42))
                    path.addLine(to: CGPoint(x: 70, y: 70))
                }
                .stroke(Color.primary, lineWidth: 2)
            }
        }
        .frame(width: 104, height: 112)
    }
}

private struct LetterButton: View {
    let letter: Character
    @ObservedObject var viewModel: HangmanViewModel

    private var isUsed: Bool { viewModel.game.guesses.contains(letter) }

    var body: some View {
        Button(action: { viewModel.guess(letter) }) {
            Text(String(letter))
                .font(.headline)
                .frame(width: 32, height: 32)
                .background(isUsed ? Color.gray.opacity(0.3) : Color.blue)
                .foregroundColor(.white)
                .cornerRadius(6)
        }
        .buttonStyle(PlainButtonStyle())
        .disabled(isUsed || viewModel.game.result != .playing)
    }
}

private struct HangmanView: View {
    @StateObject private var viewModel = HangmanViewModel()

    private let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 8), count: 9)

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Label("\(viewModel.wins)", systemImage: "hand.thumbsup")
                Spacer()
                Text("Hangman").font(.title2).bold()
                Spacer()
                Label("\(viewModel.losses)", systemImage: "hand.thumbsdown")
            }

            GallowsView(misses: viewModel.game.misses)

            Text(viewModel.game.masked)
                .font(.system(.title, design: .monospaced))

            if viewModel.game.result == .playing {
                Text("\(Hangman.maximumMisses - viewModel.game.misses) left")
                    .foregroundColor(.secondary)
            } else {
                HStack {
                    Text(viewModel.game.result == .won ? "You won!" : "It was \(viewModel.game.word)")
                    Button("Next word", action: viewModel.next)
                }
            }

            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(letters, id: \.self) { letter in
                    LetterButton(letter: letter, viewModel: viewModel)
                }
            }
        }
        .padding()
    }
}

private struct HangmanView_Previews: PreviewProvider {
    static var previews: some View {
        HangmanView()
    }
}

@MainActor @Suite("Hangman, 2020")
struct HangmanProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(HangmanView()) }

    @Test("Letters are pressed, the word is won, the next one is masked")
    func wins() {
        let host = TestHost(HangmanView(), width: 80, height: 24, unit: .points)
        #expect(host.text.contains("_ _ _ _ _"))
        #expect(host.text.contains("6 left"))
        host.find(.button, text: "A").click()
        #expect(host.text.contains("5 left"))
        #expect(!host.find(.button, text: "A").isEnabled)
        for letter in ["S", "W", "I", "F", "T"] { host.find(.button, text: letter).click() }
        #expect(host.text.contains("S W I F T"))
        #expect(host.text.contains("You won!"))
        host.find(.button, text: "Next word").click()
        #expect(host.text.contains("_ _ _ _ _ _ _ _"))
        #expect(host.log.isEmpty)
    }

    @Test("Every letter is reached by keyboard")
    func keyboard() {
        let host = TestHost(HangmanView(), width: 80, height: 24, unit: .points)
        var seen: Set<String> = []
        for _ in 0..<26 {
            seen.insert(host.focused?.text ?? "")
            host.press(.tab)
        }
        #expect(seen.count == 26)
    }
}
