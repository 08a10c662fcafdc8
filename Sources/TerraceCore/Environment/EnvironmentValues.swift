/// A key for a value that flows down the tree.
///
/// ```swift
/// struct IndentKey: EnvironmentKey { static let defaultValue = 2 }
/// extension EnvironmentValues {
///     var indent: Int {
///         get { self[IndentKey.self] }
///         set { self[IndentKey.self] = newValue }
///     }
/// }
/// ```
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value
    /// What is read where nobody has set it.
    static var defaultValue: Value { get }
}

/// The values that flow down the tree to a place.
public struct EnvironmentValues {
    package var head: EnvironmentLink?

    /// The values where nothing has been set.
    public init() {}

    package init(_ head: EnvironmentLink?) {
        self.head = head
    }

    /// The value for a key. Reading it in a body makes the body depend on this value and no other.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { value(for: ObjectIdentifier(key)) ?? Key.defaultValue }
        set { head = EnvironmentValueLink(key: ObjectIdentifier(key), value: newValue, next: head) }
    }

    /// The observable object of a type, if one was put into the environment.
    package subscript<Model: AnyObject>(object type: Model.Type) -> Model? {
        get {
            // Named, because `?? nil` would look for a link of another type than the setter's.
            let found: Model?? = value(for: ObjectIdentifier(type))
            return found ?? nil
        }
        set { head = EnvironmentValueLink<Model?>(key: ObjectIdentifier(type), value: newValue, next: head, isObject: true) }
    }

    /// Takes over the objects that other values have and these do not: what is shown elsewhere than it was described finds them.
    package mutating func adoptObjects(of other: EnvironmentValues) {
        var known: Set<ObjectIdentifier> = []
        visit(from: head) { if $0.isObject { known.insert($0.key) } }
        var adopted = head
        visit(from: other.head) { link in
            if link.isObject, known.insert(link.key).inserted { adopted = link.copied(onto: adopted) }
        }
        head = adopted
    }

    private func visit(from start: EnvironmentLink?, _ body: (EnvironmentLink) -> Void) {
        var link = start
        while let current = link {
            if let detour = current.detour {
                link = detour
                continue
            }
            body(current)
            link = current.next
        }
    }

    private func value<Value>(for key: ObjectIdentifier) -> Value? {
        // The chain is kept by its head: nobody has to count on the way.
        unowned(unsafe) var link = head
        while let current = link {
            if let detour = current.detour {
                link = detour
                continue
            }
            if current.key == key {
                current.track()
                return unsafeDowncast(current, to: EnvironmentValueLink<Value>.self).value
            }
            link = current.next
        }
        return nil
    }
}
