import Foundation
import TerraceCore
import TerraceScreen
import TerraceTesting
import Testing

@testable import Terrace

/// Texts of several looks: they are wrapped, cut and ordered as one.
@MainActor struct RichTextTests {
    @Test("D64: texts joined by + are one text, each with its looks") func d64_concatenation() {
        let host = host(20, 3) { Text("a").bold() + Text("b") + Text("c").italic() }
        #expect(host.text == "abc")
        #expect(host.shown(.bold) == "a")
        #expect(host.shown(.italic) == "c")
    }

    @Test("D64: a text in a key keeps its looks") func d64_interpolation() {
        let host = host(30, 1) { Text("one \(Text("two").bold()) three") }
        #expect(host.text == "one two three")
        #expect(host.shown(.bold) == "two")
    }

    @Test("D64: joined texts wrap together, and looks follow") func d64_wraps() {
        let host = host(8, 3) { Text("aaa ") + Text("bbb ccc ddd").underline() }
        #expect(host.text == "aaa bbb\nccc ddd")
        #expect(host.shown(.underline, row: 0) == "bbb")
        #expect(host.shown(.underline, row: 1) == "ccc ddd")
    }

    @Test("looks of what is cut off are not seen") func truncates() {
        let host = host(6, 1) { Text("aa ") + Text("bb").bold() + Text(" cc dd") }
        #expect(host.text == "aa bb…")
        #expect(host.shown(.bold) == "bb")
    }

    @Test("looks stay with their words in text that runs to the left") func bidi() {
        let host = host(20, 1) { Text("שלום ").bold() + Text("עולם") }
        let bold = Set(host.shown(.bold).filter { !$0.isWhitespace })
        #expect(bold == Set("שלום"))
    }

    @Test("wide glyphs are in one look") func wideGlyphs() {
        let host = host(20, 1) { Text("漢") + Text("字").bold() + Text("x") }
        #expect(host.text == "漢字x")
        #expect(host.host.screen._checkInvariants() == nil)
        #expect(host.host.screen.table.style(host.host.screen[2, 0]?.style ?? 0).attributes == .bold)
        #expect(host.host.screen.table.style(host.host.screen[4, 0]?.style ?? 0).attributes == [])
    }

    @Test("F7: what a part says counts more than the whole, and that more than what is around") func f7_nearest() {
        let host = host(20, 1) {
            (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.green).foregroundStyle(.blue)
        }
        #expect(host.color(x: 0) == .ansi(9))
        #expect(host.color(x: 1) == .ansi(10))
    }

    @Test("long chains are one list") func chains() {
        var text = Text("0")
        for i in 1..<2000 { text = text + Text(verbatim: "\(i % 10)") }
        let whole = host(2000, 1) { text }
        #expect(whole.text.count == 2000)
    }

    @Test("a part that changes is drawn anew, and nothing else") func updates() {
        struct Toggling: View {
            @State var isBold = false
            var body: some View {
                VStack(alignment: .leading) {
                    Text("on ") + (isBold ? Text("off").bold() : Text("off"))
                    Button("b") { isBold.toggle() }
                }
            }
        }
        let host = TestHost(Toggling(), width: 10, height: 2)
        #expect(host.shown(.bold) == "")
        host.press(.return)
        #expect(host.shown(.bold).hasSuffix("off"))
        #expect(host.statistics.boxesMeasured == 0)
        host.press(.return)
        #expect(!host.shown(.bold).hasSuffix("off"))
    }

    @Test("attributed strings show their looks") func attributed() {
        var title = AttributedString("red")
        title.foregroundColor = .red
        var rest = AttributedString(" under")
        rest.underlineStyle = .single
        var bold = AttributedString(" bold")
        bold.inlinePresentationIntent = .stronglyEmphasized
        var font = AttributedString(" font")
        font.font = .headline.italic()
        let host = host(30, 1) { Text(title + rest + bold + font) }
        #expect(host.text == "red under bold font")
        #expect(host.color(x: 0) == .ansi(9))
        #expect(host.shown(.underline) == " under")
        #expect(host.shown(.bold) == " bold font")
        #expect(host.shown(.italic) == " font")
    }

    @Test("texts compare by what they show") func equality() {
        #expect(Text("a") == Text("a"))
        #expect(Text("a") != Text(verbatim: "a") || Text("a") == Text("a"))
        #expect(Text("a \(1)") == Text("a \(1)"))
        #expect(Text("a \(1)") != Text("a \(2)"))
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
        #expect(Text("a") + Text("b") != Text("a") + Text("b").bold())
        #expect(Text(1.5, format: .number) == Text(1.5, format: .number))
        #expect(Text(1.5, format: .number) != Text(2.5, format: .number))
    }

    @Test("an image's glyphs stand in the text") func inlays() {
        let star = Text(inlay: InlaySource("star") { _ in "★" })
        let host = host(20, 1) { Text("5 \(star.bold()) of 5") + star }
        #expect(host.text == "5 ★ of 5★")
        #expect(host.shown(.bold) == "★")
    }
}
