import SwiftUI
import TerraceTesting
import Testing

// A list as on a Mac: a menu for what is selected, what a double click does, elements that users may delete and move by themselves, and
// items of a toolbar with an environment of their own.

private struct FilesView: View {
    @State private var names = ["Notes", "Plan", "Draft"]
    @State private var selection: Set<String> = []
    @State private var opened = ""

    var body: some View {
        NavigationStack {
            List($names, id: \.self, editActions: .all, selection: $selection) { $name in Text(name) }
                .navigationTitle("Files")
                .contextMenu(forSelectionType: String.self) { chosen in
                    Button("Copy \(chosen.count)") { opened = "copied \(chosen.sorted().joined(separator: "+"))" }
                    Button("Delete", role: .destructive) { names.removeAll { chosen.contains($0) } }
                } primaryAction: { chosen in
                    opened = chosen.sorted().joined(separator: "+")
                }
                .safeAreaInset(edge: .bottom) { Text("opened: \(opened)") }
        }
    }
}

private struct CloseItems: ToolbarContent {
    @Environment(\.dismiss) private var dismiss
    @State private var isSure = false

    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Toggle("Sure", isOn: $isSure) }
        if isSure { ToolbarItem(placement: .status) { Text("really") } }
    }
}

private struct Sheet: View {
    @State private var isShown = false

    var body: some View {
        Button("Open") { isShown = true }
            .sheet(isPresented: $isShown) {
                NavigationStack { Text("In the sheet").toolbar { CloseItems() } }
            }
    }
}

private enum Topic: Int, Identifiable, CaseIterable {
    case news, sport
    var id: Int { rawValue }
    var name: String { self == .news ? "News" : "Sport" }
}

private struct TopicsView: View {
    @State private var topic: Topic?

    var body: some View {
        NavigationSplitView {
            List(Topic.allCases, selection: $topic) { topic in NavigationLink(topic.name, value: topic) }
        } detail: {
            Text(topic.map { "About \($0.name)" } ?? "Choose a topic")
        }
    }
}

extension FocusedValues {
    @Entry fileprivate var word: String?
}

private struct WordCommands: Commands {
    @FocusedValue(\.word) private var word

    var body: some Commands {
        CommandMenu("Word") {
            Button("Shout \(word ?? "nothing")") {}.disabled(word == nil)
        }
    }
}

private struct WordApp: App {
    var body: some Scene {
        WindowGroup {
            VStack {
                Button("Hello") {}.focusedValue(\.word, "hello")
                Button("Plain") {}
            }
        }
        .commands { WordCommands() }
    }
}

@MainActor @Suite("Files, 2023")
struct FilesProgram2023 {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(FilesView()) }

    @Test("The menu of a selection is for all of it, by the key and by the right button")
    func menu() {
        let host = TestHost(FilesView(), width: 50, height: 16, unit: .points)
        host.press("a", modifiers: .control)
        host.press(.function(10), modifiers: .shift)
        host.find(.button, text: "Copy 3").click()
        #expect(host.text.contains("copied Draft+Notes+Plan"))
    }

    @Test("Return and a double click run the action of the selection")
    func primary() {
        let host = TestHost(FilesView(), width: 50, height: 16, unit: .points)
        let plan = host.find(text: "Plan").frame
        host.click(x: plan.x, y: plan.y, count: 2)
        #expect(host.text.contains("opened: Plan"))
        host.press(.downArrow)
        host.press(.return)
        #expect(host.text.contains("opened: Draft"))
    }

    @Test("Elements with edit actions are deleted and moved without code for it")
    func editing() {
        let host = TestHost(FilesView(), width: 50, height: 16, unit: .points)
        host.press(.downArrow, modifiers: .option)
        let lines = host.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(lines.firstIndex { $0.contains("Plan") }! < lines.firstIndex { $0.contains("Notes") }!)
        host.press(.delete)
        #expect(!host.text.contains("Notes") && host.text.contains("Plan"))
    }

    @Test("Items of a toolbar read the environment around them and have state")
    func toolbar() {
        let host = TestHost(Sheet(), width: 50, height: 16, unit: .points)
        host.find(.button, text: "Open").click()
        #expect(host.text.contains("In the sheet") && !host.text.contains("really"))
        host.find(.toggle).click()
        #expect(host.text.contains("really"))
        host.find(.button, text: "Close").click()
        #expect(!host.text.contains("In the sheet"))
    }

    @Test("A link for a value selects its row where the selection is of such values, whatever the rows' ids are")
    func links() {
        let host = TestHost(TopicsView(), width: 80, height: 16, unit: .points)
        #expect(host.text.contains("Choose a topic"))
        host.press(.downArrow)
        #expect(host.text.contains("About Sport"))
        host.press(.upArrow)
        #expect(host.text.contains("About News"))
    }

    @Test("Commands follow the focus")
    func commands() {
        let host = TestHost(WordApp.rootView, width: 50, height: 16, unit: .points)
        host.press(.function(10))
        #expect(host.text.contains("Shout hello"))
        host.press(.escape)
        host.press(.tab)
        host.press(.function(10))
        #expect(host.text.contains("Shout nothing"))
    }
}
