import Testing

@testable import TerraceCore

@Suite struct EditingStormTests {
    @Test("E1, E2, E3, E8: 100,000 random edits do what the naive model does", arguments: 1...10)
    func e8_storm(seed: Int) {
        var storm = EditingStorm(seed: seed)
        var field = TextEditingState()
        var model = NaiveField()
        for step in 0..<10_000 {
            let before = field
            let (oldText, oldCaret) = (model.text, model.caretInBytes)
            if Int.random(in: 0..<12, using: &storm.generator) == 0 {
                let answer = storm.answer(to: field.text, before: oldText)
                let changed = field.adopt(answer)
                model.adopt(answer)
                #expect(changed == !before.text.utf8.elementsEqual(field.text.utf8))
            } else {
                let command = storm.command(length: model.scalars.count)
                let edit = field.apply(command)
                model.apply(command)
                guard edit != nil || before.text.utf8.elementsEqual(field.text.utf8) else {
                    Issue.record("seed \(seed) step \(step): \(command) changed the text and reported nothing")
                    return
                }
                if let edit { #expect(undone(edit, in: field.text).utf8.elementsEqual(oldText.utf8) && edit.caretBefore == oldCaret) }
            }
            guard field.text.utf8.elementsEqual(model.text.utf8), field.caret == model.caretInBytes else {
                Issue.record("seed \(seed) step \(step): \(field.notation.debugDescription) from \(before.notation.debugDescription)")
                return
            }
            #expect(field.isPlain == field.text.utf8.allSatisfy { (0x20...0x7E).contains($0) })
            #expect(field.text.indices.contains(field.caretIndex) || field.caretIndex == field.text.endIndex)
        }
    }

    @Test("E3: a binding that answers each edit in its own way is shown exactly, and a refusal puts the caret back", arguments: 11...14)
    func e3_roundTripStorm(seed: Int) {
        var storm = EditingStorm(seed: seed)
        var field = TextEditingState()
        for _ in 0..<5_000 {
            let before = field
            guard field.apply(storm.command(length: field.text.unicodeScalars.count)) != nil else { continue }
            let answer = storm.answer(to: field.text, before: before.text)
            field.adopt(answer)
            #expect(field.text.utf8.elementsEqual(answer.utf8))
            if answer.utf8.elementsEqual(before.text.utf8) { #expect(field == before) }
        }
    }

    private func undone(_ edit: TextEdit, in text: String) -> String {
        var bytes = Array(text.utf8)
        bytes.replaceSubrange(edit.rangeAfter, with: edit.removed.utf8)
        return String(decoding: bytes, as: UTF8.self)
    }
}
