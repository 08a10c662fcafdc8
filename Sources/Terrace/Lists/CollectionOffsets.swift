import Foundation

// On Apple systems SwiftUI brings these, not Foundation; here they belong to the framework everywhere.
extension RangeReplaceableCollection where Self: MutableCollection & RandomAccessCollection {
    /// Removes the elements at offsets; offsets outside are passed over.
    ///
    /// ```swift
    /// var names = ["a", "b", "c"]
    /// names.remove(atOffsets: [0, 2])  // ["b"]
    /// ```
    public mutating func remove(atOffsets offsets: IndexSet) {
        for offset in offsets.reversed() where offset >= 0 && offset < count { remove(at: index(startIndex, offsetBy: offset)) }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection & RandomAccessCollection {
    /// Moves the elements at offsets in front of the element that stands at `destination` before the move; offsets outside are passed over.
    ///
    /// ```swift
    /// var names = ["a", "b", "c"]
    /// names.move(fromOffsets: [0], toOffset: 2)  // ["b", "a", "c"]
    /// ```
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let source = source.filteredIndexSet { $0 >= 0 && $0 < count }
        guard !source.isEmpty else { return }
        let destination = Swift.min(Swift.max(0, destination), count)
        let moved = source.map { self[index(startIndex, offsetBy: $0)] }
        let target = destination - source.count(in: 0..<destination)
        remove(atOffsets: source)
        insert(contentsOf: moved, at: index(startIndex, offsetBy: target))
    }
}
