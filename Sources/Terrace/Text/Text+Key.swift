import Foundation

extension Text {
    /// The text of a key.
    init(_ key: LocalizedStringKey) {
        var rest = key.arguments[...]
        let parts = key.key.replacingOccurrences(of: "%%", with: "\u{0}").components(separatedBy: "%@")
        var string = ""
        for (index, part) in parts.enumerated() {
            string += part.replacingOccurrences(of: "\u{0}", with: "%")
            if index < parts.count - 1 { string += rest.popFirst() ?? "" }
        }
        self.init(verbatim: string)
    }
}
