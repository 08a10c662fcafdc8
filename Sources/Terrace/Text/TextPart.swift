import Foundation
import TerraceCore

/// What a text is made of when it is more than a string: values that are formatted, texts in texts, times that go on.
///
/// Immutable, and sendable for what a view shows: the values in it are only formatted.
package nonisolated class TextPart: Equatable, @unchecked Sendable {
    /// Adds its text, in looks that what it says of its own goes over.
    func append(to resolver: inout TextResolver, _ traits: TextTraits) {}
    func isEqual(to other: TextPart) -> Bool { false }

    package static func == (a: TextPart, b: TextPart) -> Bool {
        a === b || (type(of: a) == type(of: b) && a.isEqual(to: b))
    }
}

/// A text behind another one.
nonisolated final class ConcatenationSource: TextPart, @unchecked Sendable {
    private let parts: [Text]

    /// A chain of many is one list: it is walked, not descended into.
    init(_ first: Text, _ second: Text) {
        if case .source(let source as ConcatenationSource) = first.content, first.traits == TextTraits() {
            parts = source.parts + [second]
        } else {
            parts = [first, second]
        }
    }

    override func append(to resolver: inout TextResolver, _ traits: TextTraits) {
        for part in parts { resolver.append(part, traits) }
    }

    override func isEqual(to other: TextPart) -> Bool { parts == (other as? ConcatenationSource)?.parts }
}

/// A key with values, or of a table of its own.
nonisolated final class KeySource: TextPart, @unchecked Sendable {
    private let key: LocalizedStringKey
    private let table: String?
    private let bundle: Bundle?

    init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) {
        self.key = key
        self.table = table
        self.bundle = bundle
    }

    override func append(to resolver: inout TextResolver, _ traits: TextTraits) {
        resolver.append(key: key.key, key.arguments, table: table, bundle: bundle, traits)
    }

    override func isEqual(to other: TextPart) -> Bool {
        guard let other = other as? KeySource else { return false }
        return key == other.key && table == other.table && bundle === other.bundle
    }
}

/// What stands in a text and is no text: an image, as the glyphs that stand for it.
package nonisolated final class InlaySource: TextPart, @unchecked Sendable {
    private let value: AnyHashable
    private let glyphs: @Sendable (EnvironmentValues) -> String

    /// - Parameter value: what makes two of them equal.
    package init(_ value: some Hashable & Sendable, glyphs: @escaping @Sendable (EnvironmentValues) -> String) {
        self.value = AnyHashable(value)
        self.glyphs = glyphs
    }

    override func append(to resolver: inout TextResolver, _ traits: TextTraits) {
        resolver.append(glyphs(resolver.environment), traits)
    }

    override func isEqual(to other: TextPart) -> Bool { value == (other as? InlaySource)?.value }
}

extension Text {
    /// A text that stands for something else, as an image does.
    package nonisolated init(inlay: InlaySource) {
        self.init(source: inlay)
    }
}
