import Terrace
import TerraceTesting
import Testing

/// Texts in the room they are given.
@MainActor struct TextViewTests {
    @Test("D58: text wraps at words and is as wide as its longest line") func d58_wraps() {
        #expect(size(6, 5) { Text("aa bb cc") } == "5x2")
        #expect(picture(6, 5) { Text("aa bb cc") } == "aa bb\ncc")
    }

    @Test("D59: a word that is too long breaks") func d59_longWord() {
        #expect(picture(4, 5) { Text("abcdef") } == "abcd\nef")
    }

    @Test("D60: what does not fit the height ends in an ellipsis") func d60_truncates() {
        #expect(picture(5, 1) { Text("aa bb cc") } == "aa b…")
    }

    @Test("D61: the truncation mode says which part goes") func d61_truncationMode() {
        #expect(picture(5, 1) { Text("aa bb cc").truncationMode(.head) } == "…b cc")
        #expect(picture(5, 1) { Text("aa bb cc").truncationMode(.middle) } == "aa…cc")
        #expect(picture(5, 1) { Text("aa bb cc").truncationMode(.tail) } == "aa b…")
    }

    @Test("D62: line limits") func d62_lineLimits() {
        let long = "a b c d e"
        #expect(size(1, 9) { Text(long).lineLimit(2) } == "1x2")
        #expect(picture(2, 9) { Text("aa bb cc").lineLimit(2) } == "aa\nb…")
        #expect(size(1, 9) { Text(long).lineLimit(nil) } == "1x5")
        #expect(size(1, 9) { Text(long).lineLimit(0) } == "1x1")
        #expect(size(9, 9) { Text("a").lineLimit(2, reservesSpace: true) } == "1x2")
        #expect(size(9, 9) { Text("a").lineLimit(2...4) } == "1x2")
        #expect(size(1, 9) { Text(long).lineLimit(2...4) } == "1x4")
        #expect(
            size(1, 9) {
                VStack {
                    Text(long)
                    Text(long)
                }.lineLimit(2)
            } == "1x4")
    }

    @Test("D63: lines are aligned in the text's own box") func d63_multilineAlignment() {
        #expect(picture(2, 2) { Text("aa b").multilineTextAlignment(.trailing) } == "aa\n b")
        #expect(picture(9, 2) { Text("aa").multilineTextAlignment(.trailing) } == "aa")
    }
}

@MainActor
@Suite("Layout: texts made of several")
struct TextConcatenationTests {
    @Test("D64: texts put together wrap as one, and each keeps its looks") func d64_concatenation() {
        let text = Text("Never ").bold() + Text("mind the ") + Text("gap").foregroundStyle(.red)
        let host = TestHost.pinned(text, width: 11, height: 3)
        #expect(host.lines == ["Never mind", "the gap", ""])
        let terminal = host.terminal
        #expect(terminal.cell(x: 0, y: 0).style.isBold)
        #expect(!terminal.cell(x: 6, y: 0).style.isBold)
        #expect(terminal.cell(x: 4, y: 1).style.foreground != .standard)
        #expect(terminal.cell(x: 0, y: 1).style.foreground == .standard)
    }

    @Test("D64: what is said of the whole counts where the parts say nothing") func d64_modifiersOfTheWhole() {
        let text = ((Text("a").bold(false) + Text("b")).bold() + Text("日本").italic()).underline()
        let terminal = TestHost.pinned(text, width: 10, height: 1).terminal
        #expect(!terminal.cell(x: 0, y: 0).style.isBold)
        #expect(terminal.cell(x: 1, y: 0).style.isBold)
        #expect(!terminal.cell(x: 2, y: 0).style.isBold)
        #expect(terminal.cell(x: 4, y: 0).style.isItalic)
        for column in 0..<3 { #expect(terminal.cell(x: column, y: 0).style.isUnderlined) }
    }

    @Test("D64: parts that are cut off or join into one character do no harm") func d64_hostileParts() {
        let text = Text("e").bold() + Text("\u{301}") + Text("") + Text("\u{1B}[31m\t").italic() + Text("long tail").bold()
        for width in 0..<12 { #expect(TestHost.pinned(text.lineLimit(1), width: width, height: 1).lines.count == 1) }
    }

    @Test("D64: the environment's style reaches the parts that have none of their own") func d64_environment() {
        let terminal = TestHost.pinned((Text("a") + Text("b").foregroundColor(.blue)).foregroundStyle(.secondary), width: 4, height: 1)
            .terminal
        #expect(terminal.cell(x: 0, y: 0).style.isDim)
        #expect(!terminal.cell(x: 1, y: 0).style.isDim)
    }
}
