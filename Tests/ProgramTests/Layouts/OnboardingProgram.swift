import SwiftUI
import TerraceTesting
import Testing

private struct Page: Identifiable {
    let id: Int
    let title: String
    let symbol: String
}

private struct OnboardingView: View {
    @AppStorage("onboarding.of.tests") var isDone = false
    @State private var page = 0

    let pages = [
        Page(id: 0, title: "Welcome", symbol: "hand.wave"), Page(id: 1, title: "Plan", symbol: "calendar"),
        Page(id: 2, title: "Go", symbol: "paperplane"),
    ]

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(pages) { page in
                    VStack(spacing: 20) {
                        Image(systemName: page.symbol).font(.system(size: 60))
                        Text(page.title).font(.largeTitle.bold())
                    }
                    .tag(page.id)
                }
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
            .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
            Button(page == pages.count - 1 ? "Start" : "Next") {
                withAnimation(.spring()) {
                    if page < pages.count - 1 { page += 1 }
                }
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
    }
}

@MainActor @Suite("Program: welcome pages, 2021")
struct OnboardingProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(OnboardingView()) }

    @Test("Next leads through the pages")
    func pages() {
        let host = TestHost(OnboardingView(), width: 50, height: 16, unit: .points)
        #expect(host.text.contains("Welcome"))
        host.find(text: "Next").click()
        #expect(host.text.contains("Plan"))
        host.find(text: "Next").click()
        #expect(host.text.contains("Start"))
    }
}
