import SwiftUI
import TerraceTesting
import Testing

private struct BarStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            ProgressView(configuration)
                .progressViewStyle(.linear)
                .tint(.orange)
        }
    }
}

private struct DownloadsView: View {
    @State private var downloadAmount = 0.0
    @State private var showDetails = false

    var body: some View {
        VStack {
            GroupBox(label: Label("Download", systemImage: "arrow.down")) {
                ProgressView("Downloading…", value: downloadAmount, total: 100)
                DisclosureGroup("Details", isExpanded: $showDetails) {
                    LabeledContent("Done", value: downloadAmount, format: .number)
                    Gauge(value: downloadAmount, in: 0...100) {
                        Text("Amount")
                    }
                    .gaugeStyle(.accessoryCircularCapacity)
                }
            }
            ProgressView(value: downloadAmount, total: 100) { Text("Styled") }
                .progressViewStyle(BarStyle())
            Button("More") { downloadAmount += 25 }
        }
        .padding()
    }
}

@MainActor @Suite("Downloads, 2022")
struct DownloadsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(DownloadsView()) }

    @Test("The bar follows the value")
    func follows() {
        let host = TestHost(DownloadsView(), width: 50, height: 18, unit: .points)
        host.find(.button, text: "More").click()
        #expect(host.text.contains("█"))
        #expect(host.text.contains("Styled"))
        host.find(text: "Details").click()
        #expect(host.text.contains("Done"))
        #expect(host.text.contains("25"))
    }
}
