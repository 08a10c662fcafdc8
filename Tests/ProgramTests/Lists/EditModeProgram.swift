import SwiftUI
import TerraceTesting
import Testing

private struct ContentView: View {
    @State private var items = ["One", "Two", "Three"]
    @State private var selection = Set<String>()
    @State private var editMode = EditMode.inactive

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach(items, id: \.self) { Text($0) }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            .toolbar {
                EditButton()
            }
            .environment(\.editMode, $editMode)
            .navigationTitle("Edit")
            Text(selection.isEmpty ? "None" : selection.sorted().joined(separator: ","))
        }
    }
}

@MainActor @Suite("Program: edit mode, 2022")
struct EditModeProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("The list is shown with its button")
    func shows() {
        let host = TestHost(ContentView(), width: 40, height: 12, unit: .points)
        for text in ["One", "Three", "Edit", "None"] { #expect(host.text.contains(text), "\(text)") }
    }
}
