import Foundation

/// What a `ForEach` over a binding does by itself to the elements when a list is asked to.
package nonisolated struct ForEachEdits {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?

    package init(delete: ((IndexSet) -> Void)? = nil, move: ((IndexSet, Int) -> Void)? = nil) {
        self.delete = delete
        self.move = move
    }
}

extension ForEach {
    /// The same with edits of its own.
    package func editing(_ edits: ForEachEdits) -> ForEach {
        var copy = self
        copy.edits = edits
        return copy
    }
}
