import TerraceCore

/// Lengths of the public interface are numbers of cells as `CGFloat`; here they become whole ones.
nonisolated enum Cells {
    /// Rounded to the nearest cell; infinity stays, what is no number is nothing.
    static func length(_ length: CGFloat?) -> Int? {
        guard let length, !length.isNaN else { return nil }
        if length >= CGFloat(Length.infinity) { return Length.infinity }
        if length <= -CGFloat(Length.infinity) { return -Length.infinity }
        return Int(length.rounded())
    }
}
