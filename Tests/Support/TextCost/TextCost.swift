import TerraceScreen

/// Measures, lays out or wraps a line so many times: `TextCost SCRIPT measure|layout|wrap COUNT`. Scripts/text-cost.py counts what it takes.
@main
enum TextCost {
    /// Words that lines of 200 columns are made of.
    static let words = [
        "ascii": "The quick brown fox jumps over a lazy dog, ",
        "latin1": "Ça déjà été vu à l'œuvre; größer als Übermut, señor. ",
        "cjk": "日本語の文章は、空白なしで書かれる。中文也是這樣的",
        "arabic": "السلام عليكم ورحمة الله وبركاته، كيف حالك ",
        "hebrew": "שלום עולם, מה שלומך היום? ",
        "emoji": "👍🏽 👩‍💻 🎉 🇫🇷 ❤️ 😀 ",
        "devanagari": "नमस्ते दुनिया, क्षत्रिय और विद्यार्थी हैं ",
    ]

    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 4, let word = words[arguments[1]], let count = Int(arguments[3]) else {
            print("usage: TextCost \(words.keys.sorted().joined(separator: "|")) measure|layout|wrap COUNT")
            return
        }
        var line = ""
        var width = 0
        while width < 200 {
            for character in word where width < 200 {
                line.append(character)
                width += TextWidth.width(of: character)
            }
        }
        var sum = 0
        for _ in 0..<count {
            switch arguments[2] {
            case "measure": sum &+= TextWidth.width(of: line)
            case "layout": sum &+= TextLayout(line, width: nil).size.width
            default: sum &+= TextLayout(line, width: 40).lines.count
            }
        }
        print(arguments[1], line.count, "characters,", count > 0 ? sum / count : 0, arguments[2] == "wrap" ? "lines" : "columns")
    }
}
