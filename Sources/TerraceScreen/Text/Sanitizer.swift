/// Makes text from programs, users and models into text that a cell may show: no scalar of the result can act on a terminal or hide
/// what stands next to it.
///
/// Controls become their pictures (U+2400 and so on, C1 U+FFFD); separators become line feeds; bidirectional controls, annotations,
/// stray tags and invisible fillers go; noncharacters become U+FFFD. Line feed and tab stay: layout answers for them. It runs where
/// text enters cells (`Canvas.draw`, `TextLayout`, `TextWidth`), so nothing gets around it.
package enum Sanitizer {
    /// Clean text returns itself, uncopied.
    package static func clean(_ text: Substring) -> Substring {
        guard let dirt = UTF8Scan.withBytes(of: text, { firstDirt($0) }) else { return text }
        var map = SourceMap()
        return UTF8Scan.withBytes(of: text) { Substring(rewritten($0, cleanUpTo: dirt, keepingDirections: false, map: &map)) }
    }

    /// Cleans a text for layout, which obeys direction marks and isolates, and gives them no cell. Embeddings and overrides go all the
    /// same: they are what makes one text look like another. Nil when nothing had to change; `map` then stays as it is.
    static func cleanKeepingDirections(_ text: Substring, map: inout SourceMap) -> String? {
        UTF8Scan.withBytes(of: text) { bytes in
            firstDirt(bytes, keepingDirections: true).map { rewritten(bytes, cleanUpTo: $0, keepingDirections: true, map: &map) }
        }
    }

    /// Marks and isolates: ALM, LRM, RLM, LRI, RLI, FSI, PDI.
    private static func isDirection(_ value: UInt32) -> Bool {
        value == 0x061C || value == 0x200E || value == 0x200F || value >= 0x2066 && value <= 0x2069
    }

    /// Clean text returns itself, uncopied.
    package static func clean(_ text: String) -> String {
        let cleaned = clean(text[...])
        return cleaned.base == text && cleaned.utf8.count == text.utf8.count ? text : String(cleaned)
    }

    /// The first byte that has to change.
    static func firstDirt(_ bytes: UnsafeBufferPointer<UInt8>, keepingDirections: Bool = false) -> Int? {
        var i = UTF8Scan.printableRun(bytes)
        while i < bytes.count {
            let byte = bytes[i]
            if byte < 0x80 {
                if byte == 0x0A || byte == 0x09 {
                    i += 1
                } else {
                    let run = UTF8Scan.printableRun(bytes, from: i)
                    if run == 0 { return i }
                    i += run
                }
            } else {
                let (value, length) = UTF8Scan.scalar(bytes, at: i)
                let scalarClass = ScalarClass(value)
                // A flag of tags is let through by `rewritten` only.
                if scalarClass.isForbidden ? !(keepingDirections && isDirection(value)) : value == 0xFFFD && length == 1 { return i }
                i += length
            }
        }
        return nil
    }

    private static func rewritten(
        _ bytes: UnsafeBufferPointer<UInt8>, cleanUpTo start: Int, keepingDirections: Bool, map: inout SourceMap
    ) -> String {
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count + 16)
        out.append(contentsOf: bytes[..<start])
        var i = start
        // Tags mean something only after a black flag; the flag is always just before the first dirt or met below.
        var tagsAllowed = out.suffix(4).elementsEqual(blackFlag)
        while i < bytes.count {
            let (value, length) = UTF8Scan.scalar(bytes, at: i)
            let isTag = (0xE0020...0xE007F).contains(value)
            let written = out.count
            if tagsAllowed && isTag || !ScalarClass(value).isForbidden || keepingDirections && isDirection(value) {
                UTF8Scan.append(value, to: &out)
            } else if value == 0x0D, i + 1 < bytes.count, bytes[i + 1] == 0x0A {
                // CR LF is one line break: the LF follows.
            } else if let replacement = replacement(for: value) {
                UTF8Scan.append(replacement, to: &out)
            }
            if out.count - written != length { map.replace(i..<i + length, by: written..<out.count) }
            tagsAllowed = value == 0x1F3F4 || tagsAllowed && isTag && value != 0xE007F
            i += length
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static let blackFlag: [UInt8] = [0xF0, 0x9F, 0x8F, 0xB4]

    /// What a forbidden scalar becomes; nil where it goes without a trace.
    private static func replacement(for value: UInt32) -> UInt32? {
        switch value {
        case 0..<0x20: 0x2400 + value
        case 0x7F: 0x2421
        case 0x80..<0xA0: 0xFFFD
        case 0x2028, 0x2029: 0x0A
        case 0x3164: 0x3000
        case 0xFFA0: 0x20
        case 0xFDD0...0xFDEF: 0xFFFD
        case _ where value & 0xFFFE == 0xFFFE: 0xFFFD
        default: nil
        }
    }
}
