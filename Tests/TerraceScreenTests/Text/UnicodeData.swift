import Foundation

/// Unicode's test files, where the system has them (Debian's `unicode-data`).
enum UnicodeData {
    static let folder = "/usr/share/unicode/"

    /// The bytes of a file; nil where it is not installed.
    static func bytes(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: folder + name).map { Array($0) }
    }

    static func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder + name) }

    /// The lines of a file without comments and empty ones, each with its number; empty where it is not installed.
    static func lines(_ name: String) -> [(number: Int, text: String)] {
        guard let bytes = bytes(name) else { return [] }
        return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated().compactMap { number, line in
            let data = line.prefix { $0 != 0x23 }
            guard data.contains(where: { $0 > 0x20 }) else { return nil }
            return (number + 1, String(decoding: data, as: UTF8.self))
        }
    }
}
