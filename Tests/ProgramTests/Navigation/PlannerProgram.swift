import Observation
import SwiftUI
import TerraceTesting
import Testing

// Tabs as values and an inspector-like sheet, as written in 2024.

@Observable private final class Planner {
    var tasks = ["Write", "Read"]
    var done: Set<String> = []
}

private struct PlannerView: View {
    @State private var planner = Planner()
    @State private var tab = PlannerTab.tasks
    @State private var isAdding = false

    private enum PlannerTab: Hashable { case tasks, done }

    var body: some View {
        TabView(selection: $tab) {
            Tab("Tasks", systemImage: "list.bullet", value: .tasks) {
                NavigationStack {
                    List(planner.tasks, id: \.self) { task in
                        Button(task) { planner.done.insert(task) }
                    }
                    .navigationTitle("Tasks")
                    .toolbar {
                        Button("Add") { isAdding = true }
                    }
                }
            }
            Tab("Done", systemImage: "checkmark", value: .done) {
                Text("\(planner.done.count) done")
            }
        }
        .sheet(isPresented: $isAdding) {
            AddTask(planner: planner)
                .presentationDetents([.medium])
        }
    }
}

private struct AddTask: View {
    @Bindable var planner: Planner
    @State private var name = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            TextField("Task", text: $name)
                .onSubmit {
                    planner.tasks.append(name)
                    dismiss()
                }
        }
    }
}

@MainActor @Suite("Planner, 2024")
struct PlannerProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(PlannerView()) }

    @Test("Adding a task, ticking it off, counting it in the other tab")
    func plan() {
        let host = TestHost(PlannerView(), width: 50, height: 14, unit: .points)
        host.press(.return)
        host.click(x: 47, y: 1)
        host.type("Walk\n")
        #expect(host.text.contains("Walk"))
        host.press("2", modifiers: .option)
        #expect(host.text.contains("1 done"))
    }
}
