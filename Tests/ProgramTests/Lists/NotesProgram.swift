import SwiftUI
import TerraceTesting
import Testing

private struct Note: Identifiable, Equatable {
    let id: UUID
    var text: String
    var date: Date
}

private final class NotesStore: ObservableObject {
    @Published var notes: [Note] = []
    @Published var selection: UUID?

    func add() {
        let note = Note(id: UUID(), text: "", date: Date())
        notes.insert(note, at: 0)
        selection = note.id
    }

    func binding(for id: UUID) -> Binding<String> {
        Binding(
            get: { self.notes.first { $0.id == id }?.text ?? "" },
            set: { text in
                if let index = self.notes.firstIndex(where: { $0.id == id }) { self.notes[index].text = text }
            })
    }
}

private struct NotesView: View {
    @EnvironmentObject private var store: NotesStore

    var body: some View {
        HStack(alignment: .top) {
            VStack {
                Button("New note", action: store.add)
                ForEach(store.notes) { note in
                    Text(note.text.isEmpty ? "Untitled" : String(note.text.prefix(10)))
                        .onTapGesture { self.store.selection = note.id }
                        .foregroundColor(store.selection == note.id ? .accentColor : .primary)
                }
                Spacer()
            }
            .frame(width: 160)
            if let id = store.selection {
                TextEditor(text: store.binding(for: id))
                    .border(Color.gray)
                    .id(id)
            } else {
                Text("Nothing selected").foregroundColor(.secondary)
            }
        }
    }
}

@MainActor @Suite("Program: notes, 2021")
struct NotesProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(NotesView().environmentObject(NotesStore())) }

    @Test("A new note is written in the editor, and its title follows")
    func writes() {
        let host = TestHost(NotesView().environmentObject(NotesStore()), width: 60, height: 12, unit: .points)
        #expect(host.text.contains("Nothing selected"))
        host.press(.return)
        #expect(host.text.contains("Untitled"))
        host.find(.textEditor).focus()
        host.type("Shopping")
        #expect(host.text.contains("Shopping"))
        #expect(!host.text.contains("Untitled"))
    }
}
