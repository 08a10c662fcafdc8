import Foundation
import TerraceCore
import TerraceScreen
import TerraceTesting
import Testing

@testable import Terrace

/// Fonts as looks, and what stands in the place of texts that are not to be read.
@MainActor struct FontTests {
    private func looks(_ font: Font) -> CellAttributes {
        let host = host(9, 1) { Text("x").font(font) }
        return host.host.screen.table.style(host.host.screen[0, 0]?.style ?? 0).attributes
    }

    @Test("F22: weights are bold or dim, and layout never depends on the font") func f22_weights() {
        #expect(size(20, 2) { Text("ab").font(.largeTitle) } == "2x1")
        #expect(size(20, 2) { Text("ab").font(.system(size: 400)) } == "2x1")
        for font in [Font.largeTitle, .title, .title2, .title3, .headline, .body.bold(), .system(size: 9, weight: .heavy)] {
            #expect(looks(font) == .bold)
        }
        for font in [
            Font.body, .callout, .subheadline, .custom("Menlo", size: 12), .system(.body, design: .serif), .title.weight(.regular),
        ] {
            #expect(looks(font) == [])
        }
        for font in [Font.caption, .caption2, .footnote, .body.weight(.light), .system(size: 10, weight: .thin, design: .rounded)] {
            #expect(looks(font) == .dim)
        }
        #expect(looks(.caption.bold()) == .bold)
        #expect(looks(.largeTitle.italic()) == [.bold, .italic])
        #expect(looks(.body.monospacedDigit().smallCaps().leading(.tight).width(.condensed).monospaced()) == [])
    }

    @Test("F7: the modifiers of texts and of views look the same") func f7_same() {
        func marks(_ host: TestHost) -> [String] {
            [CellAttributes.bold, .italic, .underline, .strikethrough, .dim].map { host.shown($0) }
        }
        let text = host(9, 1) { Text("a").bold().italic().underline(true, color: .red).strikethrough(pattern: .dot) }
        let view = host(9, 1) {
            Group { Text("a") }.bold().italic().underline(true, pattern: .dash, color: .red).strikethrough(true, color: .blue)
        }
        #expect(marks(text) == marks(view))
        #expect(marks(text) == ["a", "a", "a", "a", ""])
    }

    @Test("texts that only screens of pixels show otherwise stay as they are") func accepted() {
        let shown = host(20, 1) {
            Text("abc").kerning(2).tracking(3).baselineOffset(4).fontDesign(.serif).fontWidth(.expanded).monospaced().monospacedDigit()
                .speechSpellsOutCharacters().kerning(1)
        }
        #expect(shown.text == "abc")
        let around = host(20, 1) {
            Text("abc").padding(0).kerning(2).tracking(3).lineSpacing(9).minimumScaleFactor(0.5).allowsTightening(true).fontDesign(.rounded)
                .textSelection(.enabled).dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxLarge)
                .flipsForRightToLeftLayoutDirection(true).monospacedDigit()
        }
        #expect(around.text == "abc")
    }

    @Test("letters are shown as capitals, or as none") func textCase() {
        #expect(picture(20, 1) { Text("Straße").textCase(.uppercase) } == "STRASSE")
        #expect(picture(20, 1) { Text("ABC").textCase(.lowercase) } == "abc")
        #expect(picture(20, 1) { VStack { Text("a").textCase(nil) }.textCase(.uppercase) } == "a")
        #expect(picture(20, 1) { Text("i").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr_TR")) } == "İ")
        #expect(host(20, 1) { Text("a **b**").textCase(.uppercase) }.shown(.bold) == "B")
    }

    @Test("bars stand for what is redacted, as wide as it is") func redacted() {
        let host = host(20, 3) {
            VStack(alignment: .leading) {
                Text("Hello world")
                Text("seen").unredacted()
            }.redacted(reason: .placeholder)
        }
        #expect(host.text == "███████████\nseen")
        #expect(host.dimmed(row: 0) == "███████████")
        #expect(picture(20, 1) { Text("漢字").redacted(reason: .placeholder) } == "████")
    }

    @Test("what is private is redacted where others may look") func privacy() {
        #expect(picture(20, 1) { Text("1234").privacySensitive().redacted(reason: .privacy) } == "████")
        #expect(picture(20, 1) { Text("1234").redacted(reason: .privacy) } == "1234")
        #expect(picture(20, 1) { Text("1234").privacySensitive() } == "1234")
    }

    @Test("sizes of type are kept within a range") func dynamicType() {
        struct Shown: View {
            @Environment(\.dynamicTypeSize) private var size
            @Environment(\.sizeCategory) private var category
            var body: some View { Text(verbatim: "\(size) \(category)") }
        }
        #expect(picture(40, 1) { Shown() } == "large large")
        #expect(picture(40, 1) { Shown().dynamicTypeSize(...DynamicTypeSize.small) } == "small small")
        #expect(picture(40, 1) { Shown().dynamicTypeSize(.accessibility1) } == "accessibility1 accessibilityMedium")
        #expect(picture(40, 1) { Shown().environment(\.sizeCategory, .extraLarge) } == "xLarge extraLarge")
    }
}
