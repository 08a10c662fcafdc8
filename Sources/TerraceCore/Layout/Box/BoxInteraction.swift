import TerraceScreen

/// What a leaf does with keys and mouse by itself, when what it shows can be pressed: the links in a text, say.
@MainActor
package protocol BoxInteraction: AnyObject {
    var focusRole: FocusRole? { get }
    func handle(_ press: KeyPress) -> KeyPress.Result
    /// A press, or what follows one that was taken, in the box's coordinates; returns whether it was taken.
    func mouse(_ event: MouseEvent, at point: Point) -> Bool
    func focusChanged(_ isFocused: Bool)
}
