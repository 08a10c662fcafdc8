/// What was written of a source since the last update.
package enum PendingChange: UInt8, Comparable {
    case none
    /// One element of a collection, in place; the elements are the same ones.
    case element
    case all

    package static func < (a: PendingChange, b: PendingChange) -> Bool { a.rawValue < b.rawValue }
}

/// Something whose readers are told, in the next update, that it was written. Used under `StateLock`.
package protocol Source: AnyObject {
    var pending: PendingChange { get set }
    func drainReaders(_ change: PendingChange, except writer: Reader?, _ body: (Reader) -> Void)
}
