import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Edit mode")
struct EditModeTests {
    private struct Names: View {
        @State var names = ["Ada", "Bob", "Cy"]
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                EditButton()
                List {
                    ForEach(names, id: \.self) { name in
                        Text(name).deleteDisabled(name == "Bob")
                    }
                    .onDelete { names.remove(atOffsets: $0) }
                    .onMove { names.move(fromOffsets: $0, toOffset: $1) }
                }
            }
        }
    }

    @Test("E55: the button begins to edit and ends it, and says which")
    func e55_button() {
        let host = TestHost(Names(), width: 20, height: 5)
        #expect(host.lines[0] == "[ Edit ]")
        host.find(text: "Edit").click()
        #expect(host.lines[0] == "[ Done ]")
        host.find(text: "Done").click()
        #expect(host.lines[0] == "[ Edit ]")
    }

    @Test("E29, E55: a list that is edited shows marks; a click on one deletes, a drag moves")
    func e55_marks() {
        let host = TestHost(Names(), width: 20, height: 5)
        #expect(!host.text.contains("⊖"))
        host.find(text: "Edit").click()
        #expect(host.lines[1].hasSuffix("⠿") && host.lines[1].contains("⊖ Ada"))
        #expect(!host.lines[2].contains("⊖"), "E29: a row that must stay has no mark")
        host.drag(from: (19, 1), to: (19, 3))
        #expect(host.lines[1...3].map { $0.filter(\.isLetter) } == ["Bob", "Cy", "Ada"])
        host.click(x: 2, y: 2)
        #expect(host.lines[1...3].map { $0.filter(\.isLetter) } == ["Bob", "Ada", ""])
        host.find(text: "Done").click()
        #expect(!host.text.contains("⠿"))
    }

    @Test("A view can set its own mode, and read it")
    func binding() {
        struct Reader: View {
            @Environment(\.editMode) var mode
            var body: some View { Text(verbatim: mode?.wrappedValue.isEditing == true ? "editing" : "reading") }
        }
        struct Own: View {
            @State var mode = EditMode.inactive
            var body: some View {
                VStack {
                    Button("go") { mode = .active }
                    Reader().environment(\.editMode, $mode)
                    Reader()
                    Reader().environment(\.editMode, .constant(.active))
                }
            }
        }
        let host = TestHost.pinned(Own(), width: 10, height: 4)
        #expect(host.lines[1...3] == ["reading", "reading", "editing"])
        host.press(.return)
        #expect(host.lines[1...3] == ["editing", "reading", "editing"])
    }

    @Test("Rows with controls: while the list is edited, keys act on rows")
    func rowsWithControls() {
        struct Tasks: View {
            @State var ids = [1, 2, 3]
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    List {
                        ForEach(ids, id: \.self) { id in Button("task \(id)") {} }.onDelete { ids.remove(atOffsets: $0) }
                    }
                }
                .environment(\.editMode, .constant(.active))
            }
        }
        let host = TestHost(Tasks(), width: 20, height: 4)
        host.press(.downArrow)
        host.press(.delete)
        #expect(!host.text.contains("task 2") || !host.text.contains("task 1"))
        #expect(host.text.contains("task 3"))
    }
}
