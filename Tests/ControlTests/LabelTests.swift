import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Labels")
struct LabelTests {
    private func text<V: View>(_ view: V) -> String { TestHost.pinned(view, width: 20, height: 2).text }

    private var label: some View {
        Label {
            Text("Title")
        } icon: {
            Text("*")
        }
    }

    @Test("E50: icon and title, as the style says")
    func e50_styles() {
        #expect(text(label) == "* Title")
        #expect(text(label.labelStyle(.titleAndIcon)) == "* Title")
        #expect(text(label.labelStyle(.titleOnly)) == "Title")
        #expect(text(label.labelStyle(.iconOnly)) == "*")
        #expect(text(label.labelStyle(TitleOnlyLabelStyle()).labelStyle(.iconOnly)) == "Title", "the nearest counts")
    }

    @Test("E50: an icon that shows nothing leaves no gap, and never hides the title")
    func e50_unknownSymbol() {
        let unknown = Label("Title", systemImage: "no.such.symbol")
        #expect(text(unknown) == "Title")
        #expect(text(unknown.labelStyle(.iconOnly)) == "Title")
    }

    @Test("A custom style puts the parts together its own way, and may start from the usual label")
    func custom() {
        struct Trailing: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.title
                    configuration.icon
                }
            }
        }
        struct Framed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { Label(configuration).padding(.leading, 2) }
        }
        #expect(text(label.labelStyle(Trailing())) == "Title *")
        #expect(text(label.labelStyle(Framed())) == "  * Title")
    }

    @Test("Right to left: the icon is at the right")
    func rightToLeft() {
        let host = TestHost(label.environment(\.layoutDirection, .rightToLeft), width: 7, height: 1)
        #expect(host.text == "Title *")
    }

    @Test("What a message quotes from the program cannot move the terminal's cursor")
    func quotedControls() {
        let host = TestHost(Label("x", systemImage: "A\u{1B}[31mz\u{7}\u{9B}2J"), width: 10, height: 1)
        #expect(host.log.count == 1)
        #expect(host.log[0].contains("A\\u{1B}[31mz\\u{7}\\u{9B}2J"))
        #expect(!host.log[0].unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    }
}
