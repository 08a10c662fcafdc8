/// The wrapped value of an optional. Once the optional is nil it answers the last value and drops writes (A35), because the view
/// that holds it may be asked once more before it goes.
package final class UnwrappedLocation<Value>: Location<Value> {
    private let base: Location<Value?>
    /// Nil only while the value itself is changed in place, since a second owner would make the change copy.
    private var last: Value?

    package init(_ base: Location<Value?>, _ value: Value) {
        self.base = base
        last = value
    }

    override package var raw: Value {
        get {
            guard let value = base.raw else { return fallback }
            last = value
            return value
        }
        _modify {
            if base.raw != nil {
                yield &base.raw[keptBy: self]
            } else {
                var dropped = fallback
                yield &dropped
            }
        }
    }

    fileprivate var fallback: Value {
        guard let last else {
            preconditionFailure("Unreachable: the last value is missing only while the value is changed in place, and then it is found.")
        }
        return last
    }

    fileprivate func beginChange() { last = nil }
    fileprivate func endChange(_ value: Value) { last = value }

    override package func track() { base.track() }
    override package func changed() { base.changed() }
    override package var readsObservable: Bool { base.readsObservable }
    override package var trackedValue: Value { base.trackedValue ?? fallback }

    override package func isSame(as other: Location<Value>) -> Bool {
        self === other || (other as? UnwrappedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

extension Optional {
    /// The payload, changed where it stands.
    fileprivate subscript(keptBy location: UnwrappedLocation<Wrapped>) -> Wrapped {
        get { self ?? location.fallback }
        _modify {
            if case .none = self {
                // A getter of the program's own may answer nil although it did not a moment ago.
                var dropped = location.fallback
                yield &dropped
            } else {
                location.beginChange()
                // Cannot fail, it was looked at just above; moving the payload out and back would show others nil meanwhile.
                yield &self!
                if let value = self { location.endChange(value) }
            }
        }
    }
}
