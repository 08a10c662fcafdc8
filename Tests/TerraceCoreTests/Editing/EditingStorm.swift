import Foundation
import TerraceScreen
import Testing

@testable import TerraceCore

/// Random commands over an alphabet of everything that joins, combines, vanishes or turns around.
struct EditingStorm {
    static let alphabet: [String] =
        ["a", "b", "e", "Z", "9", "_", ".", "-", " ", " ", "\u{E9}", "\u{DF}", "\u{301}", "\u{323}", "\u{20E3}", "\u{FE0F}"]
        + ["\u{4E2D}", "\u{3042}", "\u{AC00}", "\u{1100}", "\u{1161}", "\u{3000}", "\u{1F600}", "\u{1F468}", "\u{1F469}", "\u{200D}"]
        + ["\u{1F3FD}", "\u{1F1E9}", "\u{1F1EA}", "\u{1F1EB}", "\u{5D0}", "\u{5E9}", "\u{627}", "\u{600}", "\u{200F}", "\u{202E}"]
        + ["\u{200B}", "\u{FEFF}", "\u{2028}", "\u{915}", "\u{94D}", "\u{937}", "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\n", "\r", "\t"]

    static let flagLetters = ["\u{1F1E9}", "\u{1F1EA}", "\u{1F1EB}", "\u{1F1E6}", "\u{1F1FF}"]

    var generator: SplitMix

    init(seed: Int) { generator = SplitMix(UInt64(seed)) }

    mutating func text(upTo length: Int) -> String {
        (0..<Int.random(in: 0...length, using: &generator)).reduce(into: "") { text, _ in text += letter() }
    }

    mutating func letter() -> String {
        // Many plain, for the byte path, and many halves of flags, which pair up anew with each edit.
        switch Int.random(in: 0..<6, using: &generator) {
        case 0..<2: Self.alphabet[Int.random(in: 0..<10, using: &generator)]
        case 2: Self.flagLetters[Int.random(in: 0..<Self.flagLetters.count, using: &generator)]
        default: Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &generator)]
        }
    }

    mutating func command(length: Int) -> EditingCommand {
        let motion = TextMotion.allCases[Int.random(in: 0..<TextMotion.allCases.count, using: &generator)]
        switch Int.random(in: 0..<20, using: &generator) {
        case 0..<9: return length > 24 ? .delete(.characterBackward) : .insert(letter())
        case 9: return .paste(text(upTo: 6))
        case 10..<15: return .move(motion)
        case 15..<17: return .delete(.characterBackward)
        case 17: return .delete(.characterForward)
        default: return length > 6 ? .delete(motion) : .insert(letter())
        }
    }

    /// What a binding or a model might make of `text`.
    mutating func answer(to text: String, before: String) -> String {
        switch Int.random(in: 0..<9, using: &generator) {
        case 0: return before
        case 1: return String(text.prefix(3))
        case 2: return text.uppercased()
        case 3: return text.precomposedStringWithCanonicalMapping
        case 4: return text.decomposedStringWithCanonicalMapping
        case 5: return self.text(upTo: 8)
        case 6: return text
        default:
            var scalars = Array(text.unicodeScalars)
            let place = Int.random(in: 0...scalars.count, using: &generator)
            let end = min(scalars.count, place + Int.random(in: 0...2, using: &generator))
            scalars.replaceSubrange(place..<end, with: self.text(upTo: 2).unicodeScalars)
            return String(String.UnicodeScalarView(scalars))
        }
    }
}

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
