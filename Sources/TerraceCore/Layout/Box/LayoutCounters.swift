/// What a layout and a painting cost. Tests fence complexity with these numbers.
@MainActor package final class LayoutCounters {
    /// Calls of `Box.measure(_:)`, cached answers not counted.
    @exclusivity(unchecked) package var measured = 0
    /// Calls of `Box.placeChildren(in:proposal:)`.
    @exclusivity(unchecked) package var placed = 0
    /// Boxes that painted.
    @exclusivity(unchecked) package var painted = 0

    package init() {}

    package func reset() {
        measured = 0
        placed = 0
        painted = 0
    }

    /// The counters of the root that is at work; those of nobody when boxes are asked outside of a pass.
    @exclusivity(unchecked) static var current = LayoutCounters()
}
