/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`: a key
/// beside the property, and accessors that use it.
enum EntryExpansion {
    static func expand(_ request: [String: Any]) throws(BadUse) -> String {
        guard let syntax = Syntax(request, "declSyntax") else { return "" }
        // Both expansions of one use would report the same mistake.
        let isAccessor = request["macroRole"] as? String == "accessor"
        let entry: Entry
        do {
            entry = try Entry(syntax, isIn: owner(request))
        } catch {
            if isAccessor { throw error }
            return ""
        }
        return isAccessor ? entry.accessors : entry.key
    }

    /// The type whose extension the property stands in.
    private static func owner(_ request: [String: Any]) -> String? {
        for syntax in request["lexicalContext"] as? [[String: Any]] ?? [] {
            guard let source = syntax["source"] as? String, let word = source.range(of: "extension ") else { continue }
            let name = source[word.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            return name.split(separator: ".").last.map(String.init)
        }
        return nil
    }
}

private struct Entry {
    private static let protocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    let owner: String
    let name: Substring
    let type: Substring?
    let value: Substring?

    init(_ syntax: Syntax, isIn owner: String?) throws(BadUse) {
        let source = syntax.source[...]
        guard let owner, Self.protocols[owner] != nil else {
            throw BadUse(
                "@Entry stands in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues", in: syntax)
        }
        self.owner = owner
        let marks = SourceScanner(source).marks
        guard let keyword = Self.keyword("var", in: source, marks) else {
            throw BadUse("@Entry is for variables: '@Entry var name: Type = value'", in: syntax)
        }
        let declared = source[keyword...].trimmed
        name = declared.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        let end = name.endIndex
        guard !name.isEmpty else { throw BadUse("@Entry is for one variable with a name", in: syntax, at: declared.startIndex) }
        let after = marks.filter { $0.index >= end }
        let equals = after.first { mark in
            mark.character == "=" && !Self.isOperator(before: mark.index, in: source) && !Self.isOperator(after: mark.index, in: source)
        }
        if let comma = after.first(where: { $0.character == "," && $0.index < (equals?.index ?? source.endIndex) }) {
            throw BadUse("@Entry is for one variable at a time", in: syntax, at: comma.index)
        }
        if let brace = after.first(where: { $0.character == "{" }), brace.index < (equals?.index ?? source.endIndex) {
            throw BadUse("@Entry makes the accessors itself; give the variable a value instead", in: syntax, at: brace.index)
        }
        let colon = after.first { !$0.character.isWhitespace }.flatMap { $0.character == ":" ? $0 : nil }
        let type = colon.map { source[source.index(after: $0.index)..<(equals?.index ?? source.endIndex)].trimmed }
        let value = equals.map { source[source.index(after: $0.index)...].trimmed }
        self.type = type
        self.value = value
        let isOptional = type?.hasSuffix("?") ?? false || type?.hasPrefix("Optional<") ?? false
        if owner == "FocusedValues" {
            guard isOptional else { throw BadUse("@Entry in FocusedValues wants an optional type and no value", in: syntax) }
        } else if value == nil, !isOptional {
            throw BadUse("@Entry wants a value: '@Entry var \(name): \(type ?? "Type") = value'", in: syntax)
        }
    }

    /// Where the source goes on behind a word that stands outside of brackets.
    private static func keyword(_ word: String, in source: Substring, _ marks: [SourceScanner.Mark]) -> Substring.Index? {
        var previous: Character = " "
        for mark in marks {
            defer { previous = mark.character }
            guard previous.isWhitespace || previous == ")", source[mark.index...].hasPrefix(word) else { continue }
            let end = source.index(mark.index, offsetBy: word.count)
            if end < source.endIndex, source[end].isWhitespace { return end }
        }
        return nil
    }

    private static func isOperator(before index: Substring.Index, in source: Substring) -> Bool {
        index > source.startIndex && "=!<>".contains(source[source.index(before: index)])
    }

    private static func isOperator(after index: Substring.Index, in source: Substring) -> Bool {
        let next = source.index(after: index)
        return next < source.endIndex && "=".contains(source[next])
    }

    private var keyName: String { "__Key_\(name.filter { $0 != "`" })" }

    var accessors: String { "{ get { self[\(keyName).self] } set { self[\(keyName).self] = newValue } }" }

    var key: String {
        let conformance = Self.protocols[owner] ?? ""
        if owner == "FocusedValues" { return "private struct \(keyName): \(conformance) { typealias Value = \(wrapped) }" }
        guard let type = type ?? literalType else {
            return "private struct \(keyName): \(conformance) { static let defaultValue = \(value ?? "nil") }"
        }
        return "private struct \(keyName): \(conformance) { static var defaultValue: \(type) { \(value ?? "nil") } }"
    }

    /// What an optional type wraps.
    private var wrapped: Substring {
        guard let type else { return "Never" }
        if type.hasSuffix("?") { return type.dropLast() }
        return type.dropFirst("Optional<".count).dropLast()
    }

    /// The type that a literal has where none is written.
    private var literalType: Substring? {
        guard let value else { return nil }
        if value == "true" || value == "false" { return "Bool" }
        if value.hasPrefix("\"") || value.hasPrefix("#\"") { return "String" }
        let digits = value.hasPrefix("-") ? value.dropFirst() : value
        guard let first = digits.first, first.isASCII, first.isNumber else { return nil }
        if digits.allSatisfy({ $0.isHexDigit || $0 == "_" || $0 == "x" || $0 == "b" || $0 == "o" }) { return "Int" }
        return digits.allSatisfy { $0.isNumber || "._eE+-".contains($0) } ? "Double" : nil
    }
}
