/// What goes along with a write of state. Terrace shows end states at once, so that it carries the animation only for programs
/// that read it.
///
/// ```swift
/// let binding = Binding<Int>(get: { 1 }, set: { value, transaction in print(value, transaction.disablesAnimations) })
/// ```
public struct Transaction: Sendable {
    /// Whether animations are off for the write.
    public var disablesAnimations = false
    /// A transaction without animation.
    public init() {}
}
