import SwiftUI
import TerraceTesting
import Testing

private struct NumberView: View {
    let number: Int
    @Binding var path: NavigationPath

    var body: some View {
        VStack {
            Text("Number \(number)")
            NavigationLink("Deeper", value: number + 1)
            Button("Home") { path = NavigationPath() }
        }
        .navigationTitle("Level \(number)")
    }
}

private struct ContentView: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Button("To seven") {
                    path.append(7)
                    path.append("words")
                }
                NavigationLink("To one", value: 1)
                Text("Depth \(path.count)")
            }
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { NumberView(number: $0, path: $path) }
            .navigationDestination(for: String.self) { Text("Text \($0)") }
        }
    }
}

@MainActor @Suite("Program: a path, 2022")
struct PathProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("A path of several kinds is pushed at once; Escape pops one")
    func pushes() {
        let host = TestHost(ContentView(), width: 40, height: 12, unit: .points)
        host.press(.return)
        #expect(host.text.contains("Text words"))
        host.press(.escape)
        #expect(host.text.contains("Number 7"))
        host.press(.return)
        #expect(host.text.contains("Number 8"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Depth 0"))
    }
}
