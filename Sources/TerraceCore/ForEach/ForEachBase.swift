import Foundation

/// A `ForEach`'s place: its rows are all there, or in a lazy container those that are needed.
@MainActor
package class ForEachBase<ID: Hashable, Content: View>: ViewNode, RowHolder {
    package final var editing: RowEditing?

    init(_ driver: _ForEachDriver<ID, Content>, _ inputs: _ViewInputs) { super.init(inputs) }

    /// The owner was evaluated again.
    package func update(_ driver: _ForEachDriver<ID, Content>) {}

    override package final var isOpenEnded: Bool { true }

    package func rowBoxesChanged() {}
    package var rowCount: Int { 0 }
    package func offset(of row: ViewNode) -> Int? { nil }
    package func id(at offset: Int) -> AnyHashable? { nil }
}

/// A node that keeps rows, and may keep their boxes.
@MainActor
package protocol RowHolder: ViewNode {
    var rowCount: Int { get }
    /// What users may do to the rows by the data's own word.
    var editing: RowEditing? { get }
    /// Where a row stands in the data.
    func offset(of row: ViewNode) -> Int?
    func id(at offset: Int) -> AnyHashable?
    /// A row's boxes are others than they were.
    func rowBoxesChanged()
}

/// What users may do to the elements that rows are made from.
package struct RowEditing {
    package var onDelete: ((IndexSet) -> Void)?
    package var onMove: ((IndexSet, Int) -> Void)?

    package init(onDelete: ((IndexSet) -> Void)?, onMove: ((IndexSet, Int) -> Void)?) {
        self.onDelete = onDelete
        self.onMove = onMove
    }
}
