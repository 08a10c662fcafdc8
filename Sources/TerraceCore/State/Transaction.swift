#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#endif

/// A key for a value that goes along with writes of state.
///
/// ```swift
/// struct IsUndoKey: TransactionKey { static let defaultValue = false }
/// extension Transaction {
///     var isUndo: Bool {
///         get { self[IsUndoKey.self] }
///         set { self[IsUndoKey.self] = newValue }
///     }
/// }
/// ```
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// What is read where nobody has set it.
    static var defaultValue: Value { get }
}

/// What goes along with a write of state. Terrace shows end states at once, so that an animation is carried only for programs that
/// read it. Writes under different transactions are updates of their own, all in one frame.
///
/// ```swift
/// let binding = Binding<Int>(get: { 1 }, set: { value, transaction in print(value, transaction.disablesAnimations) })
/// ```
public struct Transaction {
    /// The animation asked for.
    public var animation: Animation?
    /// Whether animations are off for the write.
    public var disablesAnimations = false
    /// Whether the write is one of many, as while something is dragged.
    public var isContinuous = false
    private var values: [ObjectIdentifier: Any] = [:]
    /// Tells transactions with values of the program's own apart, because those cannot be compared.
    private var marker: Marker?

    private final class Marker {}

    /// A transaction without animation.
    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// A value of the program's own.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set {
            values[ObjectIdentifier(key)] = newValue
            marker = Marker()
        }
    }

    /// Whether writes under the two may be one update.
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations && isContinuous == other.isContinuous
            && marker === other.marker
    }
}

// MARK: The current transaction

extension Transaction {
    private final class Box {
        let transaction: Transaction
        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The transaction of what is written on this thread now.
    package static var current: Transaction {
        guard let pointer = pthread_getspecific(key) else { return Transaction() }
        return Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue().transaction
    }

    fileprivate static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let old = pthread_getspecific(key)
        let box = Box(transaction)
        pthread_setspecific(key, UnsafeRawPointer(Unmanaged.passUnretained(box).toOpaque()))
        defer {
            withExtendedLifetime(box) {}
            pthread_setspecific(key, old)
        }
        return try body()
    }
}

/// Runs a closure whose writes of state go along with a transaction. They are an update of their own; what was written before it under
/// another transaction is shown to `body`s and `onChange` first, in the same frame.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.with(transaction, body)
}

/// Runs a closure whose writes of state go along with the current transaction, one value of it changed.
public func withTransaction<Value, Result>(
    _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try Transaction.with(transaction, body)
}

extension Binding {
    /// The same value; writes through it go along with a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: TransactionLocation(location) { _ in transaction })
    }

    /// The same value; writes through it go along with an animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        Binding(
            location: TransactionLocation(location) { transaction in
                var transaction = transaction
                transaction.animation = animation
                return transaction
            })
    }
}

/// A location that is written under a transaction of its own.
package final class TransactionLocation<Value>: Location<Value> {
    private let base: Location<Value>
    private let edit: (Transaction) -> Transaction

    init(_ base: Location<Value>, _ edit: @escaping (Transaction) -> Transaction) {
        self.base = base
        self.edit = edit
    }

    override package var raw: Value {
        get { base.raw }
        _modify { yield &base.raw }
    }

    override package func track() { base.track() }
    override package func trackStructure() { base.trackStructure() }
    override package func trackRows() { base.trackRows() }
    override package func willChange() { Transaction.with(edit(.current)) { base.willChange() } }
    override package func changed() { Transaction.with(edit(.current)) { base.changed() } }
    override package func elementChanged() { Transaction.with(edit(.current)) { base.elementChanged() } }
    override package func set(_ newValue: Value) { Transaction.with(edit(.current)) { base.set(newValue) } }
    override package var readsObservable: Bool { base.readsObservable }
    override package var trackedValue: Value { base.trackedValue }
}
