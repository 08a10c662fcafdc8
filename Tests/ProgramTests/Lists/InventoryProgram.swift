import SwiftUI
import TerraceTesting
import Testing

@Observable
private final class Inventory {
    struct Item: Identifiable, Hashable {
        let id: Int
        var name: String
        var count: Int
        var isFavorite = false
    }

    enum Order: String, CaseIterable, Identifiable {
        case name = "Name"
        case count = "Count"
        var id: Self { self }
    }

    var items = [
        Item(id: 1, name: "Screws", count: 200), Item(id: 2, name: "Nuts", count: 150), Item(id: 3, name: "Hammers", count: 3),
        Item(id: 4, name: "Saws", count: 2, isFavorite: true),
    ]
    var order = Order.name
    var search = ""
    private var nextID = 5

    var shown: [Item] {
        let found = search.isEmpty ? items : items.filter { $0.name.localizedStandardContains(search) }
        return switch order {
        case .name: found.sorted { $0.name < $1.name }
        case .count: found.sorted { $0.count > $1.count }
        }
    }

    func save(_ item: Item) {
        if let index = items.firstIndex(where: { $0.id == item.id }) {
            items[index] = item
        } else {
            items.append(Item(id: nextID, name: item.name, count: item.count))
            nextID += 1
        }
    }

    func delete(_ item: Item) {
        items.removeAll { $0.id == item.id }
    }
}

private struct ItemEditor: View {
    @Environment(Inventory.self) private var inventory
    @Environment(\.dismiss) private var dismiss
    @State var draft: Inventory.Item
    @State private var isConfirmingDelete = false
    let isNew: Bool

    private var isValid: Bool { !draft.name.trimmingCharacters(in: .whitespaces).isEmpty }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $draft.name)
                    TextField("Count", value: $draft.count, format: .number)
                    Toggle("Favorite", isOn: $draft.isFavorite)
                } footer: {
                    if !isValid {
                        Text("A name is needed.").foregroundStyle(.red)
                    }
                }
                if !isNew {
                    Button("Delete item", role: .destructive) { isConfirmingDelete = true }
                }
            }
            .navigationTitle(isNew ? "New item" : "Edit item")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        inventory.save(draft)
                        dismiss()
                    }
                    .disabled(!isValid)
                }
            }
            .alert("Delete \(draft.name)?", isPresented: $isConfirmingDelete) {
                Button("Delete", role: .destructive) {
                    inventory.delete(draft)
                    dismiss()
                }
                Button("Keep", role: .cancel) {}
            }
        }
        .interactiveDismissDisabled(!isValid)
    }
}

private struct ItemRow: View {
    let item: Inventory.Item

    var body: some View {
        LabeledContent {
            Text(item.count, format: .number)
                .monospacedDigit()
        } label: {
            Label(item.name, systemImage: item.isFavorite ? "star.fill" : "shippingbox")
        }
        .listRowBackground(item.count < 10 ? Color.red.opacity(0.2) : nil)
    }
}

private struct InventoryView: View {
    @State private var inventory = Inventory()
    @State private var edited: Inventory.Item?
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(inventory.shown) { item in
                        Button {
                            edited = item
                        } label: {
                            ItemRow(item: item)
                        }
                        .buttonStyle(.plain)
                        .swipeActions(edge: .trailing) {
                            Button("Delete", systemImage: "trash", role: .destructive) { inventory.delete(item) }
                        }
                    }
                } header: {
                    Text("^[\(inventory.shown.count) item](inflect: true)")
                }
            }
            .overlay {
                if inventory.shown.isEmpty {
                    ContentUnavailableView("Nothing here", systemImage: "shippingbox", description: Text("Add something."))
                }
            }
            .searchable(text: $inventory.search)
            .navigationTitle("Inventory")
            .toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                    Menu("Sort", systemImage: "arrow.up.arrow.down") {
                        Picker("Order", selection: $inventory.order) {
                            ForEach(Inventory.Order.allCases) { Text($0.rawValue).tag($0) }
                        }
                    }
                    Button("Add", systemImage: "plus") { isAdding = true }
                }
            }
            .sheet(item: $edited) { item in
                ItemEditor(draft: item, isNew: false)
            }
            .sheet(isPresented: $isAdding) {
                ItemEditor(draft: Inventory.Item(id: 0, name: "", count: 1), isNew: true)
            }
        }
        .environment(inventory)
    }
}

#Preview {
    InventoryView()
}

@MainActor @Suite("Inventory, 2024")
struct InventoryProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(InventoryView()) }

    private func rows(_ host: TestHost) -> [String] {
        ["Screws", "Nuts", "Hammers", "Saws", "Nails"].filter { host.find(text: $0).exists }
            .sorted { host.find(text: $0).frame.y < host.find(text: $1).frame.y }
    }

    @Test("Sorted by name, then by count through the menu")
    func sorts() {
        let host = TestHost(InventoryView(), width: 60, height: 20, unit: .points)
        #expect(rows(host) == ["Hammers", "Nuts", "Saws", "Screws"])
        host.find(.button, text: "Sort").focus()
        host.press(.return)
        host.press(.downArrow)
        host.press(.return)
        #expect(rows(host) == ["Screws", "Nuts", "Hammers", "Saws"])
    }

    @Test("An item is edited in its sheet and deleted after a question")
    func edits() {
        let host = TestHost(InventoryView(), width: 60, height: 20, unit: .points)
        host.find(.button, text: "Saws").click()
        #expect(host.text.contains("Edit item"))
        host.find(.textField, text: "Count").focus()
        host.press("a", modifiers: .control)
        host.press("k", modifiers: .control)
        host.type("12\n")
        host.find(.button, text: "Save").click()
        #expect(!host.text.contains("Edit item"))
        #expect(host.lines.contains { $0.contains("Saws") && $0.contains("12") })
        host.find(.button, text: "Nuts").click()
        host.find(.button, text: "Delete item").click()
        #expect(host.text.contains("Delete Nuts?"))
        host.find(.button, text: "Keep").click()
        host.find(.button, text: "Delete item").click()
        host.findAll(.button, text: "Delete").last?.click()
        #expect(rows(host) == ["Hammers", "Saws", "Screws"])
    }

    @Test("A new item needs a name; the search finds it")
    func adds() {
        let host = TestHost(InventoryView(), width: 60, height: 20, unit: .points)
        host.find(.button, text: "Add").click()
        #expect(host.text.contains("A name is needed."))
        #expect(!host.find(.button, text: "Save").isEnabled)
        host.find(.textField, text: "Name").focus()
        host.type("Nails")
        #expect(!host.text.contains("A name is needed."))
        host.find(.button, text: "Save").click()
        #expect(rows(host).contains("Nails"))
        host.find(.textField, text: "Search").focus()
        host.type("nai")
        #expect(rows(host) == ["Nails"])
        host.type("xx")
        #expect(host.text.contains("Nothing here"))
    }
}
