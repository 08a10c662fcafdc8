import TerraceScreen

/// What is done with the selected rows of the lists in a view: the menu that they have, and what Return and a double click do.
@MainActor
package final class SelectionMenu {
    /// Whether a selected value is of the type that this is for.
    package var accepts: (AnyHashable) -> Bool = { _ in false }
    /// Opens the menu beside a place of the window, for these values; for none where there is no row.
    package var open: ([AnyHashable], Rect?) -> Void = { _, _ in }
    package var primaryAction: (([AnyHashable]) -> Void)?

    nonisolated package init() {}
}

private enum SelectionMenuKey: EnvironmentKey {
    static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
    /// What the lists in a view do with what is selected.
    package var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

extension ListNode {
    /// What the menu of a row is for: all that is selected if the row is, else the row.
    private func menuValues(of box: Box?) -> [AnyHashable]? {
        guard let selection, let selectionMenu else { return nil }
        guard let value = box.flatMap({ value(of: $0) }) else { return [] }
        guard selectionMenu.accepts(value) else { return nil }
        return selection.contains(value) ? selection.values : [value]
    }

    /// Opens the menu of the selection; of nothing for a place without a row.
    func openSelectionMenu(at box: Box?, or place: Rect? = nil) -> Bool {
        guard let selectionMenu, EnvironmentValues(environment).isEnabled, let values = menuValues(of: box) else { return false }
        selectionMenu.open(values, place ?? box.map(graph.layout.rectInRoot))
        return true
    }

    /// What Return and a double click are for; false where there is nothing of the kind, or no row for it.
    func performPrimaryAction(on box: Box) -> Bool {
        guard let action = selectionMenu?.primaryAction, let values = menuValues(of: box), !values.isEmpty else { return false }
        action(values)
        return true
    }
}
