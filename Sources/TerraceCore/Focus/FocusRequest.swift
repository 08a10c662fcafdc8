/// A focus state, as the focus manager sees it.
package protocol FocusRequest: AnyObject {
    /// Tries to do what was asked; false when no view matches yet.
    @MainActor func resolve(in manager: FocusManager) -> Bool
    /// Gives up what was asked; returns what to tell the programmer.
    @MainActor func drop() -> String
    /// Takes over where focus is now. `asked`: it is there because this state asked for it.
    @MainActor func sync(focused: ViewNode?, asked: Bool)
}
