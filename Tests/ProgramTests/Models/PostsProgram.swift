import Combine
import SwiftUI
import TerraceTesting
import Testing

// Posts of a server, as they were loaded before async and await: dataTaskPublisher and a view model.

private struct Post: Codable, Identifiable {
    let id: Int
    let title: String
}

private class PostsViewModel: ObservableObject {
    @Published var posts: [Post] = []
    @Published var message: String?
    private var cancellables = Set<AnyCancellable>()
    let url: String

    init(url: String) {
        self.url = url
    }

    func fetch() {
        guard let url = URL(string: url) else { return }
        URLSession.shared.dataTaskPublisher(for: url)
            .subscribe(on: DispatchQueue.global(qos: .background))
            .map { $0.data }
            .decode(type: [Post].self, decoder: JSONDecoder())
            .receive(on: DispatchQueue.main)
            .sink { [weak self] completion in
                switch completion {
                case .finished: self?.message = "loaded"
                case .failure: self?.message = "failed"
                }
            } receiveValue: { [weak self] posts in
                self?.posts = posts
            }
            .store(in: &cancellables)
    }
}

private struct PostsView: View {
    @ObservedObject var viewModel: PostsViewModel

    var body: some View {
        VStack {
            List(viewModel.posts) { post in
                Text(post.title)
            }
            Text(viewModel.message ?? "loading")
        }
        .onAppear { viewModel.fetch() }
    }
}

@MainActor @Suite("Posts, 2021")
struct PostsProgram {
    private func wait(for model: PostsViewModel, _ host: TestHost) async {
        for _ in 0..<500 where model.message == nil {
            try? await Task.sleep(for: .milliseconds(10))
        }
        await host.settle()
    }

    @Test("What a URL stands for is loaded, decoded and shown")
    func loaded() async {
        let model = PostsViewModel(url: "data:application/json;base64,W3siaWQiOjEsInRpdGxlIjoiSGVsbG8ifV0=")
        let host = TestHost(PostsView(viewModel: model), width: 20, height: 5)
        #expect(host.text.contains("loading"))
        await wait(for: model, host)
        #expect(host.text.contains("Hello"))
        #expect(host.text.contains("loaded"))
    }

    @Test("What cannot be loaded fails with an error of URLs")
    func failed() async {
        let model = PostsViewModel(url: "http://127.0.0.1:1/none")
        let host = TestHost(PostsView(viewModel: model), width: 20, height: 5)
        await wait(for: model, host)
        #expect(host.text.contains("failed"))
    }
}
