import SwiftUI
import TerraceTesting
import Testing

private struct SettingsView: View {
    @State private var username: String = ""
    @State private var isPrivate: Bool = true
    @State private var notificationsEnabled: Bool = false
    @State private var previewIndex = 0
    var previewOptions = ["Always", "When Unlocked", "Never"]

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("PROFILE")) {
                    TextField("Username", text: $username)
                    Toggle(isOn: $isPrivate) {
                        Text("Private Account")
                    }
                }

                Section(header: Text("NOTIFICATIONS"), footer: Text("Choose when previews are shown.")) {
                    Toggle(isOn: $notificationsEnabled) {
                        Text("Enabled")
                    }
                    Picker(selection: $previewIndex, label: Text("Show Previews")) {
                        ForEach(0..<previewOptions.count) {
                            Text(self.previewOptions[$0])
                        }
                    }
                    .disabled(!notificationsEnabled)
                }

                Section(header: Text("ABOUT")) {
                    HStack {
                        Text("Version")
                        Spacer()
                        Text("2.2.1")
                    }
                }

                Section {
                    Button(action: {
                        self.username = ""
                        self.isPrivate = true
                    }) {
                        Text("Reset All Settings")
                    }
                }
            }
            .navigationBarTitle("Settings")
        }
    }
}

@MainActor @Suite("Program: settings, 2020")
struct SettingsProgram2020 {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(SettingsView()) }

    @Test("The form shows its sections; typing and Space reach the field and the toggle")
    func edits() {
        let host = TestHost(SettingsView(), width: 60, height: 24, unit: .points)
        for text in ["Settings", "PROFILE", "Private Account", "NOTIFICATIONS", "Always", "Version", "2.2.1", "Reset All Settings"] {
            #expect(host.text.contains(text), "\(text)")
        }
        host.type("ann")
        #expect(host.text.contains("ann"))
    }
}
