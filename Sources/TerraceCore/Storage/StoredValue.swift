import Foundation

/// How a value is kept in a store of property lists.
package struct StoredValue<Value> {
    /// The value for what is in the store; nil when that is of another type, or nothing.
    let decode: (Any) -> Value?
    /// What goes into the store; nil takes the value out of it.
    let encode: (Value) -> Any?
}

extension StoredValue {
    static var boolean: StoredValue<Bool> { .init(decode: { $0 as? Bool }, encode: { $0 }) }
    static var integer: StoredValue<Int> { .init(decode: { $0 as? Int }, encode: { $0 }) }
    static var double: StoredValue<Double> { .init(decode: { $0 as? Double }, encode: { $0 }) }
    static var string: StoredValue<String> { .init(decode: { $0 as? String }, encode: { $0 }) }
    static var data: StoredValue<Data> { .init(decode: { $0 as? Data }, encode: { $0 }) }
    static var date: StoredValue<Date> { .init(decode: { $0 as? Date }, encode: { $0 }) }
    static var url: StoredValue<URL> {
        .init(decode: { ($0 as? String).flatMap { URL(string: $0) } }, encode: { $0.absoluteString })
    }

    static func raw<Raw>(_ base: StoredValue<Raw>) -> StoredValue<Value> where Value: RawRepresentable<Raw> {
        .init(decode: { base.decode($0).flatMap { Value(rawValue: $0) } }, encode: { base.encode($0.rawValue) })
    }

    static func optional<Wrapped>(_ base: StoredValue<Wrapped>) -> StoredValue<Value> where Value == Wrapped? {
        .init(decode: { base.decode($0).map { .some($0) } }, encode: { $0.flatMap { base.encode($0) } })
    }
}

extension StoredValue where Value: Codable {
    /// As JSON.
    package static var coded: StoredValue<Value> {
        .init(
            decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } }, encode: { try? JSONEncoder().encode($0) }
        )
    }
}

/// One key of a store, as a node sees it: what it reads is what the store says, and each write goes there at once.
package class StoredLocation<Value>: Location<Value>, Source {
    let key: String
    let initial: Value
    let coding: StoredValue<Value>
    var readers = ReaderList()
    package var pending = PendingChange.none
    /// Nil once the node has gone.
    var inbox: Inbox?

    init(key: String, initial: Value, coding: StoredValue<Value>, inbox: Inbox) {
        self.key = key
        self.initial = initial
        self.coding = coding
        self.inbox = inbox
    }

    /// What the store has for the key.
    package var stored: Any? { nil }
    package func store(_ value: Any?) {}

    override package var raw: Value {
        get { stored.flatMap(coding.decode) ?? initial }
        _modify {
            var value = raw
            yield &value
            store(coding.encode(value))
        }
    }

    override package func set(_ newValue: Value) {
        store(coding.encode(newValue))
        changed()
    }

    override package func track() {
        if let reader = Tracking.current { readers.add(reader) }
    }

    /// The store has another value for the key.
    final func note() { StateLock.withLock { inbox?.note(self, .all) } }

    package func drainReaders(_ change: PendingChange, except writer: Reader?, _ body: (Reader) -> Void) {
        readers.drain(except: writer, body)
    }
}
