/// A place that the focus comes back to: where it was before a layer came, or in a page that is shown again.
@MainActor
package final class FocusPlace {
    /// The view that had the focus.
    package var node: ViewNode?
    /// Who may have it if that view has gone meanwhile, the nearest first.
    var heirs: ContiguousArray<ViewNode> = []
    /// Where else to look for a view that can have it.
    weak var area: ViewNode?

    func target(in manager: FocusManager) -> ViewNode? {
        if let node, manager.isFocusable(node) { return node }
        if let heir = heirs.first(where: manager.isFocusable) { return heir }
        guard let area, area.life != .removed else { return nil }
        return manager.preferred(in: area)
    }
}
