import Foundation

/// A value kept in `UserDefaults` under a key. Writes go there at once; everybody who reads the key is updated, whoever wrote it.
///
/// ```swift
/// struct Settings: View {
///     @AppStorage("name") private var name = "nobody"
///     var body: some View { TextField("Name", text: $name) }
/// }
/// ```
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let coding: StoredValue<Value>
    private let store: UserDefaults?
    private var location: DefaultsLocation<Value>?

    package init(_ key: String, _ initial: Value, _ coding: StoredValue<Value>, store: UserDefaults?) {
        self.key = key
        self.initial = initial
        self.coding = coding
        self.store = store
    }

    /// The value. Before the view is in the tree it is what is in the store now.
    public var wrappedValue: Value {
        get { location?.value ?? (store ?? .standard).object(forKey: key).flatMap(coding.decode) ?? initial }
        nonmutating set {
            if let location {
                location.set(newValue)
            } else {
                (store ?? .standard).set(coding.encode(newValue), forKey: key)
            }
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        location.map { Binding(location: $0) } ?? Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension AppStorage {
    /// Keeps a Boolean; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, wrappedValue, .boolean, store: store)
    }

    /// Keeps an integer; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, wrappedValue, .integer, store: store)
    }

    /// Keeps a number; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, wrappedValue, .double, store: store)
    }

    /// Keeps a string; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, wrappedValue, .string, store: store)
    }

    /// Keeps a URL; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, wrappedValue, .url, store: store)
    }

    /// Keeps a date; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, wrappedValue, .date, store: store)
    }

    /// Keeps data; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, wrappedValue, .data, store: store)
    }

    /// Keeps the raw value of an enumeration; `wrappedValue` counts while nothing is kept, or nothing that has a case.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.integer), store: store)
    }

    /// Keeps the raw value of an enumeration; `wrappedValue` counts while nothing is kept, or nothing that has a case.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.string), store: store)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a Boolean, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, nil, .optional(.boolean), store: store)
    }

    /// Keeps an integer, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, nil, .optional(.integer), store: store)
    }

    /// Keeps a number, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, nil, .optional(.double), store: store)
    }

    /// Keeps a string, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, nil, .optional(.string), store: store)
    }

    /// Keeps a URL, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, nil, .optional(.url), store: store)
    }

    /// Keeps a date, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, nil, .optional(.date), store: store)
    }

    /// Keeps data, or nothing.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, nil, .optional(.data), store: store)
    }

    /// Keeps the raw value of an enumeration, or nothing.
    public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, .optional(.raw(.integer)), store: store)
    }

    /// Keeps the raw value of an enumeration, or nothing.
    public init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, .optional(.raw(.string)), store: store)
    }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {
        let property = field.assumingMemoryBound(to: AppStorage<Value>.self)
        let value = property.pointee
        let defaults = value.store ?? EnvironmentValues(node.environment).defaultAppStorage
        if let kept = slot as? DefaultsLocation<Value>, kept.isFor(defaults, key: value.key) {
            property.pointee.location = kept
            return
        }
        let made = DefaultsLocation(defaults, key: value.key, initial: value.initial, coding: value.coding, inbox: node.graph.inbox)
        slot = made
        property.pointee.location = made
    }

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        let old = old.assumingMemoryBound(to: AppStorage<Value>.self).pointee
        let new = new.assumingMemoryBound(to: AppStorage<Value>.self).pointee
        return old.key == new.key && old.store === new.store
    }

    package static func uninstall(_ slot: AnyObject) {
        (slot as? DefaultsLocation<Value>).map { slot in StateLock.withLock { slot.inbox = nil } }
    }
}

private enum DefaultAppStorageKey: EnvironmentKey {
    // UserDefaults may be used from any thread.
    nonisolated(unsafe) static let defaultValue = UserDefaults.standard
}

extension EnvironmentValues {
    var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

extension View {
    /// Where `AppStorage` in the view and everything in it keeps its values, unless it names a store itself.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        nonisolated(unsafe) let store = store
        return modifier(_EnvironmentModifier { $0.defaultAppStorage = store })
    }
}
