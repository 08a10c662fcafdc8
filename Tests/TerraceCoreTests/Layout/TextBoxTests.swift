import TerraceScreen
import Testing

@testable import TerraceCore

@MainActor struct TextBoxTests {
    @Test("D58: text wraps at words and reports its longest line") func d58_wraps() {
        #expect(text("aa bb cc").propose(6, 9) == size(5, 2))
        #expect(picture(text("aa bb cc"), 6, 2) == "aa bb\ncc")
    }

    @Test("D59: a word longer than the width breaks") func d59_longWord() {
        #expect(picture(text("abcdef"), 4, 2) == "abcd\nef")
    }

    @Test("D60: what does not fit the height is truncated") func d60_height() {
        let box = text("aa bb cc")
        #expect(box.propose(5, 1).height == 1)
        #expect(picture(text("aa bb cc"), 5, 1) == "aa b…")
    }

    @Test("D61: head, middle and tail") func d61_truncation() {
        func truncated(_ mode: TextTruncation) -> String {
            picture(TextBox("aa bb cc", truncation: mode), 5, 1)
        }
        #expect(truncated(.tail) == "aa b…")
        #expect(truncated(.head) == "…b cc")
        #expect(truncated(.middle) == "aa…cc")
    }

    @Test("D62: line limits") func d62_lineLimit() {
        let lines = "1\n2\n3\n4\n5"
        #expect(text(lines).propose(9, 9).height == 5)
        #expect(text(lines, limit: 2).propose(9, 9).height == 2)
        #expect(text(lines, limit: 0).propose(9, 9).height == 1)
        #expect(text(lines, limit: -3).propose(9, 9).height == 1)
        #expect(TextBox("a", lineLimit: LineLimit(2, reservesSpace: true)).propose(9, 9).height == 2)
        #expect(TextBox(lines, lineLimit: LineLimit(2, reservesSpace: true)).propose(9, 9).height == 2)
        #expect(TextBox("a", lineLimit: LineLimit(2...4)).propose(9, 9).height == 2)
        #expect(TextBox(lines, lineLimit: LineLimit(2...4)).propose(9, 9).height == 4)
        #expect(TextBox("1\n2\n3", lineLimit: LineLimit(2...4)).propose(9, 9).height == 3)
        #expect(picture(text(lines, limit: 2), 3, 2).split(separator: "\n").last?.contains("…") == true)
    }

    @Test("D63: lines are aligned in the text's own width") func d63_alignment() {
        func aligned(_ alignment: LineAlignment) -> String {
            picture(TextBox("aaa b", alignment: alignment), 3, 2)
        }
        #expect(aligned(.left) == "aaa\nb")
        #expect(aligned(.center) == "aaa\n b")
        #expect(aligned(.right) == "aaa\n  b")
    }

    @Test func emptyTextIsOneLineOfNoWidth() {
        #expect(text("").propose(9, 9) == size(0, 1))
    }

    @Test func changingTheTextIsSeen() {
        let box = text("a")
        let root = root(box, 4, 1)
        _ = root.picture()
        #expect(!root.needsPaint)
        box.text = "bcd"
        root.layout()
        #expect(root.needsPaint)
        #expect(root.picture() == "bcd")
        box.style.attributes.insert(.bold)
        #expect(root.needsPaint)
        #expect(!root.needsLayout)
    }

    @Test func onlyTheLinesInSightAreDrawn() {
        let lines = (0..<1_000).map(String.init).joined(separator: "\n")
        let scroll = ScrollBox(.vertical, content: text(lines))
        let root = root(scroll, 8, 3)
        scroll.offset.y = 500
        #expect(
            root.picture().split(separator: "\n").map { $0.prefix { $0.isNumber || $0 == " " }.filter(\.isNumber) } == [
                "500", "501", "502",
            ])
    }
}
