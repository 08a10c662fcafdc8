import SwiftUI
import TerraceTesting
import Testing

// Tabs with a stack in each, as written in 2020.

private class Counter: ObservableObject {
    @Published var value = 0
}

private struct MainTabs: View {
    @StateObject private var counter = Counter()
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            NavigationView {
                CountScreen()
                    .navigationTitle("Counter")
            }
            .tabItem { Text("Count") }
            .tag(0)

            NavigationView {
                VStack {
                    Text("Value is \(counter.value)")
                    Button("Back to counter") { selection = 0 }
                }
                .navigationTitle("Summary")
                .toolbar {
                    ToolbarItem(placement: .navigationBarTrailing) {
                        Button("Reset") { counter.value = 0 }
                    }
                }
            }
            .tabItem { Text("Summary") }
            .tag(1)
        }
        .environmentObject(counter)
    }
}

private struct CountScreen: View {
    @EnvironmentObject var counter: Counter

    var body: some View {
        VStack(spacing: 16) {
            Text("\(counter.value)").font(.largeTitle)
            Button("Add one") { counter.value += 1 }
        }
    }
}

@MainActor @Suite("Tabs with a shared model, 2020")
struct SettingsTabsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(MainTabs()) }

    @Test("Both tabs show one model")
    func shared() {
        let host = TestHost(MainTabs(), width: 50, height: 14, unit: .points)
        host.press(.return)
        host.press(.return)
        host.press("2", modifiers: .option)
        #expect(host.text.contains("Value is 2") && host.text.contains("Reset"))
        host.press(.return)
        #expect(host.text.contains("Add one"))
    }
}
