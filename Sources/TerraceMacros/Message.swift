import Foundation

/// The messages between the compiler and a plugin.
enum Message {
    static func receive() -> [String: Any]? {
        guard let header = read(8) else { return nil }
        let length = header.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        guard let count = Int(exactly: length), let body = read(count) else { return nil }
        return (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
    }

    static func send(_ object: [String: Any]) {
        guard let body = try? JSONSerialization.data(withJSONObject: object) else { return }
        let length = UInt64(body.count)
        let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
        FileHandle.standardOutput.write(header + body)
    }

    private static func read(_ count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            let more = FileHandle.standardInput.readData(ofLength: count - data.count)
            if more.isEmpty { return nil }
            data.append(more)
        }
        return data
    }
}

/// A piece of source that the compiler sent, and where it stands.
struct Syntax {
    let source: String
    let file: String
    let fileID: String
    let offset: Int
    let line: Int

    init?(_ request: [String: Any], _ key: String) {
        guard let syntax = request[key] as? [String: Any], let source = syntax["source"] as? String else { return nil }
        let location = syntax["location"] as? [String: Any] ?? [:]
        self.source = source
        file = location["fileName"] as? String ?? ""
        fileID = location["fileID"] as? String ?? file
        offset = location["offset"] as? Int ?? 0
        line = location["line"] as? Int ?? 0
    }
}

/// A macro that is used where it has no meaning: an error at the place.
struct BadUse: Error {
    let message: String
    let file: String
    let offset: Int

    init(_ message: String, in syntax: Syntax, at index: String.Index? = nil) {
        self.message = message
        file = syntax.file
        // The source begins with the blanks and comments before the declaration.
        let place = index ?? SourceScanner(syntax.source[...]).marks.first { !$0.character.isWhitespace }?.index
        offset = syntax.offset + (place.map { syntax.source.utf8.distance(from: syntax.source.startIndex, to: $0) } ?? 0)
    }

    var diagnostic: [String: Any] {
        let none: [Any] = []
        let position: [String: Any] = ["fileName": file, "offset": offset]
        return ["message": message, "severity": "error", "position": position, "highlights": none, "notes": none, "fixIts": none]
    }
}
