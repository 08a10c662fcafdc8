/// What of the tree is built only when it is needed.
extension Graph {
    func addLazyContainer(_ container: any LazyContainer) { lazyContainers.append(container) }

    func removeLazyContainer(_ container: any LazyContainer) { lazyContainers.removeAll { $0 === container } }

    func addLazyRows(_ rows: any LazyRows) { lazyRows.append(rows) }

    func removeLazyRows(_ rows: any LazyRows) { lazyRows.removeAll { $0 === rows } }

    /// Builds rows that have come into sight, by the layout as it is now; returns whether there were any.
    func showVisibleRows() -> Bool {
        var changed = false
        for container in lazyContainers where container.showVisible() { changed = true }
        return changed
    }

    /// Builds the row with an id in whichever lazy container has it; returns whether there was one that had not been built.
    func reachRow(_ id: AnyHashable) -> Bool {
        for rows in lazyRows {
            let before = rows.builtRows.count
            if rows.reach(id) != nil { return rows.builtRows.count != before }
        }
        return false
    }
}
