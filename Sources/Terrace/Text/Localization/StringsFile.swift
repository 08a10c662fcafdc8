import Foundation

/// Reads a file of strings: `"key" = "text";`, with comments and escapes. What is not understood is passed over.
nonisolated struct StringsFile {
    static func parse(_ data: Data) -> [String: String] {
        var parser = StringsFile(text(data))
        return parser.entries()
    }

    private static func text(_ data: Data) -> String {
        let start = Array(data.prefix(2))
        if start == [0xFF, 0xFE] || start == [0xFE, 0xFF] { return String(data: data, encoding: .utf16) ?? "" }
        let text = String(decoding: data, as: UTF8.self)
        return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    }

    private let scalars: [Unicode.Scalar]
    private var position = 0

    private init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func entries() -> [String: String] {
        var entries: [String: String] = [:]
        while position < scalars.count {
            skipBlanks()
            guard let key = word() else {
                position += 1
                continue
            }
            skipBlanks()
            // A key by itself stands for itself.
            var value = key
            if current == "=" {
                position += 1
                skipBlanks()
                guard let word = word() else { continue }
                value = word
            }
            entries[key] = value
        }
        return entries
    }

    private mutating func skipBlanks() {
        while let scalar = current {
            let next = position + 1 < scalars.count ? scalars[position + 1] : nil
            if scalar == "/", next == "/" {
                while let scalar = current, scalar != "\n" { position += 1 }
            } else if scalar == "/", next == "*" {
                position += 2
                while position < scalars.count, !(scalars[position] == "/" && scalars[position - 1] == "*") { position += 1 }
                position += 1
            } else if scalar.properties.isWhitespace || scalar == ";" {
                position += 1
            } else {
                return
            }
        }
    }

    private mutating func word() -> String? {
        guard let first = current else { return nil }
        if first == "\"" { return quoted() }
        var word = String.UnicodeScalarView()
        while let scalar = current,
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "_-.:$".unicodeScalars.contains(scalar)
        {
            word.append(scalar)
            position += 1
        }
        return word.isEmpty ? nil : String(word)
    }

    private mutating func quoted() -> String {
        position += 1
        var text = String.UnicodeScalarView()
        while let scalar = current, scalar != "\"" {
            position += 1
            guard scalar == "\\", let escaped = current else {
                text.append(scalar)
                continue
            }
            position += 1
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            case "U", "u":
                let digits = scalars[position...].prefix(4)
                if let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16), let scalar = Unicode.Scalar(value) {
                    text.append(scalar)
                    position += digits.count
                }
            default: text.append(escaped)
            }
        }
        position += 1
        return String(text)
    }
}
