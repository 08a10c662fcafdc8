import Terrace
import TerraceTesting
import Testing

private struct Item: Identifiable {
    let id: Int
    var text: String
}

private struct Editor: View {
    @State var items: [Item]
    @State var next = 100
    @FocusState var focus: Int?

    var body: some View {
        VStack(alignment: .leading) {
            Text("Rows").bold()
            ScrollView {
                ForEach($items) { $item in
                    TextField("", text: $item.text)
                        .focused($focus, equals: item.id)
                        .onSubmit { insert(after: item.id) }
                }
            }
        }
    }

    func insert(after id: Int) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items.insert(Item(id: next, text: ""), at: index + 1)
        focus = next
        next += 1
    }
}

@MainActor
@Suite("The row editor")
struct RowEditorTests {
    private func host(_ texts: [String] = ["Item A", "Item B"], height: Int = 10) -> TestHost {
        TestHost(Editor(items: texts.enumerated().map { Item(id: $0, text: $1) }), width: 30, height: height)
    }

    @Test("a: Return inserts an empty row right below, and what was there stays")
    func returnInsertsBelow() {
        let host = host()
        #expect(host.text == "Rows\nItem A\nItem B")
        host.type("!\n")
        #expect(host.text == "Rows\nItem A!\n\nItem B")
        #expect(host.cursor! == (0, 2))
    }

    @Test("b: what is typed in the same burst as the Return is all in the new row")
    func burstLandsInNewRow() {
        let host = host()
        host.type("\nItem C")
        #expect(host.text == "Rows\nItem A\nItem C\nItem B")
        #expect(host.cursor! == (6, 2))
    }
}
