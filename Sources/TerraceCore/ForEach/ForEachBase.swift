/// A `ForEach`'s place: its rows are all there, or in a lazy container those that are needed.
@MainActor
package class ForEachBase<ID: Hashable, Content: View>: ViewNode, RowHolder {
    init(_ driver: _ForEachDriver<ID, Content>, _ inputs: _ViewInputs) { super.init(inputs) }

    /// The owner was evaluated again.
    package func update(_ driver: _ForEachDriver<ID, Content>) {}

    override package final var isOpenEnded: Bool { true }

    package final var edits: ForEachEdits?

    package func rowBoxesChanged() {}
    package var rowCount: Int { 0 }
    package func offset(of row: ViewNode) -> Int? { nil }
    package func id(at offset: Int) -> AnyHashable? { nil }
}

/// A node that keeps rows, and may keep their boxes.
@MainActor
package protocol RowHolder: ViewNode {
    var rowCount: Int { get }
    /// What it does to its elements by itself.
    var edits: ForEachEdits? { get }
    /// Where a row stands in the data.
    func offset(of row: ViewNode) -> Int?
    func id(at offset: Int) -> AnyHashable?
    /// A row's boxes are others than they were.
    func rowBoxesChanged()
}
