#if !canImport(Darwin)
    import Foundation

    /// Compares texts as people do. Foundation on Linux has the comparing, but no comparator that does it.
    public struct _TextComparator: SortComparator {
        /// Which comes first.
        public var order = SortOrder.forward
        private let isStandard: Bool

        init(isStandard: Bool) { self.isStandard = isStandard }

        /// How two texts stand to each other.
        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            let result = isStandard ? lhs.localizedStandardCompare(rhs) : lhs.localizedCompare(rhs)
            return order == .forward ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
        }
    }

    extension SortComparator where Self == _TextComparator {
        /// As people sort files: case and accents count only where all else is equal, and numbers by their value.
        public static var localizedStandard: _TextComparator { _TextComparator(isStandard: true) }
        /// As people sort words.
        public static var localized: _TextComparator { _TextComparator(isStandard: false) }
    }
#endif
