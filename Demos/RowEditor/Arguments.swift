import Foundation

enum Arguments {
    /// `--language ar` for Arabic.
    static var language: String? { value(of: "--language") }

    /// Two rows, or as many as `--rows` says.
    static func rows(_ strings: Strings) -> [Row] {
        guard let count = value(of: "--rows").flatMap({ Int($0) }) else {
            return ["A", "B"].map { Row(text: strings.item($0)) }
        }
        return (0..<max(0, count)).map { Row(text: strings.item("\($0 + 1)")) }
    }

    /// `--lines` for rows of several lines.
    static let hasLines = CommandLine.arguments.contains("--lines")

    private static func value(of flag: String) -> String? {
        guard let place = CommandLine.arguments.firstIndex(of: flag) else { return nil }
        return CommandLine.arguments.dropFirst(place + 1).first
    }
}
