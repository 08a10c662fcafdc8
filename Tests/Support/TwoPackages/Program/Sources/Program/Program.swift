import Other
import SwiftUI

extension EnvironmentValues {
    @Entry var currency: String = "EUR"
    @Entry var digits = 2
}

struct ContentView: View {
    @Environment(\.currency) private var currency
    @StateObject private var basket = Basket()
    let price: Price

    var body: some View {
        VStack {
            Text("\(currency) \(price.text)")
            Text("\(basket.count) in the basket")
            #if canImport(SwiftUI)
                Text("SwiftUI can be imported")
            #endif
        }
    }
}

@main
struct Program: App {
    var body: some Scene {
        WindowGroup { ContentView(price: Price(cents: 1250)) }
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView(price: Price(cents: 99))
        ContentView(price: Price(cents: 100_000)).previewDisplayName("Large amount")
    }
}

#Preview("Counter") {
    @Previewable @State var count = 6
    Text("count \(count + 1)")
}

#Preview { Text("without a name") }
