import SwiftUI
import TerraceTesting
import Testing

private enum Player: String {
    case x = "X"
    case o = "O"
}

private class GameModel: ObservableObject {
    @Published var board: [Player?] = Array(repeating: nil, count: 9)
    @Published var current: Player = .x
    @Published var winner: Player?

    private let lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

    func play(at index: Int) {
        guard board[index] == nil, winner == nil else { return }
        board[index] = current
        if lines.contains(where: { $0.allSatisfy { board[$0] == current } }) {
            winner = current
        } else {
            current = current == .x ? .o : .x
        }
    }

    func reset() {
        board = Array(repeating: nil, count: 9)
        current = .x
        winner = nil
    }
}

private struct SquareView: View {
    let mark: Player?
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(mark?.rawValue ?? "·")
                .font(.system(size: 40, weight: .bold))
                .frame(width: 40, height: 32)
                .background(Color.gray.opacity(0.2))
                .cornerRadius(8)
        }
        .buttonStyle(PlainButtonStyle())
    }
}

private struct BoardView: View {
    @StateObject private var game = GameModel()
    private let columns = [GridItem(.fixed(48)), GridItem(.fixed(48)), GridItem(.fixed(48))]

    var body: some View {
        VStack(spacing: 16) {
            if let winner = game.winner {
                Text("\(winner.rawValue) wins!").font(.title).foregroundColor(.green)
            } else {
                Text("Turn: \(game.current.rawValue)").font(.title)
            }
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(0..<9) { index in
                    SquareView(mark: game.board[index]) { game.play(at: index) }
                }
            }
            Button("New Game") { game.reset() }
        }
        .padding()
    }
}

@MainActor @Suite("Program: three in a row, 2020")
struct TicTacToeProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(BoardView()) }

    @Test("X takes the first column and wins; a new game is empty")
    func wins() {
        let host = TestHost(BoardView(), width: 40, height: 20, unit: .points)
        // X 0, O 1, X 3, O 2, X 6
        host.press(.return)
        host.press(.tab)
        host.press(.return)
        host.press(.tab)
        host.press(.tab)
        host.press(.return)
        host.press(.tab, modifiers: .shift)
        host.press(.return)
        for _ in 0..<4 { host.press(.tab) }
        host.press(.return)
        #expect(host.text.contains("X wins!"))
        for _ in 0..<3 { host.press(.tab) }
        host.press(.return)
        #expect(host.text.contains("Turn: X"))
    }
}
