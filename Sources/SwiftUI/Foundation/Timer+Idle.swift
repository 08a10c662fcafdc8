import Foundation

extension Timer {
    /// A timer that never fires, to be put into a variable until there is one: `var timer = Timer()`. (What every object's `init()` would
    /// do cannot be declared again; one whose argument may be left out is called in the same way.)
    ///
    /// ```swift
    /// var timer = Timer()
    /// ```
    public convenience nonisolated init(_idle: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
}
