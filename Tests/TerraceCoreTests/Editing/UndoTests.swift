import Testing

@testable import TerraceCore

@Suite struct UndoTests {
    /// The texts that undoing goes back through.
    func undone(_ field: TextEditingState) -> [String] {
        var field = field
        var texts: [String] = []
        while field.history.canUndo {
            field.apply(.undo)
            texts.append(field.notation)
        }
        return texts
    }

    @Test("E8: typing is undone word by word, blanks with the word before them")
    func e8_wordByWord() {
        #expect(undone(state("|").typing("one two  three")) == ["one two  |", "one |", "|"])
    }

    @Test("E8: a motion, a paste, a kill and a deletion begin steps of their own; deletions that follow each other are one")
    func e8_steps() {
        let back = EditingCommand.delete(.characterBackward)
        #expect(undone(state("|").typing("ab").after(.move(.start)).typing("c")) == ["|ab", "|"])
        #expect(undone(state("x|").after(.paste("a b c"), .paste("d"))) == ["xa b c|", "x|"])
        #expect(undone(state("|").typing("abc").after(back, back, .insert("z"))) == ["a|", "abc|", "|"])
        #expect(undone(state("|abc").after(.delete(.characterForward), .delete(.characterForward))) == ["|abc"])
        #expect(undone(state("ab|cd").after(back, .delete(.characterForward))) == ["a|cd", "ab|cd"])
        #expect(undone(state("one two|").after(.kill(.wordBackward), .yank)) == ["one |", "one two|"])
        #expect(undone(state("ab|").after(.transpose)) == ["ab|"])
    }

    @Test("E8: redo does again what was undone, and is gone after a new edit")
    func e8_redo() {
        let typed = state("|").typing("one two")
        #expect(typed.after(.undo, .redo).notation == "one two|")
        #expect(typed.after(.undo, .undo, .redo).notation == "one |")
        #expect(typed.after(.undo, .insert("x"), .redo).notation == "one x|")
        #expect(typed.after(.redo).notation == "one two|" && state("a|").after(.undo).notation == "a|")
    }

    @Test("E3: what a binding made of an edit is undone with it; what it refused is no step")
    func e3_answers() {
        var field = state("|")
        for letter in "ab c" {
            field.apply(.insert(String(letter)))
            field.adopt(field.text.uppercased())
        }
        #expect(field.notation == "AB C|")
        #expect(undone(field) == ["AB |", "|"])
        field.apply(.insert("x"))
        field.adopt("AB C")
        #expect(undone(field) == ["AB |", "|"])
    }

    @Test("E2: a change from outside is nobody's step: steps move along with their text, and those that it touched are forgotten")
    func e2_externalChange() {
        var field = state("|").typing("one ").typing("two").after(.move(.start))
        field.adopt("> one two")
        #expect(undone(field) == ["> one |", "> |"])
        field.adopt("> one TWO")
        #expect(undone(field) == [])
        field = state("|").typing("one ").typing("two").after(.undo)
        field.adopt(">one ")
        #expect(field.after(.redo).notation == ">one two|")
        field = state("|").typing("one ").typing("two").after(.undo)
        field.adopt("one")
        #expect(field.after(.redo).notation == "onetwo|")
        field = state("|one").typing("x").after(.move(.end), .delete(.characterBackward), .undo)
        field.adopt("xonE")
        #expect(field.after(.redo).notation == "xonE|")
    }

    @Test("the history is bounded: the oldest steps go, whole")
    func bounded() {
        var field = state("|")
        field.history.limit = 200
        for number in 0..<300 { field.apply(.paste("\(number % 10)")) }
        var steps = undone(field).count
        #expect(field.text.utf8.count == 300 && steps <= 200 && steps > 100)
        #expect(undone(field).last?.utf8.count == 300 - steps + 1)
        field = state("|")
        field.history.byteLimit = 800
        for _ in 0..<20 { field.apply(.paste(String(repeating: "x", count: 100))) }
        steps = undone(field).count
        #expect(steps >= 4 && steps <= 8)
    }
}
