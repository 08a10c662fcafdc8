/// The menu of the rows of a list, and what a double click on them does: given with the values of the rows.
package struct ListMenu {
    /// Opens the menu; false if the values are of another type.
    package var open: @MainActor ([AnyHashable]) -> Bool
    /// Does what a double click or Return does; nil for nothing, false if the values are of another type.
    package var act: (@MainActor ([AnyHashable]) -> Bool)?

    package init(open: @escaping @MainActor ([AnyHashable]) -> Bool, act: (@MainActor ([AnyHashable]) -> Bool)?) {
        self.open = open
        self.act = act
    }
}

private enum ListMenuKey: EnvironmentKey {
    static var defaultValue: ListMenu? { nil }
}

extension EnvironmentValues {
    /// The menu that `contextMenu(forSelectionType:)` gives the lists inside.
    package var listMenu: ListMenu? {
        get { self[ListMenuKey.self] }
        set { self[ListMenuKey.self] = newValue }
    }
}

extension ListNode {
    /// The values that a menu or an action is for: all that is selected if the current row is, else that of the row alone.
    private var valuesForMenu: [AnyHashable] {
        guard let selection, let value = currentBox.flatMap({ value(of: $0) }) else { return [] }
        return selection.contains(value) ? selection.values : [value]
    }

    /// Opens the menu of the current row: its own, or that of the list.
    func openMenuOfRow() -> Bool {
        if currentBox.flatMap(rowNode)?.openMenu() ?? false { return true }
        return openMenuOfList()
    }

    func openMenuOfList() -> Bool {
        guard let menu = EnvironmentValues(environment).listMenu else { return false }
        let values = valuesForMenu
        return !values.isEmpty && menu.open(values)
    }

    /// What Return and a double click do on a row that does nothing by itself.
    func runPrimaryAction() -> Bool {
        guard let act = EnvironmentValues(environment).listMenu?.act else { return false }
        let values = valuesForMenu
        return !values.isEmpty && act(values)
    }
}
