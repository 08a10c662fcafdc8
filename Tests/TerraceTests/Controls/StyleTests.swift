import Terrace
import TerraceTesting
import Testing

@MainActor
@Suite("Fonts and colours")
struct StyleTests {
    private func style<V: View>(_ view: V) -> VirtualTerminal.Style { TestHost(view, width: 2, height: 1).terminal.cell(x: 0, y: 0).style }

    @Test("F6: the nearest tint wins, nil restores the accent; text uses it only when asked")
    func f6_tint() {
        let accent = style(Text("ab").foregroundStyle(.tint))
        let blue = style(Text("ab").foregroundStyle(.tint).tint(.blue).tint(.red))
        #expect(blue == style(Text("ab").foregroundStyle(.blue)))
        #expect(style(Text("ab").foregroundStyle(.tint).tint(nil).tint(.red)) == accent)
        #expect(style(Text("ab").tint(.red)) == style(Text("ab")))
    }

    @Test("F7: the text's own attributes beat the environment's; both spellings look the same")
    func f7_attributes() {
        #expect(style(Text("ab").foregroundColor(.red).foregroundStyle(.blue)) == style(Text("ab").foregroundStyle(.red)))
        #expect(style(Group { Text("ab") }.bold()) == style(Text("ab").bold()))
        #expect(style(Group { Text("ab") }.italic()) == style(Text("ab").italic()))
        #expect(style(Group { Text("ab").bold(false) }.bold()).isBold == false)
    }

    @Test("F22: fonts are weights and slants; sizes and the room that a text takes do not depend on them")
    func f22_fonts() {
        let large = style(Text("ab").font(.largeTitle))
        #expect(large.isBold)
        #expect(TestHost(Text("ab").font(.largeTitle).border(.red), width: 10, height: 5).text.trimmed.split(separator: "\n").count == 3)
        #expect(style(Text("ab").font(.callout)) == VirtualTerminal.Style())
        #expect(style(Text("ab").italic()).isItalic)
        #expect(style(Text("ab").underline()).isUnderlined)
        #expect(style(Text("ab").strikethrough()).isStruckThrough)
        #expect(style(Text("ab").foregroundStyle(.secondary)).isDim)
    }
}
