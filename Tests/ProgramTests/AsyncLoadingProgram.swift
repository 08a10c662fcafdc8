import SwiftUI
import TerraceTesting
import Testing

@MainActor
private final class QuoteModel: ObservableObject {
    @Published private(set) var quotes: [String] = []
    @Published private(set) var isLoading = false

    func load() async {
        isLoading = true
        defer { isLoading = false }
        await Task.yield()
        quotes.append("Quote \(quotes.count + 1)")
    }
}

extension EnvironmentValues {
    @Entry fileprivate var accent: String = "*"
}

private struct QuotesView: View {
    @StateObject private var model = QuoteModel()
    @Environment(\.accent) private var accent
    @Environment(\.colorScheme) var colorScheme

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(model.quotes, id: \.self) { quote in
                Text("\(accent) \(quote)")
            }
            if model.isLoading {
                Text("Loading")
            }
            Button("Load more") {
                Task {
                    await model.load()
                }
            }
        }
        .task {
            await model.load()
        }
        .environment(\.accent, colorScheme == .dark ? "-" : "+")
    }
}

#Preview {
    QuotesView()
}

#Preview("With a counter") {
    @Previewable @State var count = 0
    return Button("\(count)") { count += 1 }
}

@MainActor @Suite("Asynchronous loading, 2023")
struct AsyncLoadingProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(QuotesView()) }

    @Test("A task and a button load, on the main actor")
    func loads() async {
        let host = TestHost(QuotesView(), width: 30, height: 8, unit: .points)
        await host.settle()
        #expect(host.text.contains("* Quote 1"))
        host.press(.return)
        await host.settle()
        #expect(host.text.contains("* Quote 2"))
        #expect(!host.text.contains("Loading"))
    }
}
