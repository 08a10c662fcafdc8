import SwiftUI
import TerraceTesting
import Testing

private enum Appearance: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: String { rawValue }
    var title: LocalizedStringKey {
        switch self {
        case .system: "Like the system"
        case .light: "Light"
        case .dark: "Dark"
        }
    }

    var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

private enum Keys {
    static let appearance = "preferences.appearance.of.tests"
    static let name = "preferences.name.of.tests"
    static let sound = "preferences.sound.of.tests"
    static let volume = "preferences.volume.of.tests"
    static let start = "preferences.start.of.tests"
}

private struct GeneralPane: View {
    @AppStorage(Keys.name) private var name = ""
    @AppStorage(Keys.appearance) private var appearance = Appearance.system

    var body: some View {
        Form {
            TextField("Name", text: $name, prompt: Text("Your name"))
            Picker("Appearance", selection: $appearance) {
                ForEach(Appearance.allCases) { appearance in
                    Text(appearance.title).tag(appearance)
                }
            }
            .pickerStyle(.radioGroup)
        }
        .formStyle(.grouped)
    }
}

private struct SoundPane: View {
    @AppStorage(Keys.sound) private var isOn = true
    @AppStorage(Keys.volume) private var volume = 5.0

    var body: some View {
        Form {
            Section {
                Toggle("Sounds", isOn: $isOn)
                    .toggleStyle(.switch)
                Slider(value: $volume, in: 0...10, step: 1) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("10")
                }
                .disabled(!isOn)
            } footer: {
                Text("Sounds are played when a message comes.")
            }
            LabeledContent("Volume now", value: volume, format: .number)
        }
    }
}

private struct AdvancedPane: View {
    @AppStorage(Keys.start) private var opensAtStart: Bool?
    @State private var isAsking = false
    @State private var note = ""

    var body: some View {
        Form {
            LabeledContent("Opens at start", value: opensAtStart.map { $0 ? "Yes" : "No" } ?? "Not decided")
            HStack {
                Button("Yes") { opensAtStart = true }
                Button("No") { opensAtStart = false }
            }
            Button("Reset…", role: .destructive) { isAsking = true }
                .confirmationDialog("Forget all preferences?", isPresented: $isAsking) {
                    Button("Forget", role: .destructive) {
                        for key in [Keys.appearance, Keys.name, Keys.sound, Keys.volume, Keys.start] {
                            UserDefaults.standard.removeObject(forKey: key)
                        }
                        note = "All is as it was."
                    }
                } message: {
                    Text("This cannot be undone.")
                }
            if !note.isEmpty {
                Text(note).foregroundStyle(.secondary)
            }
        }
    }
}

private struct PreferencesView: View {
    private enum Tabs: Hashable {
        case general, sound, advanced
    }

    @SceneStorage("preferences.tab") private var shown = 0
    @State private var selection = Tabs.general
    @AppStorage(Keys.appearance) private var appearance = Appearance.system

    var body: some View {
        TabView(selection: $selection) {
            GeneralPane()
                .tabItem { Label("General", systemImage: "gear") }
                .tag(Tabs.general)
            SoundPane()
                .tabItem { Label("Sound", systemImage: "speaker.wave.2") }
                .tag(Tabs.sound)
            AdvancedPane()
                .tabItem { Label("Advanced", systemImage: "star") }
                .tag(Tabs.advanced)
        }
        .padding(20)
        .frame(minWidth: 375, minHeight: 150)
        .preferredColorScheme(appearance.colorScheme)
    }
}

@MainActor @Suite("Preferences, 2023", .serialized)
struct PreferencesProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(PreferencesView()) }

    private func forget() {
        for key in [Keys.appearance, Keys.name, Keys.sound, Keys.volume, Keys.start] { UserDefaults.standard.removeObject(forKey: key) }
    }

    @Test("What is stored is there again in another window")
    func stores() {
        forget()
        let host = TestHost(PreferencesView(), width: 80, height: 24, unit: .points)
        host.find(.textField).focus()
        host.type("Ada")
        host.find(text: "Sound").click()
        #expect(host.text.contains("Sounds are played when a message comes."))
        host.find(.slider).focus()
        host.press(.rightArrow)
        #expect(host.lines.contains { $0.contains("Volume now") && $0.contains("6") })
        let other = TestHost(PreferencesView(), width: 80, height: 24, unit: .points)
        #expect(other.find(.textField).text == "Ada")
        forget()
    }

    @Test("The dialog asks, and Forget forgets")
    func forgets() {
        forget()
        let host = TestHost(PreferencesView(), width: 80, height: 24, unit: .points)
        host.find(text: "Advanced").click()
        #expect(host.text.contains("Not decided"))
        host.find(.button, text: "Yes").click()
        #expect(host.lines.contains { $0.contains("Opens at start") && $0.contains("Yes") })
        host.find(.button, text: "Reset…").click()
        #expect(host.text.contains("Forget all preferences?") && host.text.contains("This cannot be undone."))
        host.find(.button, text: "Forget").click()
        #expect(host.text.contains("All is as it was.") && host.text.contains("Not decided"))
    }
}
