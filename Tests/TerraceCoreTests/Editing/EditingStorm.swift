import Foundation

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
