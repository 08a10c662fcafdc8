import TerraceCore

/// What a test looks for on the screen.
struct ElementQuery {
    var role: ElementRole?
    var text: String?
    var id: AnyHashable?

    /// As in "a button "Add"".
    var description: String {
        if let id { return "an element with the id \(id)" }
        let kind = role?.name ?? "element"
        let article = "aeiou".contains(kind.first ?? "x") ? "an" : "a"
        return text.map { "\(article) \(kind) \"\($0)\"" } ?? "\(article) \(kind)"
    }

    /// All that match, in tree order. Texts that are the same come before those that only contain what is looked for.
    @MainActor func matches(in root: ViewNode?) -> [ViewNode] {
        guard let root else { return [] }
        if let id { return Self.places(with: id, in: root) }
        let candidates = Self.elements(in: root).filter { node in
            // What is looked for by its text alone says it itself; around it there are lists that say it too.
            role.map { node.elementRole == $0 } ?? (text == nil || node.elementRole?.isWhole == true)
        }
        guard let text else { return candidates }
        let same = candidates.filter { $0.elementText == text || $0.elementLabel == text }
        if !same.isEmpty || text.isEmpty { return same }
        return candidates.filter { $0.elementText.contains(text) || $0.elementLabel.contains(text) }
    }

    /// All elements in tree order; what stands in a whole is no element of its own.
    @MainActor static func elements(in root: ViewNode) -> [ViewNode] {
        var found: [ViewNode] = []
        func walk(_ node: ViewNode) {
            if node.isElementHidden { return }
            let role = node.elementRole
            if role != nil || (node.ownIdentifier != nil && onlyElement(in: node) === node) { found.append(node) }
            if role?.isWhole == true { return }
            node.visitChildren {
                walk($0)
                return true
            }
        }
        walk(root)
        return found
    }

    /// Places that were given an id by `ForEach`, `id(_:)` or `accessibilityIdentifier(_:)`.
    @MainActor private static func places(with id: AnyHashable, in root: ViewNode) -> [ViewNode] {
        var found: [ViewNode] = []
        func walk(_ node: ViewNode) {
            if node.isElementHidden { return }
            if let name = node.ownIdentifier, AnyHashable(name) == id { found.append(Self.onlyElement(in: node)) }
            node.visitChildren { child in
                if !child.isElementHidden, node.scrollID(of: child) == id { found.append(Self.onlyElement(in: child)) }
                walk(child)
                return true
            }
        }
        walk(root)
        return found
    }

    /// Goes from structure to the one view that it holds.
    @MainActor private static func onlyElement(in node: ViewNode) -> ViewNode {
        var current = node
        while current.elementRole == nil {
            guard let content = current.soleContent else { break }
            current = content
        }
        return current.elementRole == nil ? node : current
    }
}
