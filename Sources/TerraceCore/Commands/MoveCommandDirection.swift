import TerraceScreen

/// Where a move command leads.
public enum MoveCommandDirection: Hashable, Sendable {
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right
}

extension MoveCommandDirection {
    /// What a plain arrow key says.
    package init?(_ press: KeyPress) {
        guard press.phase != .up, press.modifiers.subtracting([.numericPad, .capsLock]).isEmpty else { return nil }
        switch press.key {
        case .upArrow: self = .up
        case .downArrow: self = .down
        case .leftArrow: self = .left
        case .rightArrow: self = .right
        default: return nil
        }
    }
}
