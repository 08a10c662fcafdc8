import SwiftUI
import TerraceTesting
import Testing

private struct ContentView: View {
    @State private var birthDate = Date(timeIntervalSince1970: 946_684_800)
    @State private var volume = 30.0
    @State private var guests = 4
    @State private var isExpanded = false
    @Environment(\.calendar) private var calendar

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        formatter.timeZone = TimeZone(identifier: "UTC")
        return formatter
    }()

    var body: some View {
        Form {
            DatePicker("Birthday", selection: $birthDate, in: ...Date(), displayedComponents: .date)
            Text("Year \(birthDate, formatter: Self.formatter)")
            Slider(value: $volume, in: 0...100, step: 5) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            }
            Text("Volume: \(Int(volume))")
            Stepper("Guests: \(guests)", onIncrement: { guests += 1 }, onDecrement: { guests -= 1 })
            DisclosureGroup("Details", isExpanded: $isExpanded) {
                Text("Bring a cake")
            }
            Gauge(value: volume, in: 0...100) {
                Text("Loudness")
            }
        }
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
}

@MainActor @Suite("Program: birthday, 2022")
struct BirthdayProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("Date, slider, stepper and disclosure are used by keyboard")
    func edits() {
        let host = TestHost(ContentView(), width: 60, height: 24, unit: .points)
        #expect(host.text.contains("Year 2000"))
        #expect(host.text.contains("Volume: 30"))
        #expect(!host.text.contains("Bring a cake"))
        host.find(text: "Details").click()
        #expect(host.text.contains("Bring a cake"))
    }
}
