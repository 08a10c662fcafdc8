/// A part of another location's value.
package final class ProjectedLocation<Base, Value>: Location<Value> {
    private let base: Location<Base>
    private let path: WritableKeyPath<Base, Value>

    package init(_ base: Location<Base>, _ path: WritableKeyPath<Base, Value>) {
        self.base = base
        self.path = path
    }

    override package var raw: Value {
        get { base.raw[keyPath: path] }
        _modify { yield &base.raw[keyPath: path] }
    }

    override package func track() { base.track() }
    override package func trackStructure() { base.trackStructure() }
    override package func trackRows() { base.trackRows() }
    override package func willChange() { base.willChange() }
    override package func changed() { base.changed() }
    override package func elementChanged() { base.elementChanged() }
    override package var readsObservable: Bool { base.readsObservable }
    override package var trackedValue: Value { base.trackedValue[keyPath: path] }

    override package func isSame(as other: Location<Value>) -> Bool {
        if self === other { return true }
        guard let other = other as? ProjectedLocation<Base, Value> else { return false }
        return path == other.path && base.isSame(as: other.base)
    }
}

/// A value seen as an optional; writing nil is dropped.
package final class OptionalLocation<Value>: Location<Value?> {
    private let base: Location<Value>

    package init(_ base: Location<Value>) {
        self.base = base
    }

    override package var raw: Value? {
        get { base.raw }
        _modify {
            var value: Value? = base.raw
            yield &value
            if let value { base.raw = value }
        }
    }

    override package func track() { base.track() }
    override package func willChange() { base.willChange() }
    override package func changed() { base.changed() }
    override package var readsObservable: Bool { base.readsObservable }
    override package var trackedValue: Value? { base.trackedValue }

    override package func isSame(as other: Location<Value?>) -> Bool {
        self === other || (other as? OptionalLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

/// A hashable value seen as `AnyHashable`; writing another type is dropped.
package final class ErasedHashableLocation<Value: Hashable>: Location<AnyHashable> {
    private let base: Location<Value>

    package init(_ base: Location<Value>) {
        self.base = base
    }

    override package var raw: AnyHashable {
        get { AnyHashable(base.raw) }
        _modify {
            var value = AnyHashable(base.raw)
            yield &value
            if let value = value.base as? Value { base.raw = value }
        }
    }

    override package func track() { base.track() }
    override package func willChange() { base.willChange() }
    override package func changed() { base.changed() }
    override package var readsObservable: Bool { base.readsObservable }
}

/// A value that never changes; writes are dropped.
package final class ConstantLocation<Value>: Location<Value> {
    private let constant: Value

    package init(_ value: Value) {
        constant = value
    }

    override package var raw: Value {
        get { constant }
        _modify {
            var dropped = constant
            yield &dropped
        }
    }
}

/// A pair of closures. What the getter reads is tracked as it reads it.
package final class ClosureLocation<Value>: Location<Value> {
    private let getter: () -> Value
    private let setter: (Value) -> Void

    package init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        getter = get
        setter = set
    }

    override package var raw: Value {
        get { getter() }
        _modify {
            var value = getter()
            yield &value
            setter(value)
        }
    }

    override package func set(_ newValue: Value) { setter(newValue) }

    override package func mutate(_ change: (inout Value) -> Void) {
        var value = getter()
        change(&value)
        setter(value)
    }

    override package var readsObservable: Bool { true }
}

/// A property of a model object, changed in place; `Observation` tells the readers.
package final class ObjectLocation<Object: AnyObject, Value>: Location<Value> {
    private let object: Object
    private let path: ReferenceWritableKeyPath<Object, Value>

    package init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.path = path
    }

    override package var raw: Value {
        get { object[keyPath: path] }
        _modify { yield &object[keyPath: path] }
    }

    override package var readsObservable: Bool { true }

    override package func isSame(as other: Location<Value>) -> Bool {
        if self === other { return true }
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && path == other.path
    }
}
