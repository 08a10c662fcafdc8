import Foundation
import TerraceCore

#if canImport(Darwin)
    /// What columns of texts are compared by.
    public typealias _TableTextComparator = String.StandardComparator
#else
    /// What columns of texts are compared by.
    public typealias _TableTextComparator = _TextComparator
#endif

extension KeyPath {
    /// Key paths of columns are written down in programs, and hold nothing that threads could race for.
    nonisolated fileprivate var shared: any KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column that is sorted by a value.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value.shared), content: content)
    }

    /// A column that is sorted by a value.
    public init<V: Comparable>(_ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: KeyPathComparator(value.shared), content: content)
    }

    /// A column that is sorted by a value.
    @_disfavoredOverload
    public init<V: Comparable, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value.shared), content: content)
    }

    /// A column that is sorted by a value, where there is one.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value.shared), content: content)
    }

    /// A column that is sorted by a value and a comparator for it.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value.shared, comparator: comparator), content: content)
    }

    /// A column that is sorted by a value and a comparator for it.
    @_disfavoredOverload
    public init<V, C: SortComparator, S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: Text(title), comparator: KeyPathComparator(value.shared, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// A column of texts that is sorted by them.
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: _TableTextComparator = .localizedStandard
    ) {
        self.init(label: Text(titleKey), comparator: KeyPathComparator(value.shared, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    /// A column of texts that is sorted by them.
    public init(_ text: Text, value: KeyPath<RowValue, String>, comparator: _TableTextComparator = .localizedStandard) {
        self.init(label: text, comparator: KeyPathComparator(value.shared, comparator: comparator)) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts that is sorted by them.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: _TableTextComparator = .localizedStandard
    ) {
        self.init(label: Text(title), comparator: KeyPathComparator(value.shared, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue> {
    /// A column that is sorted by a value, with any header.
    public init<V: Comparable>(
        value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), comparator: KeyPathComparator(value.shared), content: content)
    }
}
