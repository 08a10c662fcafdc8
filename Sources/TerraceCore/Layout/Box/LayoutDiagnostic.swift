/// A mistake in what a program asked of the layout; the layout goes on as described.
package enum LayoutDiagnostic: Hashable, Sendable {
    /// A fixed frame got a negative length; the axis is left to the child.
    case negativeFrame(Axis, Int)
    /// A flexible frame's minimum is above its maximum; the axis is left to the child.
    case contradictoryFrame(Axis)
    /// A flexible frame's ideal or maximum was below its minimum, or its maximum below its ideal, and was raised.
    case raisedFrame(Axis)

    /// Where diagnostics go. They come when a frame gets its lengths, not while measuring.
    @MainActor package static var report: @MainActor (LayoutDiagnostic) -> Void = { _ in }
}
