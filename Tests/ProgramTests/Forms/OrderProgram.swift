import SwiftUI
import TerraceTesting
import Testing

private class Order: ObservableObject {
    static let types = ["Vanilla", "Strawberry", "Chocolate", "Rainbow"]

    @Published var type = 0
    @Published var quantity = 3
    @Published var specialRequestEnabled = false {
        didSet {
            if specialRequestEnabled == false {
                extraFrosting = false
            }
        }
    }
    @Published var extraFrosting = false
    @Published var name = ""
    @Published var city = ""

    var hasValidAddress: Bool { !name.isEmpty && !city.isEmpty }
}

private struct AddressView: View {
    @ObservedObject var order: Order

    var body: some View {
        Form {
            Section {
                TextField("Name", text: $order.name)
                TextField("City", text: $order.city)
            }
            Section {
                NavigationLink(destination: Text("Paid for \(order.quantity)")) {
                    Text("Check out")
                }
            }
            .disabled(order.hasValidAddress == false)
        }
        .navigationBarTitle("Delivery details", displayMode: .inline)
    }
}

private struct ContentView: View {
    @ObservedObject var order = Order()

    var body: some View {
        NavigationView {
            Form {
                Section {
                    Picker("Select your cake type", selection: $order.type) {
                        ForEach(0..<Order.types.count, id: \.self) {
                            Text(Order.types[$0])
                        }
                    }
                    Stepper(value: $order.quantity, in: 3...20) {
                        Text("Number of cakes: \(order.quantity)")
                    }
                }
                Section {
                    Toggle(isOn: $order.specialRequestEnabled.animation()) {
                        Text("Any special requests?")
                    }
                    if order.specialRequestEnabled {
                        Toggle(isOn: $order.extraFrosting) {
                            Text("Add extra frosting")
                        }
                    }
                }
                Section {
                    NavigationLink(destination: AddressView(order: order)) {
                        Text("Delivery details")
                    }
                }
            }
            .navigationBarTitle("Cupcake Corner")
        }
    }
}

@MainActor @Suite("Program: cakes, 2020")
struct OrderProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("The stepper counts, the toggle brings a row, the link opens the address")
    func orders() {
        let host = TestHost(ContentView(), width: 60, height: 20, unit: .points)
        #expect(host.text.contains("Number of cakes: 3"))
        host.press(.tab)
        host.press(.rightArrow)
        #expect(host.text.contains("Number of cakes: 4"))
        host.press(.tab)
        host.press(.space)
        #expect(host.text.contains("Add extra frosting"))
        host.press(.tab)
        host.press(.tab)
        host.press(.return)
        host.type("Ann\tBonn")
        #expect(host.text.contains("Ann"))
        #expect(host.text.contains("Bonn"))
    }
}
