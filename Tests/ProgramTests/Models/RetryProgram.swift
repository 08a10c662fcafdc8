import SwiftUI
import TerraceTesting
import Testing

private struct Article: Decodable, Identifiable {
    let id: Int
    let title: String
    let author: String
}

private enum LoadError: LocalizedError {
    case offline

    var errorDescription: String? {
        switch self {
        case .offline: return "You seem to be offline."
        }
    }

    var recoverySuggestion: String? { "Try again later." }
}

private enum Loadable<Value> {
    case loading
    case failed(Error)
    case loaded(Value)
}

private actor ArticleService {
    private var attempts = 0

    func articles() async throws -> [Article] {
        attempts += 1
        if attempts == 1 { throw LoadError.offline }
        let json = #"[{"id": 1, "title": "Cells", "author": "Ada"}, {"id": 2, "title": "Glyphs", "author": "Alan"}]"#
        return try JSONDecoder().decode([Article].self, from: Data(json.utf8))
    }
}

private struct AsyncContentView<Value, Content: View>: View {
    let load: () async throws -> Value
    @ViewBuilder let content: (Value) -> Content

    @State private var state = Loadable<Value>.loading
    @State private var attempt = 0

    var body: some View {
        Group {
            switch state {
            case .loading:
                ProgressView("Loading")
            case .failed(let error):
                VStack(spacing: 12) {
                    Image(systemName: "wifi.slash")
                        .imageScale(.large)
                    Text(error.localizedDescription)
                        .multilineTextAlignment(.center)
                    Button("Try again") { attempt += 1 }
                        .buttonStyle(.borderedProminent)
                }
            case .loaded(let value):
                content(value)
            }
        }
        .task(id: attempt) {
            state = .loading
            do {
                state = .loaded(try await load())
            } catch {
                state = .failed(error)
            }
        }
    }
}

private struct ArticlesView: View {
    private let service = ArticleService()

    var body: some View {
        NavigationView {
            AsyncContentView(load: { try await service.articles() }) { articles in
                List(articles) { article in
                    VStack(alignment: .leading) {
                        Text(article.title).font(.headline)
                        Text("by \(article.author)").font(.subheadline).foregroundStyle(.secondary)
                    }
                }
            }
            .navigationTitle("Articles")
        }
    }
}

@MainActor @Suite("Loading with an error, 2022")
struct RetryProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ArticlesView()) }

    @Test("What fails says why, and is tried again by Return")
    func retries() async {
        let host = TestHost(ArticlesView(), width: 50, height: 14, unit: .points)
        await host.settle()
        #expect(host.text.contains("You seem to be offline."))
        host.find(.button, text: "Try again").focus()
        host.press(.return)
        await host.settle()
        #expect(host.text.contains("Glyphs") && host.text.contains("by Alan"))
        #expect(!host.text.contains("offline"))
    }
}
