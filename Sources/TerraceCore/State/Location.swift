/// Where a value lives: a slot of a node, a part of another location, a model's property, a pair of closures.
///
/// `raw` reaches the value and says nothing to anyone; `value` also notes who reads and tells who read. Mutation runs in place
/// through the whole chain, so that a change of one row's text copies neither the row nor the rows.
package class Location<Value> {
    package init() {}

    /// The value, untracked. Called under `StateLock`.
    package var raw: Value {
        get { preconditionFailure("\(type(of: self)) has no value; every kind of location overrides this") }
        _modify {
            // Unreachable like the getter, which a coroutine that must yield has to go through.
            var value = raw
            yield &value
        }
    }

    /// Notes that the reader being evaluated depends on this value.
    package func track() {}
    /// Notes a reader that depends on which elements there are, not on what is in them.
    package func trackStructure() { track() }
    /// Notes a `ForEach` that depends on which elements there are, and whose rows have what is in them.
    package func trackRows() { trackStructure() }
    /// The value is about to be written: what it is now may have to be kept for an update that is due.
    package func willChange() {}
    /// Tells all readers that the value was written.
    package func changed() {}
    /// Tells readers that one element was written in place and that the elements are the same ones.
    package func elementChanged() { changed() }

    /// Whether reading may register with `Observation`, so that readers must be tracked for it.
    package var readsObservable: Bool { false }
    /// What a tracked read gives. An element of a collection answers from what its row was given.
    package var trackedValue: Value { raw }

    /// Whether both name the same place, so that a view given the other one has been given nothing new.
    package func isSame(as other: Location<Value>) -> Bool { self === other }

    /// What the reader being evaluated sees; it depends on it from now on.
    package final var value: Value {
        get {
            StateLock.lock()
            defer { StateLock.unlock() }
            guard Tracking.current != nil else { return raw }
            track()
            return trackedValue
        }
        _modify {
            StateLock.lock()
            defer {
                changed()
                StateLock.unlock()
            }
            willChange()
            yield &raw
        }
    }

    /// The value, without depending on it.
    package final var untracked: Value {
        StateLock.withLock { raw }
    }

    /// Changes the value in place, in one write.
    package func mutate(_ change: (inout Value) -> Void) {
        change(&value)
    }

    /// Replaces the value.
    package func set(_ newValue: Value) {
        value = newValue
    }
}
