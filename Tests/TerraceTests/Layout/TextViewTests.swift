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
