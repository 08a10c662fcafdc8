/// Makes the last word of an English phrase agree with the number in front of it: `3 file` is `3 files`.
///
/// Other languages have tables of strings for that; a phrase without a number stays as it is.
nonisolated enum Inflection {
    static func agreeing(_ phrase: String) -> String {
        let number = phrase.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
        guard !number.isEmpty, number != "1" else { return phrase }
        let end = phrase.lastIndex { $0.isLetter && $0.isASCII }
        guard let end, phrase.index(after: end) == phrase.endIndex, number.endIndex <= end else { return phrase }
        let word = phrase[number.endIndex...].split { !$0.isLetter }.last ?? ""
        return String(phrase.dropLast(word.count)) + plural(String(word))
    }

    private static let irregular = [
        "child": "children", "person": "people", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "mouse": "mice",
        "goose": "geese", "sheep": "sheep", "fish": "fish", "leaf": "leaves", "loaf": "loaves", "half": "halves", "knife": "knives",
        "life": "lives", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
    ]

    private static func plural(_ word: String) -> String {
        let small = word.lowercased()
        if let known = irregular[small] { return word.first?.isUppercase == true ? known.capitalized : known }
        if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) { return word.dropLast() + "ies" }
        for ending in ["s", "x", "z", "ch", "sh"] where small.hasSuffix(ending) { return word + "es" }
        return word + "s"
    }
}
