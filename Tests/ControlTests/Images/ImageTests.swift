import Foundation
import Terrace
import TerraceScreen
import TerraceTesting
import Testing

@testable import Terrace

@MainActor @Suite("Images")
struct ImageTests {
    @Test("System images are glyphs that every terminal shows in one cell")
    func glyphs() {
        #expect(SymbolTable.count >= 400)
        for (name, glyph) in SymbolTable.all {
            let isEmoji = glyph.unicodeScalars.contains { $0.properties.isEmojiPresentation }
            #expect(TextWidth.width(of: glyph) == 1 && !isEmoji && glyph.unicodeScalars.count == 1, "\(name): \(glyph)")
        }
    }

    @Test("Variants fall back by rule: fill, circle, slash, badges")
    func variants() {
        #expect(SymbolTable.glyph(for: "star.fill") == "★")
        #expect(SymbolTable.glyph(for: "star") == "☆")
        #expect(SymbolTable.glyph(for: "checkmark.circle.badge.xmark") == "✓")
        #expect(SymbolTable.glyph(for: "trash.slash.circle.fill") == SymbolTable.glyph(for: "trash"))
        #expect(SymbolTable.glyph(for: "no.such.thing") == nil)
        let host = TestHost(
            HStack(spacing: 0) {
                Image(systemName: "heart").symbolVariant(.fill)
                Image(systemName: "heart")
            }, width: 2, height: 1)
        #expect(host.text == "♥♡")
    }

    @Test("A picture in a background is not drawn; one that fills the window has its name in its frame")
    func behind() {
        let text = Text("on top").padding(4)
        let background = TestHost(text.background(Image("paper").resizable()), width: 20, height: 9)
        #expect(background.text.contains("on top"))
        #expect(!background.text.contains("paper") && !background.text.contains("╭"))
        let filled = TestHost(
            ZStack {
                Image("beach").resizable()
                Text("on top")
            }, width: 20, height: 5)
        filled.assertScreen(
            """
            ╭──────────────────╮
            │                  │
            │      on top      │
            │                  │
            ╰─ ▨ beach ────────╯
            """)
        let small = TestHost(Image("beach").resizable().frame(width: 12, height: 3), width: 20, height: 5)
        #expect(small.text.contains("│ ▨ beach  │"))
    }

    @Test("An unknown system image shows nothing, and is said once")
    func unknown() {
        let host = TestHost(
            VStack {
                ForEach(0..<3, id: \.self) { _ in
                    HStack(spacing: 0) {
                        Image(systemName: "unheard.of")
                        Text("title")
                    }
                }
            }, width: 6, height: 3)
        #expect(host.text == "title\ntitle\ntitle")
        #expect(host.log.filter { $0.contains("unheard.of") }.count == 1)
    }

    @Test("A system image has the looks of text: its colour, its font; its size stays")
    func looks() {
        let host = TestHost(
            Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 10, height: 3).foregroundColor(.yellow).font(.title),
            width: 10, height: 3)
        #expect(host.text == "\n    ★" || host.text == "\n     ★")
        let cell = (0..<10).map { host.terminal.cell(x: $0, y: 1) }.first { $0.text == "★" }
        #expect(cell?.style.foreground == .ansi(11))
        #expect(cell?.style.isBold == true)
    }

    @Test("Images of the program's are frames with a name, as large as they are told")
    func assets() {
        #expect(
            TestHost(Image("turtle"), width: 10, height: 1).text == " ▨ turtle"
                || TestHost(Image("turtle"), width: 10, height: 1).text == "▨ turtle")
        let host = TestHost(Image("turtle").resizable().frame(width: 12, height: 3), width: 12, height: 3)
        #expect(host.text == "╭──────────╮\n│ ▨ turtle │\n╰──────────╯")
        let round = TestHost(Image("me").resizable().scaledToFill().frame(width: 8, height: 4).clipShape(Circle()), width: 8, height: 4)
        #expect(round.text.contains("me"))
        #expect(TestHost(Image(decorative: "x"), width: 3, height: 1).text.contains("▨"))
    }

    @Test("An image in a text is a glyph, and chevrons point on where leading is right")
    func inText() {
        #expect(TestHost(Text("a \(Image(systemName: "star.fill")) b"), width: 5, height: 1).text == "a ★ b")
        #expect((Text(Image(systemName: "heart.fill")) + Text("!")) == (Text(Image(systemName: "heart.fill")) + Text("!")))
        let view = Image(systemName: "chevron.forward")
        #expect(TestHost(view, width: 1, height: 1).text == "›")
        #expect(TestHost(view.environment(\.layoutDirection, .rightToLeft), width: 1, height: 1).text == "‹")
    }

    @Test("AsyncImage shows its placeholder and never loads")
    func placeholders() {
        let url = URL(string: "https://example.com/cat.png")
        #expect(
            TestHost(
                AsyncImage(url: url) {
                    $0.resizable()
                } placeholder: {
                    Text("wait")
                }, width: 4, height: 1
            ).text == "wait")
        #expect(TestHost(AsyncImage(url: url) { phase in Text(phase.image == nil ? "none" : "some") }, width: 4, height: 1).text == "none")
        #expect(TestHost(AsyncImage(url: url), width: 14, height: 3).text.contains("cat.png"))
    }
}
