import Foundation
import TerraceCore

/// What a table is sorted by, whatever it sorts with.
nonisolated struct TableSorting<Value> {
    /// Which way the table is sorted by a column, if it is before all others.
    let order: @MainActor (Any) -> SortOrder?
    /// Sorts by a column; by one that the table is sorted by already, the other way round.
    let press: @MainActor (Any) -> Void

    init<Sort: SortComparator>(_ binding: Binding<[Sort]>) where Sort.Compared == Value {
        order = { column in
            guard let column = column as? Sort, let first = binding.wrappedValue.first, Self.isSame(first, column) else { return nil }
            return first.order
        }
        press = { column in
            guard let column = column as? Sort else { return }
            var order = binding.wrappedValue
            if let first = order.first, Self.isSame(first, column) {
                order[0].order = first.order == .forward ? .reverse : .forward
            } else {
                order.removeAll { Self.isSame($0, column) }
                order.insert(column, at: 0)
            }
            binding.wrappedValue = order
        }
    }

    /// Whether two compare the same thing, which way ever. A program may write `KeyPathComparator(\.name)` where the column has a comparator
    /// of its own: what counts is the key path.
    private static func isSame<Sort: SortComparator>(_ a: Sort, _ b: Sort) -> Bool where Sort.Compared == Value {
        if let a = a as? KeyPathComparator<Value>, let b = b as? KeyPathComparator<Value> { return a.keyPath == b.keyPath }
        var a = a
        a.order = b.order
        return a == b
    }
}

/// The header of a column.
nonisolated struct TableHeader<Value>: View {
    let column: _TableColumnDescription<Value>
    let sorting: TableSorting<Value>?

    @MainActor var body: some View {
        if let comparator = column.comparator, let sorting {
            let order = sorting.order(comparator)
            Button {
                sorting.press(comparator)
            } label: {
                HStack(spacing: 0) {
                    column.label
                    if let order { Text(verbatim: order == .forward ? " ▲" : " ▼").fixedSize() }
                }
            }
            .buttonStyle(.plain)
            .bold()
        } else {
            column.label.bold()
        }
    }
}
