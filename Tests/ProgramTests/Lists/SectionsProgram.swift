import SwiftUI
import TerraceTesting
import Testing

private struct MenuSection: Codable, Identifiable {
    var id: String
    var name: String
    var items: [MenuItem]
}

private struct MenuItem: Codable, Hashable, Identifiable {
    var id: String
    var name: String
    var price: Int
    var restrictions: [String]
}

private struct ItemRow: View {
    static let colors: [String: Color] = ["D": .purple, "G": .black, "N": .red, "S": .blue, "V": .green]
    let item: MenuItem

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(item.name)
                    .font(.headline)
                Text("$\(item.price)")
            }

            Spacer()

            ForEach(item.restrictions, id: \.self) { restriction in
                Text(restriction)
                    .font(.caption)
                    .fontWeight(.black)
                    .padding(5)
                    .background(Self.colors[restriction, default: .black])
                    .clipShape(Circle())
                    .foregroundColor(.white)
            }
        }
    }
}

private let json = """
    [{"id": "1", "name": "Breakfast", "items": [
      {"id": "a", "name": "Full Stack Pancakes", "price": 10, "restrictions": ["G", "V"]},
      {"id": "b", "name": "Kernel Toast", "price": 6, "restrictions": []}]},
     {"id": "2", "name": "Mains", "items": [{"id": "c", "name": "Swift Burger", "price": 14, "restrictions": ["N"]}]}]
    """

private struct ContentView: View {
    let menu = try! JSONDecoder().decode([MenuSection].self, from: Data(json.utf8))

    var body: some View {
        NavigationView {
            List {
                ForEach(menu) { section in
                    Section(header: Text(section.name)) {
                        ForEach(section.items) { item in
                            ItemRow(item: item)
                        }
                    }
                }
            }
            .navigationBarTitle("Menu")
            .listStyle(GroupedListStyle())
        }
    }
}

@MainActor @Suite("Program: a menu, 2019")
struct SectionsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("Sections with their rows, badges behind them")
    func shows() {
        let host = TestHost(ContentView(), width: 50, height: 24, unit: .points)
        for text in ["Menu", "Breakfast", "Full Stack Pancakes", "$10", "Mains", "Swift Burger"] {
            #expect(host.text.contains(text), "\(text)")
        }
    }
}
