import Foundation

/// Looks words up in the word lists of the system (`/usr/share/dict/words`, or a dictionary of Hunspell's for the language). Where there is
/// none, every word is one.
///
/// ```swift
/// let checker = UITextChecker()
/// let range = NSRange(location: 0, length: 5)
/// let wrong = checker.rangeOfMisspelledWord(in: "hello", range: range, startingAt: 0, wrap: false, language: "en")
/// print(wrong.location == NSNotFound)
/// ```
public nonisolated final class UITextChecker: NSObject {
    /// The languages that can be looked up.
    public class var availableLanguages: [String] { ["en_US"] }

    /// Where the first word is that is in no list, from an offset on; its location is `NSNotFound` if there is none.
    public func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let nothing = NSRange(location: NSNotFound, length: 0)
        guard let words = WordLists.shared.words(of: language) else { return nothing }
        let units = Array(stringToCheck.utf16)
        let end = min(units.count, max(range.location, 0) + max(range.length, 0))
        var index = max(startingOffset, range.location, 0)
        while index < end {
            let start = index
            while index < end, Self.isLetter(units[index]) { index += 1 }
            if index > start {
                let word = String(decoding: units[start..<index], as: UTF16.self)
                if !words.contains(word.lowercased()) { return NSRange(location: start, length: index - start) }
            }
            index += 1
        }
        return nothing
    }

    /// None: nothing is guessed.
    public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
    /// None: nothing is completed.
    public func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

    private static func isLetter(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return true }
        return scalar == "'" || scalar == "’" || scalar.properties.isAlphabetic
    }
}

/// The words of each language, read when they are first asked for, and touched only under the lock.
private nonisolated final class WordLists: @unchecked Sendable {
    static let shared = WordLists()
    private let lock = NSLock()
    private var lists: [String: Set<String>?] = [:]

    func words(of language: String) -> Set<String>? {
        lock.withLock {
            if let known = lists[language] { return known }
            let found = Self.read(language)
            lists[language] = .some(found)
            return found
        }
    }

    private static func read(_ language: String) -> Set<String>? {
        let tag = language.replacingOccurrences(of: "-", with: "_")
        guard tag.allSatisfy({ $0.isLetter || $0 == "_" }) else { return nil }
        let isEnglish = tag.hasPrefix("en")
        let names = tag.contains("_") ? [tag] : isEnglish ? ["en_US", "en_GB"] : ["\(tag)_\(tag.uppercased())", tag]
        var paths = names.flatMap { ["/usr/share/hunspell/\($0).dic", "/usr/share/myspell/dicts/\($0).dic"] }
        if isEnglish { paths.insert("/usr/share/dict/words", at: 0) }
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
            // Hunspell puts what may be added to a word behind a stroke.
            return Set(lines.map { $0.prefix { $0 != "/" }.lowercased() })
        }
        return nil
    }
}
