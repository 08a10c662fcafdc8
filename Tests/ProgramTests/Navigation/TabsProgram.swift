import SwiftUI
import TerraceTesting
import Testing

private struct HomeView: View {
    @State private var counter = 0

    var body: some View {
        NavigationView {
            VStack {
                Text("Home counter: \(counter)")
                Button("Increment") { counter += 1 }
            }
            .navigationTitle("Home")
        }
    }
}

private struct ProfileView: View {
    @AppStorage("profile.name.of.tests") private var name = "Anonymous"

    var body: some View {
        VStack(spacing: 10) {
            Image(systemName: "person.crop.circle.fill")
                .resizable()
                .frame(width: 80, height: 80)
            Text(name)
        }
    }
}

private struct MainView: View {
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            HomeView()
                .tabItem {
                    Image(systemName: "house.fill")
                    Text("Home")
                }
                .tag(0)
            ProfileView()
                .tabItem {
                    Label("Profile", systemImage: "person")
                }
                .tag(1)
        }
        .accentColor(.purple)
    }
}

@MainActor @Suite("Program: tabs, 2020")
struct TabsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(MainView()) }

    @Test("Each tab keeps its state while another is shown")
    func switches() {
        let host = TestHost(MainView(), width: 60, height: 16, unit: .points)
        host.find(text: "Increment").click()
        #expect(host.text.contains("Home counter: 1"))
        host.find(text: "Profile").click()
        #expect(host.text.contains("Anonymous"))
        #expect(!host.text.contains("Home counter"))
        host.find(text: "Home").click()
        #expect(host.text.contains("Home counter: 1"))
    }
}
