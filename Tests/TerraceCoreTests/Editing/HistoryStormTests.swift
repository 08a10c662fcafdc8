import Testing

@testable import TerraceCore

@Suite struct HistoryStormTests {
    private func command(_ storm: inout EditingStorm, length: Int) -> EditingCommand {
        let motion = TextMotion.allCases[Int.random(in: 0..<TextMotion.allCases.count, using: &storm.generator)]
        switch Int.random(in: 0..<30, using: &storm.generator) {
        case 0..<8: return length > 40 ? .delete(.characterBackward) : .insert(storm.letter())
        case 8: return .paste(storm.text(upTo: 6))
        case 9: return .newline
        case 10..<13: return .move(motion)
        case 13..<16: return .select(motion)
        case 16: return .selectAll
        case 17..<20: return .delete(.characterBackward)
        case 20: return .delete(.characterForward)
        case 21, 22: return .kill(motion)
        case 23: return .yank
        case 24: return .yankPrevious
        case 25..<28: return .undo
        default: return .redo
        }
    }

    @Test("E8: selection, kills, yanks, undo and redo do what a model of whole copies does", arguments: 1...5, [false, true])
    func e8_storm(seed: Int, isMultiline: Bool) {
        var storm = EditingStorm(seed: seed &* 7 &+ (isMultiline ? 1 : 0))
        var field = TextEditingState("", isMultiline: isMultiline)
        var model = NaiveField(isMultiline: isMultiline)
        var kills = KillRing()
        for step in 0..<1_200 {
            let before = field
            let command = command(&storm, length: model.scalars.count)
            field.apply(command, kills: &kills)
            model.apply(command)
            if case .redo = command {
                // The model has the caret that the step was undone from; where the step leads is enough.
                field.select(anchor: field.caret, caret: field.caret)
                model.caret = model.boundaries.first { model.bytes($0) == field.caret } ?? -1
                guard model.caret >= 0 else {
                    Issue.record("seed \(seed) step \(step): caret \(field.caret) within a cluster of \(field.text.debugDescription)")
                    return
                }
                (model.anchor, model.insertion, model.run) = (model.caret, model.caret, .none)
            }
            guard field.text.utf8.elementsEqual(model.text.utf8), field.caret == model.caretInBytes, field.anchor == model.anchorInBytes
            else {
                Issue.record(
                    "seed \(seed) step \(step): \(command): \(field.notation.debugDescription) from \(before.notation.debugDescription), not \(model.text.debugDescription) \(model.anchorInBytes) \(model.caretInBytes)"
                )
                return
            }
            #expect(kills.entries == model.kills)
            if let lines = field.lines { #expect(agree(lines, field.text)) }
        }
    }

    @Test("E8: undo to the very start and redo to the end give the same texts", arguments: 21...26, [false, true])
    func e8_undoToStart(seed: Int, isMultiline: Bool) {
        var storm = EditingStorm(seed: seed)
        var field = TextEditingState("Begin ", isMultiline: isMultiline)
        var kills = KillRing()
        for _ in 0..<800 {
            field.apply(command(&storm, length: field.text.unicodeScalars.count), kills: &kills)
        }
        while field.history.canRedo { field.apply(.redo) }
        let end = field.text
        var texts: [String] = [end]
        while field.history.canUndo {
            field.apply(.undo)
            texts.append(field.text)
        }
        #expect(field.text == "Begin " && texts.count > 100)
        for text in texts.reversed().dropFirst() {
            field.apply(.redo)
            #expect(field.text.utf8.elementsEqual(text.utf8))
        }
        #expect(!field.history.canRedo && field.text.utf8.elementsEqual(end.utf8))
        #expect(field.isPlain == field.text.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    }

    @Test("E2: changes from outside never corrupt the history: each undo and redo undoes the other", arguments: 31...36)
    func e2_externalChanges(seed: Int) {
        var storm = EditingStorm(seed: seed)
        var field = TextEditingState("", isMultiline: seed.isMultiple(of: 2))
        var kills = KillRing()
        var undone = 0
        for _ in 0..<1_200 {
            if Int.random(in: 0..<6, using: &storm.generator) == 0 {
                field.adopt(storm.answer(to: field.text, before: field.text))
            } else {
                field.apply(command(&storm, length: field.text.unicodeScalars.count), kills: &kills)
            }
            let before = field.text
            if field.history.canUndo {
                field.apply(.undo)
                field.apply(.redo)
                undone += 1
                #expect(field.text.utf8.elementsEqual(before.utf8))
            }
            if field.history.canRedo {
                let before = field.text
                field.apply(.redo)
                field.apply(.undo)
                #expect(field.text.utf8.elementsEqual(before.utf8))
            }
            if let lines = field.lines { #expect(agree(lines, field.text)) }
        }
        #expect(undone > 100)
    }

    private func agree(_ lines: LineIndex, _ text: String) -> Bool {
        let expected = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        guard lines.count == expected.count else { return false }
        var start = 0
        for (number, line) in expected.enumerated() {
            let end = start + line.count + (number + 1 < expected.count ? 1 : 0)
            guard lines.line(number).bytes == start..<end, lines.line(at: start).number == number else { return false }
            start = end
        }
        return true
    }
}
