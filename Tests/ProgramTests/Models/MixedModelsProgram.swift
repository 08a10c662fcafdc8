import Observation
import SwiftUI
import TerraceTesting
import Testing

@Observable
private final class Cart {
    struct Line: Identifiable {
        let id: Int
        var name: String
        var quantity = 1
    }

    var lines: [Line] = []
    @ObservationIgnored var changes = 0

    var total: Int { lines.reduce(0) { $0 + $1.quantity } }

    func add(_ name: String) {
        changes += 1
        if let index = lines.firstIndex(where: { $0.name == name }) {
            lines[index].quantity += 1
        } else {
            lines.append(Line(id: lines.count, name: name))
        }
    }
}

private final class Session: ObservableObject {
    @Published var user: String?
    let cart = Cart()
}

private struct LineRow: View {
    @Bindable var cart: Cart
    let id: Int

    var body: some View {
        if let index = cart.lines.firstIndex(where: { $0.id == id }) {
            Stepper("\(cart.lines[index].name): \(cart.lines[index].quantity)", value: $cart.lines[index].quantity, in: 1...9)
        }
    }
}

private struct CartView: View {
    @Environment(Cart.self) private var cart

    var body: some View {
        @Bindable var cart = cart
        VStack(alignment: .leading) {
            ForEach($cart.lines) { $line in
                HStack {
                    TextField("Name", text: $line.name)
                    LineRow(cart: cart, id: line.id)
                }
            }
            Text("\(cart.total) pieces")
        }
    }
}

private struct ShopView: View {
    @EnvironmentObject private var session: Session
    @Environment(Cart.self) private var cart: Cart?

    var body: some View {
        VStack(alignment: .leading) {
            if let user = session.user {
                Text("Hello, \(user)")
                HStack {
                    ForEach(["Tea", "Milk"], id: \.self) { name in
                        Button(name) { cart?.add(name) }
                    }
                }
                CartView()
                Button("Sign out") { session.user = nil }
            } else {
                Button("Sign in") { session.user = "Ada" }
            }
        }
        .padding()
    }
}

private struct RootView: View {
    @StateObject private var session = Session()

    var body: some View {
        ShopView()
            .environmentObject(session)
            .environment(session.cart)
    }
}

@MainActor @Suite("Two kinds of models, 2024")
struct MixedModelsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(RootView()) }

    @Test("A published user and an observed cart change what they should")
    func shops() {
        let host = TestHost(RootView(), width: 60, height: 14, unit: .points)
        host.press(.return)
        #expect(host.text.contains("Hello, Ada") && host.text.contains("0 pieces"))
        host.find(.button, text: "Tea").click()
        host.find(.button, text: "Tea").click()
        host.find(.button, text: "Milk").click()
        #expect(host.text.contains("Tea: 2") && host.text.contains("3 pieces"))
        host.find(.stepper, at: 1).focus()
        host.press(.rightArrow)
        #expect(host.text.contains("Milk: 2") && host.text.contains("4 pieces"))
        host.find(.textField, at: 1).focus()
        host.press(.end)
        host.type("y")
        #expect(host.text.contains("Milky: 2"))
        host.find(.button, text: "Sign out").click()
        #expect(host.text.contains("Sign in") && !host.text.contains("pieces"))
        host.press(.return)
        #expect(host.text.contains("4 pieces"))
    }
}
