import SwiftUI
import TerraceTesting
import Testing

// A trainer of 2019: two objects are observed, one says which screen there is; the bars are cleared by spacers.

private class TrainerMode: ObservableObject {
    @Published var showsSettings = true
}

private class TrainerSettings: ObservableObject {
    @Published var upTo = 5
    let counts = [5, 10, 20]
    @Published var countIndex = 0
}

private struct SettingsScreen: View {
    @ObservedObject var settings: TrainerSettings
    @ObservedObject var mode: TrainerMode

    var body: some View {
        VStack {
            Form {
                Section(header: Text("Tables up to...").font(.title).foregroundColor(.orange)) {
                    Stepper(value: $settings.upTo, in: 1...12) { Text("\(settings.upTo)") }
                }
                Section(header: Text("Number of questions").font(.title).foregroundColor(.purple)) {
                    Picker("Number of questions", selection: $settings.countIndex) {
                        ForEach(0..<settings.counts.count, id: \Int.self) { Text("\(self.settings.counts[$0])") }
                    }
                    .pickerStyle(SegmentedPickerStyle())
                }
            }
            Button("Start") { self.mode.showsSettings.toggle() }
                .font(.system(size: 64))
        }
        .navigationBarItems(leading: Spacer(), trailing: Spacer())
    }
}

private struct QuestionScreen: View {
    @ObservedObject var settings: TrainerSettings
    @ObservedObject var mode: TrainerMode
    @State private var number = 1

    var body: some View {
        VStack {
            Text("\(number) × \(settings.upTo) = ?").font(.system(size: 64)).foregroundColor(.orange)
            Button("Next") { self.number += 1 }
        }
        .navigationBarItems(
            leading: Group {
                if number > 0 { Button("New") { self.mode.showsSettings.toggle() } } else { Spacer() }
            },
            trailing: Text("Question \(number)/\(settings.counts[settings.countIndex])"))
    }
}

private struct TrainerView: View {
    @ObservedObject var settings = TrainerSettings()
    @ObservedObject var mode = TrainerMode()

    var body: some View {
        NavigationView {
            Group {
                if mode.showsSettings {
                    SettingsScreen(settings: settings, mode: mode)
                } else {
                    QuestionScreen(settings: settings, mode: mode)
                }
            }
            .navigationBarTitle("Multiplication")
        }
    }
}

@MainActor @Suite("Trainer, 2019")
struct TrainerProgram2019 {
    @Test("Spacers in the bar leave the title its room")
    func settings() {
        let host = TestHost(TrainerView(), width: 40, height: 10, unit: .points)
        #expect(host.lines[0].trimmingCharacters(in: .whitespaces) == "Multiplication")
        #expect(host.text.contains("[5]│ 10 │ 20"))
    }

    @Test("Items of a bar stand at its ends, the title between them")
    func game() {
        let host = TestHost(TrainerView(), width: 40, height: 10, unit: .points)
        host.press(.rightArrow)
        host.find(.button, text: "Start").click()
        host.find(.button, text: "Next").click()
        #expect(host.lines[0] == "[ New ]  Multiplication     Question 2/5")
        #expect(host.text.contains("2 × 6 = ?"))
        host.find(.button, text: "New").click()
        #expect(host.text.contains("Tables up to..."))
    }

    @Test("Every stop is seen") func stops() { checkStops(TrainerView()) }
}
