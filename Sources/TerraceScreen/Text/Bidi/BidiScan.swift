/// A quick look for text that may not run to the right.
package enum BidiScan {
    /// Whether there is anything that rule-by-rule work could be for: letters of scripts that run to the left, or isolates. By lead
    /// bytes, so now and then a symbol is taken for a letter.
    static func mayReorder(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var i = UTF8Scan.printableRun(bytes)
        while i < bytes.count {
            let byte = bytes[i]
            switch byte {
            case 0..<0x80:
                i += 1
                continue
            // Hebrew, Arabic, Syriac, Thaana, N'Ko: U+0590 to U+07FF.
            case 0xD6...0xDF: return true
            default: break
            }
            let second = i + 1 < bytes.count ? bytes[i + 1] : 0
            let third = i + 2 < bytes.count ? bytes[i + 2] : 0
            switch byte {
            // U+0800 to U+08FF.
            case 0xE0: if (0xA0...0xA3).contains(second) { return true }
            // Marks and isolates.
            case 0xE2: if second == 0x80 && third == 0x8F || second == 0x81 && (0xA6...0xA9).contains(third) { return true }
            // Presentation forms.
            case 0xEF: if (0xAC...0xB7).contains(second) || (0xB9...0xBB).contains(second) { return true }
            // U+10800 to U+10FFF, U+1E800 to U+1EFFF.
            case 0xF0: if (second == 0x90 || second == 0x9E) && third >= 0xA0 { return true }
            default: break
            }
            i += byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
        }
        return false
    }

    /// Whether a text may hold anything that does not run to the right.
    package static func mayReorder(_ text: String) -> Bool { UTF8Scan.withBytes(of: text) { mayReorder($0) } }
}
