import Synchronization

/// What stands in for a colour that no asset catalogue has: what its name says, since catalogues stay behind when sources travel.
///
/// A colour that is not told by its name is a middle grey, which can be seen as a text and as a ground, on dark and on light.
nonisolated enum MissingColor {
    /// A colour is asked for with every update of what shows it; its name is read once.
    private static let known = Mutex<[String: Color]>([:])

    /// A colour for a name such as `darkBlue`, `card_background` or `AccentColor`.
    static func color(named name: String) -> Color {
        if let color = known.withLock({ $0[name] }) { return color }
        let color = suggested(by: name)
        known.withLock { $0[name] = color }
        return color
    }

    private static func suggested(by name: String) -> Color {
        let words = words(of: name)
        // What it is for says more than a hue that stands beside it only by chance, and a hue more than whether it is light or dark.
        if let hue = words.lazy.compactMap({ hues[$0] }).first { return shade(hue, by: words) }
        return roles.first { !$0.words.isDisjoint(with: words) }?.color ?? .gray
    }

    private static func shade(_ color: Color, by words: [String]) -> Color {
        if words.contains(where: ["light", "pale", "pastel", "soft"].contains) { return Color(.mixed(color, .white, 0.4)) }
        if words.contains(where: ["dark", "deep", "navy"].contains) { return Color(.mixed(color, .black, 0.4)) }
        return color
    }

    /// The words of a name in small letters: parted where a capital follows a small letter, and by all that is no letter.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        var wasSmall = false
        for character in name {
            if !character.isLetter || character.isUppercase && wasSmall {
                if !word.isEmpty { words.append(word) }
                word = ""
            }
            if character.isLetter { word += character.lowercased() }
            wasSmall = character.isLowercase
        }
        if !word.isEmpty { words.append(word) }
        // lightblue and redcolor are two words without a sign of it.
        return words.flatMap { word -> [String] in
            guard hues[word] == nil, !roles.contains(where: { $0.words.contains(word) }) else { return [word] }
            if let hue = longestHue(where: word.hasPrefix) { return [hue, String(word.dropFirst(hue.count))] }
            if let hue = longestHue(where: word.hasSuffix) { return [String(word.dropLast(hue.count)), hue] }
            return [word]
        }
    }

    private static func longestHue(where isThere: (String) -> Bool) -> String? {
        hues.keys.filter { $0.count > 2 && isThere($0) }.max { $0.count < $1.count }
    }

    private static let hues: [String: Color] = [
        "red": .red, "crimson": .red, "maroon": Color(.mixed(.red, .black, 0.4)), "coral": .orange, "orange": .orange, "peach": .orange,
        "yellow": .yellow, "gold": .yellow, "amber": .orange, "cream": Color(.mixed(.yellow, .white, 0.7)),
        "beige": Color(.mixed(.yellow, .white, 0.7)), "green": .green, "lime": .green, "olive": Color(.mixed(.green, .black, 0.4)),
        "mint": .mint, "teal": .teal, "turquoise": .teal, "cyan": .cyan, "aqua": .cyan, "sky": .cyan, "blue": .blue,
        "navy": .blue, "indigo": .indigo, "purple": .purple, "violet": .purple, "lavender": Color(.mixed(.purple, .white, 0.4)),
        "lilac": Color(.mixed(.purple, .white, 0.4)), "magenta": .pink, "pink": .pink, "rose": .pink, "salmon": .pink, "brown": .brown,
        "tan": .brown, "chocolate": .brown, "black": .black, "white": .white, "gray": .gray, "grey": .gray, "silver": .gray,
        "charcoal": Color(.mixed(.gray, .black, 0.5)),
    ]

    /// In the order in which they count: a `cardTitle` is a text, a `textBackground` a ground.
    private static let roles: [(words: Set<String>, color: Color)] = [
        (["background", "bg", "backdrop"], _SystemColor.secondarySystemBackground.color),
        (["text", "title", "label", "foreground", "font", "heading"], .primary),
        (["subtitle", "placeholder", "caption", "border", "separator", "line", "stroke"], .secondary),
        (["error", "danger", "delete", "expense", "destructive"], .red), (["success", "income"], .green), (["warning"], .orange),
        (["info", "link"], .blue), (["shadow"], .gray),
        (["card", "surface", "cell", "base", "row"], _SystemColor.tertiarySystemBackground.color),
        (["accent", "tint", "theme", "brand", "main", "button", "highlight", "primary"], .accentColor), (["secondary"], .secondary),
    ]
}
