import TerraceScreen

/// Takes what the others leave along the stack around it, on both axes without one. Its default minimum is 0.
package final class SpacerBox: Box {
    package init(minLength: Int? = nil) {
        self.minLength = minLength
    }

    /// The least it takes; nil is the default, 0.
    package var minLength: Int? {
        didSet { if minLength != oldValue { invalidate() } }
    }

    /// Last of all in a stack; elsewhere it counts like anything else.
    override package var defaultPriority: Double { stackAxis == nil ? 0 : -.infinity }
    override package var viewSpacing: ViewSpacing { .zero }
    override package var dependsOnStackAxis: Bool { true }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let minimum = minLength ?? 0
        let width = max(proposal.width ?? 0, minimum)
        let height = max(proposal.height ?? 0, minimum)
        return switch stackAxis {
        case .horizontal: Size(width: width, height: 0)
        case .vertical: Size(width: 0, height: height)
        case nil: Size(width: width, height: height)
        }
    }
}
