import SwiftUI
import TerraceTesting
import Testing

// Containers of the program's own, as written in 2024: subviews one by one, sections, and values that views give to their container.

extension ContainerValues {
    @Entry fileprivate var isCrossedOut = false
}

extension View {
    fileprivate func crossedOut(_ isCrossedOut: Bool = true) -> some View { containerValue(\.isCrossedOut, isCrossedOut) }
}

private struct Crossed: ViewModifier {
    func body(content: Content) -> some View { content.crossedOut() }
}

private struct Card<Content: View>: View {
    var isCrossedOut = false
    @ViewBuilder var content: Content

    var body: some View {
        HStack {
            Text(isCrossedOut ? "x" : "-")
            content
        }
    }
}

private struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(sections: content) { section in
                if !section.header.isEmpty { section.header.bold() }
                Group(subviews: section.content) { subviews in
                    ForEach(subviews) { subview in
                        Card(isCrossedOut: subview.containerValues.isCrossedOut) { subview }
                    }
                    Text("\(subviews.count) in all")
                }
                section.footer
            }
        }
    }
}

private struct Song: Identifiable {
    let id: Int
    var title: String
}

private struct Wishes: View {
    var body: some View {
        Text("One")
        Text("Two").crossedOut()
    }
}

private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Rotation<Content: View>: View {
    @State private var page = 0
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            VStack(alignment: .leading) {
                if subviews.indices.contains(page) { subviews[page] }
                Text("Page \(page + 1) of \(subviews.count), tag \(subviews[page].containerValues.tag(for: String.self) ?? "none")")
                Button("Next") { page = (page + 1) % subviews.count }
                HStack { subviews[..<min(2, subviews.count)] }
            }
        }
    }
}

private struct SongBoard: View {
    @State private var songs = [Song(id: 1, title: "Scrolling"), Song(id: 2, title: "Looping")]

    var body: some View {
        VStack(alignment: .leading) {
            Board {
                Section("Mine") {
                    ForEach(songs) { Text($0.title) }
                    Text("Old").crossedOut()
                }
                Section {
                    Wishes()
                    Group {
                        Text("a"); Text("b")
                    }.modifier(Crossed())
                } header: {
                    Text("Others")
                } footer: {
                    Text("That is all")
                }
                Text("Loose")
            }
            Button("Add") { songs.append(Song(id: 3, title: "Branching")) }
        }
    }
}

private struct Pages: View {
    var body: some View {
        Rotation {
            Counter(name: "First").tag("f")
            AnyView(Counter(name: "Second"))
            if Bool.random() || true { Text("Third").tag("t") }
        }
    }
}

@MainActor @Suite("Board, 2024")
struct BoardProgram2024 {
    @Test("Tab goes round, and each stop is seen")
    func stops() {
        checkStops(SongBoard())
        checkStops(Pages())
    }

    @Test("Sections and subviews are found through groups, loops and views of the program")
    func board() {
        let host = TestHost(SongBoard(), width: 40, height: 24, unit: .points)
        let lines = host.text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        #expect(
            lines == [
                "Mine", "- Scrolling", "- Looping", "x Old", "3 in all",
                "Others", "- One", "x Two", "x a", "x b", "4 in all", "That is all",
                "- Loose", "1 in all", "[ Add ]",
            ])
        host.find(.button, text: "Add").click()
        #expect(host.text.contains("- Branching") && host.text.contains("4 in all\n"))
    }

    @Test("A subview keeps its state while it is shown, and another one at its place begins anew")
    func pages() {
        let host = TestHost(Pages(), width: 40, height: 10, unit: .points)
        #expect(host.text.contains("Page 1 of 3, tag f"))
        host.findAll(.button, text: "First 0")[0].click()
        #expect(host.text.contains("First 1") && host.text.contains("First 0"))
        host.find(.button, text: "Next").click()
        #expect(host.text.contains("Page 2 of 3, tag none") && host.text.contains("Second 0") && !host.text.contains("First 1"))
        host.find(.button, text: "Next").click()
        #expect(host.text.contains("Page 3 of 3, tag t"))
        #expect(host.log.isEmpty)
    }
}
