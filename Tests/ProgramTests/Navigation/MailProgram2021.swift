import SwiftUI
import TerraceTesting
import Testing

// A mailbox of 2021: tabs with badges that a state changes, links that look like buttons, folders in a tree.

private struct Folder: Identifiable {
    let name: String
    var folders: [Folder]?
    var id: String { name }
}

private struct LoudStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.textCase(.uppercase).padding(.horizontal).background(Color.blue)
    }
}

private struct MailView: View {
    @State private var unread = 3
    private let folders = [Folder(name: "Work", folders: [Folder(name: "Reports")]), Folder(name: "Trash")]

    var body: some View {
        TabView {
            NavigationView {
                VStack {
                    Text("\(unread) unread")
                    Button("Read one") { unread -= 1 }
                    NavigationLink("Compose", destination: Text("A new letter")).buttonStyle(.borderedProminent)
                    NavigationLink("Drafts", destination: Text("No drafts")).buttonStyle(PlainButtonStyle())
                    Link("Help", destination: URL(string: "https://example.org")!).buttonStyle(LoudStyle())
                    Link("Terms", destination: URL(string: "https://example.org")!)
                }
            }
            .tabItem { Label("Inbox", systemImage: "tray") }
            .badge(unread)

            List(folders, children: \.folders) { Text($0.name) }
                .badge("new")
                .tabItem {
                    Image(systemName: "folder")
                    Text("Folders")
                }
        }
    }
}

@MainActor @Suite("Mail, 2021")
struct MailProgram2021 {
    @Test("Tabs show badges, and links the style of buttons where it has a shape")
    func screen() {
        let host = TestHost(MailView(), width: 40, height: 8, unit: .points)
        #expect(host.lines[0].contains("Inbox (3)"))
        #expect(host.lines[0].contains("Folders (new)"))
        #expect(host.text.contains("[ Compose ]"))
        #expect(host.text.contains("Drafts ›"))
        #expect(host.text.contains("HELP"))
        #expect(host.text.contains("Terms"))
        #expect(host.log.isEmpty)
    }

    @Test("A badge follows the state, and 0 shows none")
    func badge() {
        let host = TestHost(MailView(), width: 40, height: 8, unit: .points)
        let button = host.find(.button, text: "Read one")
        button.click()
        #expect(host.lines[0].contains("Inbox (2)"))
        button.click()
        button.click()
        #expect(!host.lines[0].contains("Inbox ("))
    }

    @Test("A link that looks like a button leads on")
    func link() {
        let host = TestHost(MailView(), width: 40, height: 8, unit: .points)
        host.find(.button, text: "Compose").click()
        #expect(host.text.contains("A new letter"))
    }

    @Test("A tree without a selection says nothing in the log")
    func tree() {
        let host = TestHost(MailView(), width: 40, height: 8, unit: .points)
        host.press("2", modifiers: .option)
        host.press(.rightArrow)
        #expect(host.text.contains("Reports"))
        #expect(host.log.isEmpty)
    }

    @Test("Every stop is seen") func stops() { checkStops(MailView()) }
}
