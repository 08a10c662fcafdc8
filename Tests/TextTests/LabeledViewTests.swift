import Foundation
import TerraceCore
import TerraceScreen
import TerraceTesting
import Testing

@testable import Terrace

/// Labelled content, badges, places with nothing to show, and what views say of themselves.
@MainActor struct LabeledViewTests {
    @Test("the label leads, the content trails") func labeledContent() {
        #expect(picture(20, 1) { LabeledContent("Version", value: "1.2") } == "Version          1.2")
        #expect(picture(20, 1) { LabeledContent("Share", value: 0.5, format: .percent) } == "Share            50%")
        let host = host(20, 1) {
            LabeledContent {
                Text("c")
            } label: {
                Text("l")
            }
        }
        #expect(host.text == "l                  c")
        #expect(host.dimmed(row: 0) == "c")
        #expect(picture(20, 1) { LabeledContent("a", value: "b").environment(\.layoutDirection, .rightToLeft) } == "b                  a")
    }

    @Test("styles of labelled content own state and read the environment, and may build upon others") func labeledContentStyle() {
        struct Stacked: LabeledContentStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                VStack(alignment: .leading) {
                    configuration.label.bold()
                    configuration.content
                    Text(isEnabled ? "on" : "off")
                }
            }
        }
        let host = host(20, 4) { LabeledContent("a", value: "b").labeledContentStyle(Stacked()).disabled(true) }
        #expect(host.text == "a\nb\noff")
        #expect(host.shown(.bold) == "a")
        #expect(picture(20, 1) { LabeledContent("a", value: "b").labeledContentStyle(.automatic) } == "a                  b")
    }

    @Test("E58: a badge stands at the trailing edge of a row, and 0 shows none") func e58_badge() {
        let host = TestHost(
            List {
                Text("Inbox").badge(3)
                Text("Empty").badge(0)
                Text("New").badge("neu")
                Text("None").badge(Text?.none)
                Text("Loud").badge(Text("!").bold())
            }, width: 20, height: 5)
        let shown = host.lines.map { $0.split(separator: " ").joined(separator: "|") }
        #expect(shown == ["Inbox|3", "Empty", "New|neu", "None", "Loud|!"])
        #expect(host.lines[0].count == 20)
        #expect(host.dimmed(row: 0).contains("3"))
    }

    @Test("E58: outside of a list a badge is for who holds the view") func e58_elsewhere() {
        #expect(picture(20, 1) { Text("a").badge(3) } == "a")
    }

    @Test("a place with nothing to show says so in its middle") func unavailable() {
        let host = TestHost(
            ContentUnavailableView("No Mail", systemImage: "tray", description: Text("New mails appear here.")), width: 30, height: 5)
        #expect(host.text == "\n           No Mail\n    New mails appear here.")
        #expect(host.shown(.bold, row: 1) == "No Mail")
        #expect(TestHost(ContentUnavailableView.search, width: 40, height: 4).text.contains("No Results"))
        #expect(TestHost(ContentUnavailableView.search(text: "abc"), width: 40, height: 4).text.contains("No Results for “abc”"))
        var taps = 0
        let acting = TestHost(
            ContentUnavailableView {
                Text("Nothing")
            } description: {
                Text("yet")
            } actions: {
                Button("Add") { taps += 1 }
            }, width: 30, height: 6)
        acting.press(.return)
        #expect(taps == 1)
    }

    @Test("the help of the focused place, or of what is around it, is there for who shows it") func help() {
        let host = TestHost(
            VStack {
                Button("a") {}.help("does a")
                Button("b") {}
            }.help("both"), width: 20, height: 3)
        #expect(host.host.graph.focus.focused?.helpText == "does a")
        host.press(.tab)
        #expect(host.host.graph.focus.focused?.helpText == "both")
    }

    @Test("what is said for those who read the screen aloud changes nothing on it") func accessibility() {
        let shown = picture(20, 1) {
            Text("x").accessibilityLabel("close").accessibilityLabel(Text("close")).accessibilityHint("closes").accessibilityValue("1")
                .accessibilityIdentifier("x").accessibilityHidden(false).accessibilityElement(children: .combine)
                .accessibilityAddTraits([.isButton, .isHeader]).accessibilityRemoveTraits(.isImage).accessibilitySortPriority(1)
                .accessibilityAction {}.accessibilityAction(named: "n") {}.accessibilityAdjustableAction { _ in }
                .accessibility(label: Text("old")).accessibility(hidden: true).accessibility(addTraits: .isButton)
        }
        #expect(shown == "x")
        let host = host(20, 2) {
            VStack {
                Button("×") {}.accessibilityLabel(Text("Close")).accessibility(identifier: "close")
                Text("Count: \(1200)").accessibilityIdentifier("count")
            }
        }
        #expect(host.find(id: "close").label == "Close")
        #expect(host.find(id: "count").text.hasPrefix("Count: 1"))
        #expect(AccessibilityTraits([.isButton, .isLink]).contains(.isLink))
        #expect(!AccessibilityTraits.isButton.contains(.isLink))
    }
}
