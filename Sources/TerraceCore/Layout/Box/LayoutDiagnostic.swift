/// A mistake in what a program asked of the layout; the layout goes on as described.
package enum LayoutDiagnostic: Hashable, Sendable {
    /// A fixed frame got a negative or an infinite length; the axis is left to the child.
    case unusableFrame(Axis, Int)
    /// A flexible frame's minimum is above its maximum; the axis is left to the child.
    case contradictoryFrame(Axis)
    /// A flexible frame's ideal or maximum was below its minimum, or its maximum below its ideal, and was raised.
    case raisedFrame(Axis)

    /// Where diagnostics go. They come when a frame gets its lengths, not while measuring.
    @MainActor package static var report: @MainActor (LayoutDiagnostic) -> Void = { diagnostic in
        reporter?.graph.diagnostics.report(diagnostic.message(reporter?.place ?? "a view"))
    }

    /// The node that is giving values to a box, and so is to blame.
    @MainActor private(set) static var reporter: ViewNode?

    /// Blames `node` for what boxes report meanwhile.
    @MainActor static func blaming<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
        let outer = reporter
        reporter = node
        defer { reporter = outer }
        return body()
    }

    private func message(_ place: String) -> String {
        switch self {
        case .unusableFrame(let axis, let length):
            let shown = length >= Length.infinity ? "infinite" : "\(length)"
            return
                "A fixed frame in \(place) was given the \(axis) length \(shown); it is left to the view. For a frame as large as can be, use maxWidth or maxHeight."
        case .contradictoryFrame(let axis):
            return "The minimum of a frame in \(place) is larger than its maximum, along the \(axis) axis; that axis is left to the view."
        case .raisedFrame(let axis):
            return "The limits of a frame in \(place) are not in order along the \(axis) axis; the larger ones were raised."
        }
    }
}

extension ViewNode {
    /// The views around a place and the first one in it.
    fileprivate var place: String {
        var inner = ""
        var next: ViewNode? = self
        while let node = next, inner.isEmpty {
            inner = node.viewName ?? ""
            next = nil
            node.visitChildren {
                next = $0
                return false
            }
        }
        return [path, inner].filter { !$0.isEmpty }.joined(separator: " > ")
    }
}
