import SwiftUI
import TerraceTesting
import Testing

private struct NotebookView: View {
    @State private var showsDetails = true

    var body: some View {
        Text("Page")
            .inspector(isPresented: $showsDetails) {
                Text("Details")
                    .inspectorColumnWidth(160)
            }
    }
}

@MainActor @Suite("Notebook, 2023")
struct NotebookProgram {
    @Test("An inspector is a column of the width that it asks for")
    func column() {
        let host = TestHost(NotebookView(), width: 80, height: 8, unit: .points)
        let line = Array(host.lines[0].padding(toLength: 80, withPad: " ", startingAt: 0))
        #expect(line[59] == "│")
        #expect(host.lines[0].contains("Details"))
        #expect(host.text.contains("Page"))
    }

    @Test("Where there is little room it is a sheet")
    func sheet() {
        let host = TestHost(NotebookView(), width: 40, height: 12, unit: .points)
        #expect(host.text.contains("╭") && host.text.contains("Details"))
        host.press(.escape)
        #expect(!host.text.contains("Details"))
        #expect(host.text.contains("Page"))
    }
}
