import SwiftUI
import TerraceTesting
import Testing

private struct FileItem: Hashable, Identifiable {
    var id: String { name }
    var name: String
    var children: [FileItem]?
}

private let root = [
    FileItem(name: "users", children: [FileItem(name: "ada", children: [FileItem(name: "photo.jpg")]), FileItem(name: "public")]),
    FileItem(name: "tmp"),
]

private struct ContentView: View {
    var body: some View {
        List(root, children: \.children) { item in
            Label(item.name, systemImage: item.children == nil ? "doc" : "folder")
        }
        .listStyle(.sidebar)
    }
}

@MainActor @Suite("Program: files, 2020")
struct TreeProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("Branches open by Right")
    func opens() {
        let host = TestHost(ContentView(), width: 40, height: 10, unit: .points)
        #expect(host.text.contains("users"))
        #expect(!host.text.contains("ada"))
        host.press(.tab)
        host.press(.rightArrow)
        #expect(host.text.contains("ada"))
    }
}
