import Terrace
import TerraceTesting
import Testing

// What is here is compiled in Swift 5 mode, as most programs are that were written for SwiftUI.

private class Store {
    static var shared = Store()
    var saved: [String] = []
}

private struct Note: Identifiable {
    let id = UUID()
    var text: String
}

private struct Notes: View {
    @State private var notes = [Note(text: "one"), Note(text: "two")]
    @State private var isOn = false
    @FocusState private var focus: UUID?
    var store = Store.shared

    var body: some View {
        VStack(alignment: .leading) {
            header
            ForEach($notes) { $note in
                TextField("empty", text: $note.text)
                    .focused($focus, equals: note.id)
                    .onSubmit { add(after: note.id) }
                    .onChange(of: note.text) { text in store.saved.append(text) }
            }
            if isOn { Text("on").bold() } else { EmptyView() }
            Button("Switch") { isOn.toggle() }
        }
        .onAppear { store.saved = [] }
        .task { await load() }
    }

    private var header: some View { Text("\(notes.count) notes").foregroundColor(.secondary) }

    private func add(after id: UUID) {
        guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
        notes.insert(Note(text: ""), at: index + 1)
        focus = notes[index + 1].id
    }

    private func load() async {
        await Task.yield()
        DispatchQueue.main.async { isOn = true }
    }
}

@MainActor
@Suite("Programs in Swift 5 mode")
struct Swift5ModeTests {
    @Test("A program in Swift 5 mode compiles without a word about isolation, and runs")
    func runs() async {
        let host = TestHost(Notes(), width: 20, height: 8)
        host.type("!\nnew")
        #expect(host.text.contains("3 notes\none!\nnew\ntwo"))
        await host.settle()
        #expect(host.text.contains("on"))
        #expect(Store.shared.saved.contains("one!"))
    }
}
