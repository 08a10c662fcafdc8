import SwiftUI
import TerraceTesting
import Testing

private struct TodoItem: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var isDone = false
}

@Observable
private final class TodoModel {
    var items: [TodoItem] = [TodoItem(title: "Walk the dog"), TodoItem(title: "Water the plants", isDone: true)]

    var openCount: Int { items.filter { !$0.isDone }.count }

    func add(_ title: String) {
        guard !title.trimmingCharacters(in: .whitespaces).isEmpty else { return }
        items.append(TodoItem(title: title))
    }
}

private struct TodoRow: View {
    @Binding var item: TodoItem

    var body: some View {
        HStack {
            Button {
                withAnimation { item.isDone.toggle() }
            } label: {
                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
            }
            .buttonStyle(.plain)
            Text(item.title)
                .strikethrough(item.isDone)
                .foregroundStyle(item.isDone ? .secondary : .primary)
            Spacer()
        }
    }
}

private struct ContentView: View {
    @State private var model = TodoModel()
    @State private var newTitle = ""
    @FocusState private var isFieldFocused: Bool

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach($model.items) { $item in
                        TodoRow(item: $item)
                    }
                    .onDelete { model.items.remove(atOffsets: $0) }
                } header: {
                    Text("\(model.openCount) open")
                }
                Section("New") {
                    TextField("What is to be done?", text: $newTitle)
                        .focused($isFieldFocused)
                        .onSubmit {
                            model.add(newTitle)
                            newTitle = ""
                            isFieldFocused = true
                        }
                }
            }
            .navigationTitle("To do")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Clear", systemImage: "trash") { model.items.removeAll(where: \.isDone) }
                        .disabled(!model.items.contains(where: \.isDone))
                }
            }
        }
        .onAppear { isFieldFocused = true }
    }
}

#Preview {
    ContentView()
}

@MainActor @Suite("Program: to do, 2023")
struct TodoProgram2023 {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("What is typed and submitted becomes a row, and the field keeps the focus")
    func submits() {
        let host = TestHost(ContentView(), width: 50, height: 16, unit: .points)
        #expect(host.text.contains("1 open") || host.text.contains("1 OPEN"))
        host.type("Call home\n")
        #expect(host.text.contains("Call home"))
        host.type("Read\n")
        #expect(host.text.contains("Read"))
        #expect(host.text.contains("3 open") || host.text.contains("3 OPEN"))
    }
}
