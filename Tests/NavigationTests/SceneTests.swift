import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Scenes")
struct SceneTests {
    private struct Windows: App {
        var body: some Scene {
            WindowGroup("Main") { Main() }
            WindowGroup("Note", id: "note", for: Int.self) { $number in Text("note \(number ?? 0)") }
            Window("Log", id: "log") { Text("the log") }
            Settings { Text("the settings") }
            MenuBarExtra("Extra") { Text("nowhere") }
        }
    }

    private struct Main: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.openSettings) private var openSettings
        var body: some View {
            VStack {
                Button("Log") { openWindow(id: "log") }
                Button("Note") { openWindow(value: 7) }
                Button("Settings") { openSettings() }
                Button("Nothing") { openWindow(id: "none") }
            }
        }
    }

    @Test("H3: the first window is shown; openWindow shows another over it, Escape closes that")
    func h3_windows() {
        let host = TestHost(Windows.rootView, width: 50, height: 10)
        host.press(.return)
        #expect(host.text.contains("the log") && !host.text.contains("Note"))
        host.press(.escape)
        #expect(host.text.contains("Note"))
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("note 7"))
        host.press(.escape)
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("the settings"))
        host.press(.escape)
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Nothing"))
        #expect(host.log.contains { $0.contains("“none”") })
    }

    @Test("H13: settings are shown by their shortcut; menu bar extras are accepted")
    func h13_settings() {
        let host = TestHost(Windows.rootView, width: 50, height: 10)
        host.press(",", modifiers: .option)
        #expect(host.text.contains("the settings"))
    }

    private struct Commanding: App {
        var body: some Scene {
            WindowGroup { Field() }
                .commands {
                    CommandMenu("Text") {
                        Button("Sort") { SceneTests.log.add("sort") }.keyboardShortcut("k")
                        Button("Mine") { SceneTests.log.add("commands' own") }.keyboardShortcut("b")
                    }
                    CommandGroup(replacing: .newItem) {}
                }
                .windowResizability(.contentSize)
                .defaultSize(width: 400, height: 300)
        }
    }

    private struct Field: View {
        @State private var text = ""
        var body: some View {
            VStack {
                TextField("", text: $text)
                Button("Window's") { SceneTests.log.add("window's") }.keyboardShortcut("b")
            }
        }
    }

    private static let log = Log()

    @Test("H4: commands act from any focus, after the window's own shortcuts; F10 lists them")
    func h4_commands() {
        _ = Self.log.take()
        let host = TestHost(Commanding.rootView, width: 50, height: 12)
        host.press("k", modifiers: .option)
        host.press("k", modifiers: .control)
        _ = Self.log.take()
        host.press(.tab)
        host.press("k", modifiers: .control)
        #expect(Self.log.take() == ["sort"])
        host.press("b", modifiers: .control)
        #expect(Self.log.take() == ["window's"])
        #expect(!host.text.contains("Sort"))
        host.press(.function(10))
        #expect(host.text.contains("Text") && host.text.contains("Sort"))
        host.press(.return)
        #expect(Self.log.take() == ["sort"])
        #expect(!host.text.contains("Sort"))
    }

    private struct Phased: App {
        @Environment(\.scenePhase) private var phase
        var body: some Scene {
            WindowGroup { PhaseView() }
                .onChange(of: phase) { SceneTests.log.add("app \(phase)") }
        }
    }

    private struct PhaseView: View {
        @Environment(\.scenePhase) private var phase
        var body: some View { Text("phase \(String(describing: phase))") }
    }

    @Test("H5: without the terminal's focus the scene is inactive")
    func h5_phase() {
        _ = Self.log.take()
        let host = TestHost(Phased.rootView, width: 50, height: 6)
        #expect(host.text.contains("phase active"))
        host.send(bytes: Array("\u{1B}[O".utf8))
        #expect(host.text.contains("phase inactive"))
        host.send(bytes: Array("\u{1B}[I".utf8))
        #expect(host.text.contains("phase active"))
        #expect(Self.log.take().last == "app active")
    }

    private struct Conditional: App {
        @State private var isOld = false
        var body: some Scene {
            if isOld {
                WindowGroup { Text("old") }
            } else {
                WindowGroup { Text("new") }
            }
        }
    }

    @Test("Scenes may be chosen by a condition")
    func conditional() {
        #expect(TestHost(Conditional.rootView, width: 20, height: 3).text.contains("new"))
    }
}
