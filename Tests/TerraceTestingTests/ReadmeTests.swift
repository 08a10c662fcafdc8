import Foundation
import Terrace
import TerraceTesting
import Testing

// README: begin
struct Item: Identifiable {
    let id = UUID()
    var text = ""
}

struct ToDo: View {
    @State private var items = [Item(text: "Read this"), Item(text: "Write that")]
    @FocusState private var focus: UUID?

    var body: some View {
        VStack(alignment: .leading) {
            Text("To do").bold()
            ForEach($items) { $item in
                TextField("empty", text: $item.text)
                    .focused($focus, equals: item.id)
                    .onSubmit { insert(after: item.id) }
            }
            Text("\(items.count) items").foregroundStyle(.secondary)
            Spacer()
        }
    }

    private func insert(after id: UUID) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        items.insert(Item(), at: index + 1)
        focus = items[index + 1].id
    }
}
// README: end

// README: begin
struct ToDoApp: App {
    var body: some Scene { WindowGroup("To do") { ToDo() } }
}
// README: end

@MainActor
@Suite("README")
struct ReadmeTests {
    // README: begin
    @Test func returnInsertsBelow() {
        let host = TestHost(ToDo(), width: 20, height: 6)
        host.type("!\nin between")
        #expect(host.text == "To do\nRead this!\nin between\nWrite that\n3 items")
        #expect(host.cursor?.x == 10)
    }
    // README: end

    @Test func theProgramShowsTheList() {
        let host = TestHost(ToDoApp.rootView, width: 20, height: 6)
        #expect(host.text == "To do\nRead this\nWrite that\n2 items")
    }

    @Test("The code in README.md is the code that is compiled and tested here")
    func readmeShowsThisCode() throws {
        let file = URL(filePath: #filePath)
        let root = file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "// README: begin\n").dropFirst()
        #expect(parts.count == 3)
        for part in parts {
            let lines = part.components(separatedBy: "\n").prefix { !$0.hasSuffix("// README: end") }
            let code = lines.joined(separator: "\n")
            #expect(code.contains("{"))
            #expect(readme.contains(code), "README.md lacks this, or has it otherwise:\n\(code)")
        }
    }
}
