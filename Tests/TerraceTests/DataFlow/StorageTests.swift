import Terrace
import TerraceCore
import TerraceTesting
import Testing

private enum Theme: String { case light, dark }

private struct Reader: View {
    @AppStorage("count") private var count = 1
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("note") private var note: String?

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(count) \(theme.rawValue) \(note ?? "-")")
            Button("change") {
                count += 1
                theme = .dark
                note = "n"
            }
        }
    }
}

private struct Draft: View {
    @SceneStorage("draft") private var draft = "new"
    @SceneStorage("opened") private var opened = 0

    var body: some View {
        VStack(alignment: .leading) {
            TextField("", text: $draft)
            Text("\(draft) \(opened)")
        }
        .onAppear { opened += 1 }
    }
}

@MainActor
@Suite("Storage", .serialized)
struct StorageTests {
    private func withDefaults(_ body: @MainActor (UserDefaults) async -> Void) async throws {
        let name = "terrace-tests-\(UUID().uuidString)"
        nonisolated(unsafe) let defaults = try #require(UserDefaults(suiteName: name))
        await body(defaults)
        defaults.removePersistentDomain(forName: name)
    }

    @Test("H6: AppStorage starts with its default, writes through at once, and all readers of a key agree")
    func h6_inSync() async throws {
        try await withDefaults { defaults in
            let host = TestHost.pinned(
                VStack(alignment: .leading) {
                    Reader()
                    Reader()
                }.defaultAppStorage(defaults), width: 30, height: 6)
            #expect(host.lines[0] == "1 light -")
            host.press(.return)
            #expect(host.lines[0] == "2 dark n")
            #expect(host.lines[2] == "2 dark n")
            #expect(defaults.integer(forKey: "count") == 2)
            #expect(defaults.string(forKey: "theme") == "dark")
        }
    }

    @Test("H6: AppStorage follows a store that is written elsewhere")
    func h6_elsewhere() async throws {
        try await withDefaults { defaults in
            let host = TestHost.pinned(Reader().defaultAppStorage(defaults), width: 30, height: 3)
            defaults.set(40, forKey: "count")
            host.press(.tab)
            #expect(host.lines[0] == "40 light -")
        }
    }

    @Test("H6: a stored value of the wrong type, or no case of the enumeration, gives the default")
    func h6_wrongType() async throws {
        try await withDefaults { defaults in
            defaults.set("many", forKey: "count")
            defaults.set("purple", forKey: "theme")
            let host = TestHost.pinned(Reader().defaultAppStorage(defaults), width: 30, height: 3)
            #expect(host.lines[0] == "1 light -")
        }
    }

    @Test("H7: SceneStorage is shared by name in a window and there again in the next run")
    func h7_restored() {
        let store = SceneStore()
        let first = ViewHost(Draft(), size: Size(width: 20, height: 3), sceneStorage: store)
        first.turn()
        first.send(.paste("er"))
        first.turn()
        #expect(first.screen.text.contains("newer 1"))
        first.close()
        #expect(store.hasChanges)
        let second = ViewHost(Draft(), size: Size(width: 20, height: 3), sceneStorage: SceneStore(store.contents))
        second.turn()
        #expect(second.screen.text.contains("newer 2"))
    }
}
