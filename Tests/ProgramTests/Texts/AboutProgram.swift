import SwiftUI
import TerraceTesting
import Testing

// As of 2022 and 2023: labelled content, a link, an empty state, badges.
private struct CardStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
                .font(.caption)
            configuration.content
                .bold()
        }
    }
}

private struct AboutView: View {
    @State private var messages: [String] = []

    var body: some View {
        VStack(alignment: .leading) {
            LabeledContent("Version", value: "2.1")
            LabeledContent("Build") {
                Text(412, format: .number)
            }
            LabeledContent("Author", value: "Ada")
                .labeledContentStyle(CardStyle())
            Link("Website", destination: URL(string: "https://example.com")!)
                .accessibilityIdentifier("website")
            if messages.isEmpty {
                ContentUnavailableView("No Messages", systemImage: "envelope", description: Text("They appear here."))
            } else {
                List {
                    Text("Inbox").badge(messages.count)
                }
            }
            Button("Receive") { messages.append("Hello") }
                .help("Fetches messages")
        }
        .frame(minWidth: 300, minHeight: 200)
    }
}

@MainActor @Suite("About, 2023")
struct AboutProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(AboutView()) }

    @Test("labels and values, an empty place, then a badge")
    func shows() {
        let host = TestHost(AboutView(), width: 40, height: 16, unit: .points)
        #expect(host.lines[0].hasPrefix("Version") && host.lines[0].hasSuffix("2.1"))
        #expect(host.text.contains("No Messages"))
        #expect(host.text.contains("Author\nAda") || host.text.contains("Ada"))
        host.press(.tab)
        host.press(.return)
        #expect(!host.text.contains("No Messages"))
        let row = host.lines.first { $0.contains("Inbox") } ?? ""
        #expect(row.hasSuffix("1"))
    }
}
