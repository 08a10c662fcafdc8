import SwiftUI
import TerraceTesting
import Testing

private struct Contact: Identifiable, Hashable {
    let id = UUID()
    let name: String
    let phone: String
}

private struct ContactsView: View {
    @State private var searchText = ""
    @State private var contacts = [
        Contact(name: "Ada", phone: "555-0101"), Contact(name: "Grace", phone: "555-0102"), Contact(name: "Linus", phone: "555-0103"),
    ]

    private var results: [Contact] {
        searchText.isEmpty ? contacts : contacts.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(results) { contact in
                    NavigationLink(destination: Text("Call \(contact.phone)")) {
                        Label {
                            Text(contact.name)
                        } icon: {
                            Image(systemName: "person.circle")
                        }
                    }
                    .swipeActions {
                        Button(role: .destructive) {
                            contacts.removeAll { $0.id == contact.id }
                        } label: {
                            Label("Delete", systemImage: "trash")
                        }
                    }
                    .contextMenu {
                        Button("Copy number") {}
                    }
                }
            }
            .searchable(text: $searchText, prompt: "Find a contact")
            .navigationTitle("Contacts")
            .overlay {
                if results.isEmpty {
                    ContentUnavailableView.search(text: searchText)
                }
            }
        }
    }
}

@MainActor @Suite("Program: contacts, 2023")
struct ContactsProgram2023 {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContactsView()) }

    @Test("What is typed in the search field filters the list; nothing found says so")
    func searches() {
        let host = TestHost(ContactsView(), width: 60, height: 18, unit: .points)
        #expect(host.text.contains("Linus"))
        host.find(text: "Find a contact").click()
        host.type("gr")
        #expect(host.text.contains("Grace"))
        #expect(!host.text.contains("Linus"))
        host.type("zzz")
        #expect(host.text.contains("No Results"))
    }
}
