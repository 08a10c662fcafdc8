import Combine
import SwiftUI
import TerraceTesting
import Testing

private final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    private let all = ["apple", "apricot", "banana", "cherry"]
    private var cancellables = Set<AnyCancellable>()

    init() {
        $query
            .removeDuplicates()
            .map { [all] query in query.isEmpty ? all : all.filter { $0.hasPrefix(query.lowercased()) } }
            .sink { [weak self] in self?.results = $0 }
            .store(in: &cancellables)
    }
}

private struct SearchView: View {
    @StateObject private var model = SearchModel()

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Search", text: $model.query)
            ForEach(model.results, id: \.self, content: Text.init)
        }
    }
}

@MainActor @Suite("Program: search by Combine, 2020")
struct SearchProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(SearchView()) }

    @Test("Results follow the query")
    func searches() {
        let host = TestHost(SearchView(), width: 30, height: 8, unit: .points)
        #expect(host.text.contains("banana"))
        host.type("ap")
        #expect(host.text.contains("apricot"))
        #expect(!host.text.contains("banana"))
    }
}
