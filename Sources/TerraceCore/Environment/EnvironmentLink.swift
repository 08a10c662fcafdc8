/// One value in the environment: the environment of a place is the chain of links from it outwards, shared by all below.
///
/// A link knows who read it, so that a new value evaluates exactly those.
package class EnvironmentLink: Source {
    package let key: ObjectIdentifier
    package let next: EnvironmentLink?
    /// Where the chain goes on instead, once this link's modifier has begun to set other keys than it did.
    ///
    /// Every lookup passes it in every link. Only the main actor changes it, and never within a lookup.
    @exclusivity(unchecked) package final var detour: EnvironmentLink?
    fileprivate var readers = ReaderList()
    package var pending = PendingChange.none

    package init(key: ObjectIdentifier, next: EnvironmentLink?) {
        self.key = key
        self.next = next
    }

    package func drainReaders(_ change: PendingChange, except writer: Reader?, _ body: (Reader) -> Void) {
        readers.drain(except: writer, body)
    }

    package final func track() {
        if let reader = Tracking.current { StateLock.withLock { readers.add(reader) } }
    }

    /// Whether it is an object, which is known by its type.
    package var isObject: Bool { false }
    /// The same value in front of another chain.
    package func copied(onto next: EnvironmentLink?) -> EnvironmentLink { self }

    /// Takes over the value of a link for the same key; returns whether it is another value.
    package func adopt(_ other: EnvironmentLink) -> Bool { false }
}

package final class EnvironmentValueLink<Value>: EnvironmentLink {
    @exclusivity(unchecked) package var value: Value
    private let holdsObject: Bool

    package init(key: ObjectIdentifier, value: Value, next: EnvironmentLink?, isObject: Bool = false) {
        self.value = value
        holdsObject = isObject
        super.init(key: key, next: next)
    }

    override package var isObject: Bool { holdsObject }

    override package func copied(onto next: EnvironmentLink?) -> EnvironmentLink {
        EnvironmentValueLink(key: key, value: value, next: next, isObject: holdsObject)
    }

    override package func adopt(_ other: EnvironmentLink) -> Bool {
        let newValue = unsafeDowncast(other, to: EnvironmentValueLink<Value>.self).value
        if ValueComparison.isSame(value, newValue) { return false }
        value = newValue
        return true
    }
}

/// Whether two values of any type are the same, as far as can be told.
package enum ValueComparison {
    /// Whether they are the same bytes, without asking their type: for types that have no better answer, as those that hold closures.
    package static func hasSameBytes<Value>(_ a: Value, _ b: Value) -> Bool {
        withUnsafeBytes(of: a) { a in
            withUnsafeBytes(of: b) { b in
                guard let first = a.baseAddress, let second = b.baseAddress else { return true }
                return RawMemory.isEqual(first, second, a.count)
            }
        }
    }

    package static func isSame<Value>(_ a: Value, _ b: Value) -> Bool {
        if hasSameBytes(a, b) { return true }
        guard let a = a as? any Equatable else { return false }
        return isEqual(a, b)
    }

    private static func isEqual<A: Equatable>(_ a: A, _ b: Any) -> Bool {
        (b as? A).map { $0 == a } ?? false
    }
}
