import Testing

@testable import TerraceCore

@Suite struct KillRingTests {
    @Test("E8: kills that follow each other are one; a motion between them makes two")
    func e8_killsJoin() {
        var kills = KillRing()
        var field = state("one two| three")
        field.apply(.kill(.wordBackward), kills: &kills)
        field.apply(.kill(.wordBackward), kills: &kills)
        field.apply(.kill(.lineEnd), kills: &kills)
        #expect(field.notation == "|" && kills.entries == ["one two three"])
        field.apply(.yank, kills: &kills)
        #expect(field.notation == "one two three|")
        field.apply(.kill(.wordBackward), kills: &kills)
        field.apply(.move(.end), kills: &kills)
        field.apply(.kill(.wordBackward), kills: &kills)
        #expect(kills.entries == ["two ", "three", "one two three"])
    }

    @Test("E8: what is deleted by the character is no kill")
    func e8_deletionsAreNoKills() {
        var kills = KillRing()
        var field = state("ab|")
        field.apply(.delete(.characterBackward), kills: &kills)
        field.apply(.delete(.wordBackward), kills: &kills)
        #expect(kills.entries.isEmpty && field.isEmpty)
        field.apply(.yank, kills: &kills)
        field.apply(.yankPrevious, kills: &kills)
        #expect(field.isEmpty)
    }

    @Test("E8: Alt-Y right after a yank puts the kill before in its place, round and round, in one step")
    func e8_rotation() {
        var kills = KillRing()
        for text in ["a", "bb", "ccc"] { kills.add(text, backward: false, joining: false) }
        var field = state("<|>")
        field.apply(.yankPrevious, kills: &kills)
        #expect(field.notation == "<|>")
        field.apply(.yank, kills: &kills)
        #expect(field.notation == "<ccc|>")
        for expected in ["<bb|>", "<a|>", "<ccc|>", "<bb|>"] {
            field.apply(.yankPrevious, kills: &kills)
            #expect(field.notation == expected)
        }
        field.apply(.yank, kills: &kills)
        #expect(field.notation == "<bbccc|>")
        field.apply(.undo, kills: &kills)
        #expect(field.notation == "<bb|>")
        field.apply(.undo, kills: &kills)
        #expect(field.notation == "<|>")
        field.apply(.redo, kills: &kills)
        #expect(field.notation == "<bb|>")
        field.apply(.yankPrevious, kills: &kills)
        #expect(field.notation == "<bb|>")
    }

    @Test("E8: killing to the end of a line takes the line break when nothing else is left")
    func e8_killLine() {
        var kills = KillRing()
        var field = state("a|b\ncd", isMultiline: true)
        field.apply(.kill(.lineEnd), kills: &kills)
        #expect(field.notation == "a|\ncd")
        field.apply(.kill(.lineEnd), kills: &kills)
        #expect(field.notation == "a|cd" && kills.entries == ["b\n"])
        var single = state("a|b c")
        single.apply(.yank, kills: &kills)
        #expect(single.notation == "ab |b c")
    }

    @Test("the ring keeps so many kills, and takes no empty ones")
    func limit() {
        var kills = KillRing()
        for number in 0..<200 { kills.add("\(number)", backward: false, joining: false) }
        kills.add("", backward: true, joining: false)
        #expect(kills.entries.count == KillRing.limit && kills.entries.first == "199")
    }
}
