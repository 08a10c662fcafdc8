import SwiftUI
import TerraceTesting
import Testing

// A game of cards in a grid whose cards are as wide as fit: the program divides the room itself.

private struct CardGrid: View {
    let cards: [String]

    var body: some View {
        GeometryReader { geometry in
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(.adaptive(minimum: (geometry.size.width / 4).rounded(.down)), spacing: 0)], spacing: 0,
                    pinnedViews: [.sectionHeaders]
                ) {
                    Section(header: Text("Cards")) {
                        ForEach(cards, id: \.self) { card in
                            Text(card)
                                .gesture(RotationGesture().onChanged { _ in })
                        }
                    }
                }
            }
        }
    }
}

private struct GameTabs: View {
    @AppStorage("arranged") private var arranged: TabViewCustomization

    var body: some View {
        TabView {
            CardGrid(cards: ["A", "B", "C", "D"])
                .tabItem {
                    VStack {
                        Image(systemName: "heart")
                        Text("Play")
                    }
                }
            Text("Nothing yet")
                .tabItem {
                    Image(systemName: "gear")
                    Text("Scores")
                }
        }
        .tabViewCustomization($arranged)
    }
}

@MainActor @Suite("Matching, 2021")
struct MatchingProgram {
    @Test("As many cards stand in a line as the program has divided the room for", arguments: [78, 77, 63, 40])
    func divided(width: Int) {
        let host = TestHost(CardGrid(cards: ["A", "B", "C", "D"]), width: width, height: 8, unit: .points)
        let row = host.lines.first { $0.contains("A") } ?? ""
        #expect("ABCD".allSatisfy(row.contains))
    }

    @Test("The name of a tab is one line, an image and its text apart")
    func names() {
        let host = TestHost(GameTabs(), width: 40, height: 8, unit: .points)
        let bar = host.lines.first { $0.contains("Play") } ?? ""
        #expect(bar.contains("♡ Play") || bar.contains("♥ Play"))
        #expect(bar.contains("⚙ Scores"))
    }
}
