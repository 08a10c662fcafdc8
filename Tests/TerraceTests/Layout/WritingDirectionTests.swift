import Foundation
import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Paragraphs of both directions")
struct WritingDirectionTests {
    private let shalom = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    private let molahs = "\u{5DD}\u{5D5}\u{5DC}\u{5E9}"

    private func lines<V: View>(_ direction: LayoutDirection, width: Int = 10, _ view: V) -> [String] {
        let host = TestHost(
            view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).environment(\.layoutDirection, direction),
            width: width, height: 3)
        return Array(host.lines)
    }

    @Test("D66: the lines of a text stand at the layout's leading edge, each in the order of its own paragraph")
    func d66_lines() {
        let text = Text("abc (1)\n\(shalom) (2)\n3 = 4")
        #expect(lines(.leftToRight, text) == ["abc (1)", "(2) \(molahs)", "3 = 4"])
        // A paragraph without a letter runs as the layout does.
        #expect(lines(.rightToLeft, text) == ["   abc (1)", "  (2) \(molahs)", "     4 = 3"])
    }

    @Test("D66: trailing is the other edge, and the centre is the centre")
    func d66_alignment() {
        let text = Text("abcd\n\(shalom.prefix(2))").fixedSize()
        let holam = String(molahs.suffix(2))
        #expect(lines(.leftToRight, text.multilineTextAlignment(.trailing)) == ["abcd", "  \(holam)", ""])
        #expect(lines(.leftToRight, text.multilineTextAlignment(.center)) == ["abcd", " \(holam)", ""])
        #expect(lines(.rightToLeft, text.multilineTextAlignment(.trailing)) == ["      abcd", "      \(holam)", ""])
    }

    @Test("Lines may stand where their own paragraphs begin, and paragraphs may run as the layout does")
    func strategies() {
        let text = Text("abc!\n\(shalom)!\n12345678")
        let byWriting = text.multilineTextAlignment(strategy: .writingDirectionBased)
        #expect(lines(.leftToRight, byWriting) == ["abc!", "   !\(molahs)", "12345678"])
        #expect(lines(.leftToRight, byWriting.multilineTextAlignment(.trailing)) == ["    abc!", "!\(molahs)", "12345678"])
        let byLayout = text.writingDirection(strategy: .layoutBased)
        #expect(lines(.leftToRight, byLayout) == ["abc!", "\(molahs)!", "12345678"])
        #expect(lines(.rightToLeft, byLayout) == ["      !abc", "     !\(molahs)", "  12345678"])
    }

    @Test("Ellipsis, list marks and numbers stand on the side that a right-to-left screen reads from")
    func plainTexts() {
        #expect(lines(.rightToLeft, Text("1.")) == ["        .1", "", ""])
        #expect(lines(.rightToLeft, Text("")) == ["", "", ""])
        #expect(lines(.rightToLeft, width: 5, Text("hello world").lineLimit(1)) == ["hell…", "", ""])
    }

    @Test("A locale says nothing about the layout's direction, and is there to be read")
    func locale() {
        struct Reader: View {
            @Environment(\.locale) private var locale
            @Environment(\.layoutDirection) private var direction
            var body: some View { Text("\(locale.identifier) \(direction == .leftToRight ? "right" : "left")") }
        }
        #expect(TestHost(Reader().environment(\.locale, Locale(identifier: "ar")), width: 20, height: 1).text.hasSuffix("ar right"))
    }
}
