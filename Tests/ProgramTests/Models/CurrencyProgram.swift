import SwiftUI
import TerraceTesting
import Testing

private struct Currency: Identifiable, Hashable {
    let code: String
    let name: String
    let rate: Double
    var id: String { code }
}

@MainActor
private final class ExchangeViewModel: ObservableObject {
    @Published var amount: Double = 100
    @Published var from = "EUR"
    @Published var to = "USD"
    @Published private(set) var currencies: [Currency] = []
    @Published private(set) var isLoading = false

    var result: Double? {
        guard let source = currencies.first(where: { $0.code == from }),
            let target = currencies.first(where: { $0.code == to })
        else { return nil }
        return amount / source.rate * target.rate
    }

    func fetch() async {
        isLoading = true
        defer { isLoading = false }
        await Task.yield()
        currencies = [
            Currency(code: "EUR", name: "Euro", rate: 1),
            Currency(code: "USD", name: "US Dollar", rate: 1.25),
            Currency(code: "GBP", name: "Pound", rate: 0.8),
        ]
    }

    func swap() {
        (from, to) = (to, from)
    }
}

private struct ExchangeView: View {
    @StateObject private var viewModel = ExchangeViewModel()

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Amount", value: $viewModel.amount, format: .number.precision(.fractionLength(0...2)))
                        .keyboardType(.decimalPad)
                    CurrencyPicker(title: "From", selection: $viewModel.from, currencies: viewModel.currencies)
                    CurrencyPicker(title: "To", selection: $viewModel.to, currencies: viewModel.currencies)
                }
                Section("Result") {
                    if viewModel.isLoading {
                        ProgressView()
                    } else if let result = viewModel.result {
                        LabeledContent("You get") {
                            Text(result, format: .currency(code: viewModel.to))
                                .monospacedDigit()
                        }
                    }
                }
                Button(action: viewModel.swap) {
                    Label("Swap", systemImage: "arrow.up.arrow.down")
                }
            }
            .navigationTitle("Exchange")
            .task { await viewModel.fetch() }
            .refreshable { await viewModel.fetch() }
        }
    }
}

private struct CurrencyPicker: View {
    let title: LocalizedStringKey
    @Binding var selection: String
    let currencies: [Currency]

    var body: some View {
        Picker(title, selection: $selection) {
            ForEach(currencies) { currency in
                Text("\(currency.code) – \(currency.name)").tag(currency.code)
            }
        }
    }
}

#Preview("Exchange") {
    ExchangeView()
}

@MainActor @Suite("Currencies, 2023")
struct CurrencyProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ExchangeView().environment(\.locale, Locale(identifier: "en_US"))) }

    @Test("Rates are loaded; the amount is converted and swapped")
    func converts() async {
        let host = TestHost(ExchangeView().environment(\.locale, Locale(identifier: "en_US")), width: 60, height: 24, unit: .points)
        await host.settle()
        #expect(host.text.contains("$125.00"))
        #expect(host.text.contains("EUR – Euro"))
        host.find(.button, text: "Swap").click()
        #expect(host.text.contains("€80.00"))
        host.find(.textField).focus()
        host.press("a", modifiers: .control)
        host.press("k", modifiers: .control)
        host.type("10\n")
        #expect(host.text.contains("€8.00"))
        #expect(host.log.isEmpty)
    }
}
