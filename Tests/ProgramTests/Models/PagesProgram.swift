import Combine
import SwiftUI
import TerraceTesting
import Testing

private struct Item: Identifiable, Equatable {
    let id: Int
    var label: String { "Item \(id)" }
}

private class ItemsDataSource: ObservableObject {
    @Published var items = [Item]()
    @Published var isLoadingPage = false
    private var currentPage = 0
    private var canLoadMorePages = true

    init() {
        loadMoreContent()
    }

    func loadMoreContentIfNeeded(currentItem item: Item?) {
        guard let item = item else {
            loadMoreContent()
            return
        }
        let thresholdIndex = items.index(items.endIndex, offsetBy: -5)
        if items.firstIndex(where: { $0.id == item.id }) == thresholdIndex {
            loadMoreContent()
        }
    }

    private func loadMoreContent() {
        guard !isLoadingPage && canLoadMorePages else { return }
        isLoadingPage = true

        let page = (currentPage * 20..<(currentPage + 1) * 20).map { Item(id: $0) }
        Just(page)
            .receive(on: DispatchQueue.main)
            .handleEvents(receiveOutput: { _ in
                self.canLoadMorePages = self.currentPage < 2
                self.isLoadingPage = false
                self.currentPage += 1
            })
            .map { self.items + $0 }
            .assign(to: &$items)
    }
}

private struct EndlessList: View {
    @StateObject var dataSource = ItemsDataSource()

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(dataSource.items) { item in
                    Text(item.label)
                        .onAppear {
                            dataSource.loadMoreContentIfNeeded(currentItem: item)
                        }
                        .padding(.all, 30)
                }

                if dataSource.isLoadingPage {
                    ProgressView()
                }
            }
        }
    }
}

@MainActor @Suite("Endless list, 2020")
struct PagesProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(EndlessList()) }

    @Test("Scrolling towards the end loads the next page, up to the last")
    func loads() async {
        let host = TestHost(EndlessList(), width: 40, height: 15, unit: .points)
        await host.settle()
        #expect(host.text.contains("Item 1"))
        #expect(!host.text.contains("Item 20"))
        for _ in 0..<40 {
            host.wheel(6, x: 10, y: 5)
            await host.settle()
        }
        #expect(host.text.contains("Item 59"))
        #expect(host.log.isEmpty)
    }
}
