import SwiftUI
import TerraceTesting
import Testing

private struct Item: Identifiable {
    let id = UUID()
    let name: String
    let price: Double
}

private struct RowView: View {
    let item: Item

    var body: some View {
        HStack {
            Text(item.name).font(.headline)
            Spacer()
            Text("$\(item.price, specifier: "%.2f")")
                .foregroundColor(.secondary)
        }
        .padding(.vertical, 4)
    }
}

private struct GroceryList: View {
    @State private var items = [
        Item(name: "Apples", price: 2.5), Item(name: "Bread", price: 3.25), Item(name: "Cheese", price: 7),
    ]
    @State private var showingAlert = false

    private var total: Double { items.reduce(0) { $0 + $1.price } }

    var body: some View {
        NavigationView {
            List {
                ForEach(items) { item in
                    RowView(item: item)
                }
                .onDelete(perform: deleteItems)

                HStack {
                    Text("Total").bold()
                    Spacer()
                    Text(String(format: "$%.2f", total)).bold()
                }
            }
            .listStyle(GroupedListStyle())
            .navigationBarTitle("Groceries", displayMode: .inline)
            .navigationBarItems(
                trailing: Button(action: { self.showingAlert = true }) {
                    Image(systemName: "cart.fill")
                }
            )
            .alert(isPresented: $showingAlert) {
                Alert(
                    title: Text("Pay \(total, specifier: "%.2f")?"), message: Text("Your card will be charged."),
                    primaryButton: .default(Text("Pay")) { self.items.removeAll() },
                    secondaryButton: .cancel())
            }
        }
    }

    private func deleteItems(at offsets: IndexSet) {
        items.remove(atOffsets: offsets)
    }
}

@MainActor @Suite("Program: groceries, 2020")
struct GroceryProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(GroceryList()) }

    @Test("Rows show prices with two digits, and the total")
    func showsPrices() {
        let host = TestHost(GroceryList(), width: 40, height: 14, unit: .points)
        #expect(host.text.contains("$2.50"))
        #expect(host.text.contains("$12.75"))
    }
}
