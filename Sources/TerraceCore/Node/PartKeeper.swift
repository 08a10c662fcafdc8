/// What a place keeps for parts of it that have dynamic properties of their own and are no views: items of a toolbar, tabs, commands, scenes.
///
/// Such parts are evaluated whenever their place is, one after the other: a part is known by its type and by how many of that type came
/// before it.
@MainActor
package final class PartKeeper {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let number: Int
    }

    private static var current: PartKeeper?

    private weak var node: ViewNode?
    private var properties: [Key: NodeProperties] = [:]
    private var counts: [ObjectIdentifier: Int] = [:]

    init(_ node: ViewNode) { self.node = node }

    /// Evaluates parts of the place; what belongs to parts that are there no more is let go.
    package func collect<Result>(_ evaluate: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        counts = [:]
        defer {
            Self.current = outer
            for key in Array(properties.keys) where key.number >= counts[key.type, default: 0] { drop(key) }
        }
        return evaluate()
    }

    /// The part with its properties filled in by the place that is being evaluated. A part without properties is returned as it is.
    package static func filled<Part>(_ part: Part) -> Part {
        guard let current, let node = current.node else { return part }
        return current.filled(part, of: node)
    }

    private func filled<Part>(_ part: Part, of node: ViewNode) -> Part {
        let type = ObjectIdentifier(Part.self)
        let key = Key(type: type, number: counts[type, default: 0])
        counts[type, default: 0] += 1
        var part = part
        var kept = properties[key] ?? NodeProperties(Part.self)
        kept.install(in: &part, of: node)
        properties[key] = kept
        return part
    }

    private func drop(_ key: Key) {
        var dropped = properties.removeValue(forKey: key)
        dropped?.uninstall()
    }

    func uninstall() {
        for key in Array(properties.keys) { drop(key) }
    }
}

/// Gives a view or a modifier a keeper of its parts.
package struct Parts: DynamicProperty {
    private var keeper: PartKeeper?

    package nonisolated init() {}

    /// Evaluates parts.
    @MainActor package func collect<Result>(_ evaluate: () -> Result) -> Result { keeper?.collect(evaluate) ?? evaluate() }
}

extension Parts: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {
        let kept = slot as? PartKeeper ?? PartKeeper(node)
        slot = kept
        field.assumingMemoryBound(to: Parts.self).pointee.keeper = kept
    }

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }

    package static func uninstall(_ slot: AnyObject) { (slot as? PartKeeper)?.uninstall() }
}
