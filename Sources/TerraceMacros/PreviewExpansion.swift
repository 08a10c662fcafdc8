/// `#Preview("Name", traits: …) { … }`: a type that a program finds its previews by.
enum PreviewExpansion {
    static func expand(_ request: [String: Any]) throws(BadUse) -> String {
        guard let syntax = Syntax(request, "syntax") else { return "" }
        // Attributes such as `@available(iOS 17, *)` may stand in front of it.
        var source = syntax.source[...]
        if let pound = SourceScanner(source).marks.first(where: { $0.character == "#" })?.index { source = source[pound...] }
        let marks = SourceScanner(source).marks
        var arguments: [Substring] = []
        var body: Substring?
        if let open = marks.first(where: { $0.character == "(" || $0.character == "{" }), open.character == "(",
            let close = marks.first(where: { $0.character == ")" && $0.index > open.index })
        {
            arguments = source[source.index(after: open.index)..<close.index].arguments
            if let index = arguments.firstIndex(where: { $0.hasPrefix("body:") }) {
                body = arguments.remove(at: index).dropFirst("body:".count).trimmed
            }
        }
        if let open = marks.first(where: { $0.character == "{" }) {
            let close = marks.last { $0.character == "}" }?.index ?? source.index(before: source.endIndex)
            body = source[open.index...close]
        }
        guard let body else { throw BadUse("#Preview needs a closure with the view that is to be shown", in: syntax) }
        // The name has to be one that the compiler knows to be unique: the discriminator, a mangled word, and `fMu_`.
        let name = "\(request["discriminator"] as? String ?? "")7PreviewfMu_"
        arguments.append("fileID: \(quoted(syntax.fileID))")
        arguments.append("line: \(syntax.line)")
        return """
            enum \(name): _PreviewDeclaration {
                @MainActor static var preview: _Preview {
                    _Preview(\(arguments.joined(separator: ", "))) \(try hoisted(body, syntax))
                }
            }
            """
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    /// A closure whose `@Previewable` properties have become those of a view of its own.
    private static func hoisted(_ closure: Substring, _ syntax: Syntax) throws(BadUse) -> String {
        guard closure.hasPrefix("{"), closure.hasSuffix("}"), closure.contains("@Previewable") else { return String(closure) }
        var properties: [String] = []
        var rest: [Substring] = []
        for statement in closure.dropFirst().dropLast().statements {
            guard statement.trimmed.hasPrefix("@Previewable") else {
                rest.append(statement)
                continue
            }
            guard statement.contains("var ") || statement.contains("let ") else {
                throw BadUse(
                    "@Previewable is for properties, as in '@Previewable @State var count = 0'", in: syntax, at: statement.startIndex)
            }
            properties.append(statement.trimmed.dropFirst("@Previewable".count).trimmed.description)
        }
        if properties.isEmpty { return String(closure) }
        return """
            {
                struct __Previewed: View {
                    \(properties.joined(separator: "\n        "))
                    var body: some View {\(rest.joined())
                    }
                }
                return __Previewed()
            }
            """
    }
}

/// `@Previewable` says something to `#Preview` and is nothing by itself.
enum PreviewableExpansion {
    static func expand(_ request: [String: Any]) throws(BadUse) -> String {
        let context = request["lexicalContext"] as? [[String: Any]] ?? []
        let isInPreview = context.contains { ($0["source"] as? String)?.contains("#Preview") ?? false }
        if !isInPreview, !context.isEmpty, let syntax = Syntax(request, "declSyntax") {
            throw BadUse("@Previewable properties stand at the outermost level of a #Preview", in: syntax)
        }
        return ""
    }
}
