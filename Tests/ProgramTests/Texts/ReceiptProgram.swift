import SwiftUI
import TerraceTesting
import Testing

// As of 2021: formats, Markdown in literals, attributed strings.
private struct Item: Identifiable {
    let id = UUID()
    let name: String
    let price: Double
}

private struct ReceiptView: View {
    let items = [Item(name: "Tea", price: 3.5), Item(name: "Scone **fresh**", price: 1240)]

    private var total: Double { items.map(\.price).reduce(0, +) }

    private var thanks: AttributedString {
        var text = (try? AttributedString(markdown: "Thank *you*")) ?? AttributedString("Thank you")
        if let range = text.range(of: "Thank") {
            text[range].foregroundColor = .green
            text[range].underlineStyle = .single
        }
        return text
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text("**Receipt** for _you_, see [terms](https://example.com/terms)")
            ForEach(items) { item in
                HStack {
                    Text(item.name)
                    Spacer()
                    Text(item.price, format: .number.precision(.fractionLength(2)))
                        .monospacedDigit()
                }
            }
            Text("Total: \(total.formatted(.number.precision(.fractionLength(2))))")
                .fontWeight(.semibold)
            Text("\(items.count, format: .number) items, `\(0.19, format: .percent)` tax")
            Text(thanks)
        }
        .environment(\.locale, Locale(identifier: "en_US"))
    }
}

@MainActor @Suite("Receipt, 2021")
struct ReceiptProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ReceiptView()) }

    @Test("literals are Markdown, strings are as they are, prices are formatted")
    func shows() {
        let host = TestHost(ReceiptView(), width: 50, height: 10, unit: .points)
        let text = host.text
        #expect(text.contains("Receipt for you, see terms"))
        #expect(text.contains("Scone **fresh**"))
        #expect(text.contains("1,240.00"))
        #expect(text.contains("Total: 1,243.50"))
        #expect(text.contains("2 items, 19% tax"))
        #expect(text.contains("Thank you"))
    }

    @Test("the link in the text is opened by the keyboard")
    func opens() {
        var opened: URL?
        let view = ReceiptView().environment(
            \.openURL,
            OpenURLAction { url in
                opened = url
                return .handled
            })
        let host = TestHost(view, width: 50, height: 10, unit: .points)
        host.press(.return)
        #expect(opened?.absoluteString == "https://example.com/terms")
    }
}
