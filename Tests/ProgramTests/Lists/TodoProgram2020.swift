import Combine
import SwiftUI
import TerraceTesting
import Testing

private struct Task: Identifiable {
    var id = String()
    var toDoItem = String()
}

private class TaskStore: ObservableObject {
    @Published var tasks = [Task]()
}

private struct ContentView: View {
    @ObservedObject var taskStore = TaskStore()
    @State var newToDo: String = ""

    var searchBar: some View {
        HStack {
            TextField("Enter in a new task", text: self.$newToDo)
            Button(
                action: self.addNewToDo,
                label: {
                    Text("Add New")
                })
        }
    }

    func addNewToDo() {
        taskStore.tasks.append(Task(id: String(taskStore.tasks.count + 1), toDoItem: newToDo))
        self.newToDo = ""
    }

    var body: some View {
        NavigationView {
            VStack {
                searchBar.padding()
                List {
                    ForEach(self.taskStore.tasks) { task in
                        Text(task.toDoItem)
                    }.onMove(perform: self.move)
                        .onDelete(perform: self.delete)
                }.navigationBarTitle("Tasks")
                    .navigationBarItems(trailing: EditButton())
            }
        }
    }

    func move(from source: IndexSet, to destination: Int) {
        taskStore.tasks.move(fromOffsets: source, toOffset: destination)
    }

    func delete(at offsets: IndexSet) {
        taskStore.tasks.remove(atOffsets: offsets)
    }
}

private struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView()
    }
}

@MainActor @Suite("Program: tasks, 2020")
struct TodoProgram2020 {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("A task is typed, added by the button, and stands in the list; the field is empty again")
    func addsTask() {
        let host = TestHost(ContentView(), width: 60, height: 16, unit: .points)
        #expect(host.text.contains("Tasks"))
        host.type("Buy milk")
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Buy milk"))
        #expect(host.text.contains("Enter in a new task"))
    }
}
