import TerraceScreen

/// Proposes a rectangle of a certain shape to its content.
package final class AspectRatioBox: UnaryBox {
    /// Whether the rectangle lies in what is proposed, or covers it.
    package enum Fit: Hashable, Sendable { case inside, covering }

    /// Width by height, in cells; nil is the shape that the content likes.
    package var ratio: Double? {
        didSet { if ratio != oldValue { invalidate() } }
    }

    package var fit: Fit {
        didSet { if fit != oldValue { invalidate() } }
    }

    package init(_ ratio: Double?, _ fit: Fit) {
        self.ratio = ratio
        self.fit = fit
        super.init()
    }

    private func shape() -> Double? {
        if let ratio { return ratio.isFinite && ratio > 0 ? ratio : nil }
        guard let ideal = content?.sizeThatFits(.unspecified), ideal.width > 0, ideal.height > 0 else { return nil }
        return Double(ideal.width) / Double(ideal.height)
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        guard let shape = shape() else { return proposal }
        func across(_ height: Int) -> Int { rounded(Double(height) * shape) }
        func along(_ width: Int) -> Int { rounded(Double(width) / shape) }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedSize(width: width, height: along(width))
        case (nil, let height?): return ProposedSize(width: across(height), height: height)
        case (let width?, let height?):
            let isWide = Double(width) > Double(height) * shape
            return isWide == (fit == .inside)
                ? ProposedSize(width: across(height), height: height) : ProposedSize(width: width, height: along(width))
        }
    }

    private func rounded(_ length: Double) -> Int {
        length >= Double(Length.infinity) ? Length.infinity : Int(length.rounded())
    }

    override package func measure(_ proposal: ProposedSize) -> Size { content?.sizeThatFits(inner(proposal)) ?? .zero }

    override package func contentPlace(in size: Size, proposal: ProposedSize) -> (origin: Point, proposal: ProposedSize) {
        (.zero, inner(proposal))
    }

    override package func placeChildren(in size: Size, proposal: ProposedSize) {
        content?.place(at: .zero, proposal: inner(proposal))
    }
}
