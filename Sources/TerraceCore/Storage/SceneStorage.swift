import Foundation

/// A value kept by name for the window: all views of the window that use the name share it, and it is there again when the program
/// is run the next time. When it is written to disk is not promised.
///
/// ```swift
/// struct Notes: View {
///     @SceneStorage("draft") private var draft = ""
///     var body: some View { TextField("Draft", text: $draft) }
/// }
/// ```
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let coding: StoredValue<Value>
    private var location: SceneLocation<Value>?

    package init(_ key: String, _ initial: Value, _ coding: StoredValue<Value>) {
        self.key = key
        self.initial = initial
        self.coding = coding
    }

    /// The value. Outside of a view in the tree it is the initial one, and writes are dropped.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initial) }
}

extension SceneStorage {
    /// Keeps a Boolean; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, wrappedValue, .boolean)
    }

    /// Keeps an integer; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, wrappedValue, .integer)
    }

    /// Keeps a number; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, wrappedValue, .double)
    }

    /// Keeps a string; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, wrappedValue, .string)
    }

    /// Keeps a URL; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, wrappedValue, .url)
    }

    /// Keeps data; `wrappedValue` counts while nothing is kept, or something of another type.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, wrappedValue, .data)
    }

    /// Keeps the raw value of an enumeration; `wrappedValue` counts while nothing is kept, or nothing that has a case.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, wrappedValue, .raw(.integer))
    }

    /// Keeps the raw value of an enumeration; `wrappedValue` counts while nothing is kept, or nothing that has a case.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, wrappedValue, .raw(.string))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a Boolean, or nothing.
    public init(_ key: String) where Value == Bool? {
        self.init(key, nil, .optional(.boolean))
    }

    /// Keeps an integer, or nothing.
    public init(_ key: String) where Value == Int? {
        self.init(key, nil, .optional(.integer))
    }

    /// Keeps a number, or nothing.
    public init(_ key: String) where Value == Double? {
        self.init(key, nil, .optional(.double))
    }

    /// Keeps a string, or nothing.
    public init(_ key: String) where Value == String? {
        self.init(key, nil, .optional(.string))
    }

    /// Keeps a URL, or nothing.
    public init(_ key: String) where Value == URL? {
        self.init(key, nil, .optional(.url))
    }

    /// Keeps data, or nothing.
    public init(_ key: String) where Value == Data? {
        self.init(key, nil, .optional(.data))
    }

    /// Keeps the raw value of an enumeration, or nothing.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, nil, .optional(.raw(.integer)))
    }

    /// Keeps the raw value of an enumeration, or nothing.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, nil, .optional(.raw(.string)))
    }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: InstalledProperty {
    package static func install(at field: UnsafeMutableRawPointer, in node: ViewNode, slot: inout AnyObject?) {
        let property = field.assumingMemoryBound(to: SceneStorage<Value>.self)
        let value = property.pointee
        if let kept = slot as? SceneLocation<Value>, kept.isFor(key: value.key) {
            property.pointee.location = kept
            return
        }
        let graph = node.graph
        let made = SceneLocation(graph.sceneStorage, key: value.key, initial: value.initial, coding: value.coding, inbox: graph.inbox)
        slot = made
        property.pointee.location = made
    }

    package static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.key
            == new.assumingMemoryBound(to: SceneStorage<Value>.self).pointee.key
    }

    package static func uninstall(_ slot: AnyObject) {
        (slot as? SceneLocation<Value>).map { slot in StateLock.withLock { slot.inbox = nil } }
    }
}
