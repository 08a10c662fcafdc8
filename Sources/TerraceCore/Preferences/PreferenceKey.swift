/// A key for values that flow up the tree, from views to those around them.
///
/// ```swift
/// struct Titles: PreferenceKey {
///     static let defaultValue: [String] = []
///     static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
/// }
/// ```
public protocol PreferenceKey {
    /// The type of the values.
    associatedtype Value
    /// What is read where no view has said anything.
    static var defaultValue: Value { get }
    /// Adds the value of the next view, in the order of the tree. Views that said nothing are left out.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}

extension ViewNode {
    /// What the views of this place say together, as seen by `reader`, one of its attachments (nil: from outside); nil if nothing.
    final func preference<Key: PreferenceKey>(_ key: Key.Type, below reader: Attachment? = nil) -> Key.Value? {
        var value: Key.Value?
        visitChildren { child in
            if child.isOutOfPlay { return true }
            if let next = child.preference(key) {
                if var known = value {
                    Key.reduce(value: &known, nextValue: { next })
                    value = known
                } else {
                    value = next
                }
            }
            return true
        }
        for attachment in attachments {
            if attachment === reader { break }
            if let writer = attachment as? PreferenceAttachment<Key> { value = writer.value(value) }
        }
        return value
    }

    /// What the views of this place say for a key (nil: for any) may be something else now: those around who listen look again.
    final func preferencesChanged(_ key: ObjectIdentifier?) {
        guard graph.preferences.hasReaders else { return }
        var next: ViewNode? = self
        while let node = next {
            for attachment in node.attachments { attachment.preferencesChanged(key) }
            next = node.parent
        }
    }
}
