import Terrace
import TerraceTesting
import Testing

/// What has the focus is shown as one bar, whatever colours are in it.
@MainActor
@Suite("Highlights")
struct HighlightTests {
    private func bar(_ host: TestHost, y: Int) -> [ScreenCell] {
        (0..<host.lines[y].count).map { host.cell(x: $0, y: y) }.filter(\.isReversed)
    }

    @Test("A link with a coloured image is a bar in the terminal's own colours") func colouredImage() {
        let host = TestHost(
            NavigationStack {
                List {
                    NavigationLink {
                        Text("there")
                    } label: {
                        Label {
                            Text("Groceries")
                        } icon: {
                            Image(systemName: "circle.fill").foregroundStyle(.green)
                        }
                    }
                }
            }, width: 24, height: 5)
        let y = host.lines.firstIndex { $0.contains("Groceries") } ?? 0
        let cells = bar(host, y: y)
        #expect(cells.count > 20)
        #expect(cells.allSatisfy { $0.foreground == nil && !$0.isDim })
        #expect(host.lines[y].contains("●"))
    }

    @Test("A destructive button and a tinted one are bars of one colour, blanks and all") func colouredButtons() {
        let host = TestHost.pinned(
            VStack(alignment: .leading, spacing: 0) {
                Button("Delete all", role: .destructive) {}
                Button("Tinted") {}.tint(.blue)
                Button("Plain") {}
            }, width: 20, height: 3)
        host.find(.button, text: "Delete all").focus()
        for y in 0..<3 {
            let cells = bar(host, y: y)
            #expect(cells.count == host.lines[y].count)
            #expect(Set(cells.map(\.foreground)).count == 1)
            host.press(.tab)
        }
        #expect(bar(host, y: 0).first?.foreground == .red)
    }

    @Test("A button whose letters have several colours is a bar in the terminal's own") func severalColours() {
        let host = TestHost(
            Button {
            } label: {
                HStack {
                    Text("red").foregroundStyle(.red)
                    Text("dim").foregroundStyle(.secondary)
                }
            }
            .buttonStyle(.plain), width: 20, height: 2)
        let cells = bar(host, y: 0)
        #expect(cells.count == 7)
        #expect(cells.allSatisfy { $0.foreground == nil && !$0.isDim })
    }
}
