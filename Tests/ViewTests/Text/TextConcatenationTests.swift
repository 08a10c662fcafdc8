import Terrace
import TerraceTesting
import Testing

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
