import SwiftUI
import TerraceTesting
import Testing

// Programs of 2020 to 2022 hide the mark of a link behind what a row shows: the row itself is what is pressed.

private struct RestaurantsView: View {
    @State private var restaurants = ["Cafe Nord", "Green Table"]
    var canDelete = false

    var body: some View {
        NavigationView {
            List {
                ForEach(restaurants, id: \.self) { name in
                    ZStack(alignment: .leading) {
                        NavigationLink(destination: Text("Welcome to \(name)")) {
                            EmptyView()
                        }
                        .opacity(0)
                        Text(name)
                    }
                }
                .onDelete(perform: canDelete ? { restaurants.remove(atOffsets: $0) } : nil)
            }
            .listStyle(PlainListStyle())
            .navigationTitle("Food")
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

private struct OpenedByProgramView: View {
    @State private var isOpen = false

    var body: some View {
        NavigationView {
            VStack {
                NavigationLink(destination: Text("Second screen"), isActive: $isOpen) { EmptyView() }
                Button("Open") { isOpen = true }
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

@MainActor @Suite("Restaurants, 2021")
struct RestaurantsProgram {
    @Test("Return and a click follow the link that a row stands for", arguments: [false, true])
    func followed(canDelete: Bool) {
        let host = TestHost(RestaurantsView(canDelete: canDelete), width: 40, height: 10, unit: .points)
        host.press(.downArrow)
        host.press(.return)
        #expect(host.text.contains("Welcome to Green Table"))
        host.press(.escape)
        #expect(host.text.contains("Cafe Nord"))
        let row = host.lines.firstIndex { $0.contains("Cafe Nord") } ?? 0
        host.click(x: 4, y: row)
        #expect(host.text.contains("Welcome to Cafe Nord"))
    }

    @Test("A link without a label takes no place in the order of the focus")
    func withoutLabel() {
        let host = TestHost(OpenedByProgramView(), width: 40, height: 8, unit: .points)
        host.press(.return)
        #expect(host.text.contains("Second screen"))
    }
}
