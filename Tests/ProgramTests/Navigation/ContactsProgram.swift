import SwiftUI
import TerraceTesting
import Testing

// Search, dialogs and alerts, as written in 2021.

private struct Contact: Identifiable, Hashable {
    let id: Int
    var name: String
}

private struct ContactsView: View {
    @State private var contacts = [Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Grace"), Contact(id: 3, name: "Barbara")]
    @State private var searchText = ""
    @State private var selected: Contact?
    @State private var isConfirming = false
    @State private var didDelete = false

    private var found: [Contact] {
        searchText.isEmpty ? contacts : contacts.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
    }

    var body: some View {
        NavigationView {
            List(found) { contact in
                Button(contact.name) { selected = contact }
            }
            .searchable(text: $searchText)
            .navigationTitle("Contacts")
            .sheet(item: $selected) { contact in
                ContactSheet(contact: contact) {
                    selected = nil
                    isConfirming = true
                }
            }
            .confirmationDialog("Delete all contacts?", isPresented: $isConfirming, titleVisibility: .visible) {
                Button("Delete", role: .destructive) {
                    contacts.removeAll()
                    didDelete = true
                }
            } message: {
                Text("This cannot be undone.")
            }
            .alert("Deleted", isPresented: $didDelete) {
                Button("OK", role: .cancel) {}
            }
        }
    }
}

private struct ContactSheet: View {
    let contact: Contact
    let delete: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationView {
            VStack {
                Text("Call \(contact.name)")
                Button("Delete all", action: delete)
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
            }
        }
    }
}

@MainActor @Suite("Contacts, 2021")
struct ContactsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContactsView()) }

    @Test("Searching narrows the list, Escape widens it")
    func search() {
        let host = TestHost(ContactsView(), width: 60, height: 18, unit: .points)
        host.press("f", modifiers: .control)
        host.type("gra")
        #expect(host.text.contains("Grace") && !host.text.contains("Barbara"))
        host.press(.escape)
        #expect(host.text.contains("Barbara"))
    }

    @Test("A sheet gives way to a dialog, and that to an alert")
    func chain() {
        let host = TestHost(ContactsView(), width: 60, height: 18, unit: .points)
        host.press(.return)
        #expect(host.text.contains("Call Ada"))
        host.press(.return)
        #expect(!host.text.contains("Call Ada") && host.text.contains("Delete all contacts?"))
        #expect(host.text.contains("This cannot be undone."))
        host.press(.upArrow)
        host.press(.return)
        #expect(host.text.contains("Deleted") && !host.text.contains("Ada"))
        host.press(.return)
        #expect(!host.text.contains("Deleted"))
    }
}
