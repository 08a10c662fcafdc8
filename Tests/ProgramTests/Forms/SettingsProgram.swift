import SwiftUI
import TerraceTesting
import Testing

private struct SettingsView: View {
    @State private var username = ""
    @State private var isPrivate = true
    @State private var notificationsEnabled = false
    @State private var previewIndex = 0
    var previewOptions = ["Always", "When Unlocked", "Never"]

    var body: some View {
        NavigationView {
            Form {
                Section(header: Text("PROFILE")) {
                    TextField("Username", text: $username)
                        .autocapitalization(.none)
                        .disableAutocorrection(true)
                    Toggle(isOn: $isPrivate) {
                        Text("Private Account")
                    }
                }

                Section(header: Text("NOTIFICATIONS"), footer: Text("You can change this at any time.")) {
                    Toggle(isOn: $notificationsEnabled) {
                        Text("Enabled")
                    }
                    Picker(selection: $previewIndex, label: Text("Show Previews")) {
                        ForEach(0..<previewOptions.count) {
                            Text(self.previewOptions[$0])
                        }
                    }
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
                        print("Perform an action here...")
                    }) {
                        Text("Reset All Settings")
                    }
                }
            }
            .navigationBarTitle("Settings")
        }
    }
}

@MainActor @Suite("Settings, 2020")
struct SettingsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(SettingsView()) }

    @Test("The form is there, is typed into and toggled")
    func form() {
        let host = TestHost(SettingsView(), width: 60, height: 24, unit: .points)
        #expect(host.text.contains("PROFILE"))
        #expect(host.text.contains("You can change this at any time."))
        #expect(host.text.contains("2.2.1"))
        host.find(.textField, text: "Username").focus()
        host.type("ada")
        #expect(host.text.contains("ada"))
    }

    @Test("In 40 columns and 12 rows the rest is reached by scrolling")
    func small() {
        let host = TestHost(SettingsView(), width: 40, height: 12, unit: .points)
        #expect(!host.text.contains("Reset All Settings"))
        host.find(.textField, text: "Username").focus()
        for _ in 0..<4 { host.press(.downArrow) }
        #expect(host.text.contains("Reset All Settings"))
    }
}
