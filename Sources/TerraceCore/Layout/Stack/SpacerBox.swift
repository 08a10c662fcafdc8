import TerraceScreen

/// Takes what the others leave along the stack around it, on both axes without one. Its default minimum is 0.
package final class SpacerBox: Box {
    package init(minLength: Size = .zero) {
        self.minLength = minLength
    }

    /// The same least length along both axes; nil is 0.
    package convenience init(minLength: Int?) {
        self.init(minLength: Size(width: minLength ?? 0, height: minLength ?? 0))
    }

    /// The least it takes along each axis.
    package var minLength: Size {
        didSet { if minLength != oldValue { invalidate() } }
    }

    /// Last of all in a stack; elsewhere it counts like anything else.
    override package var defaultPriority: Double { stackAxis == nil ? 0 : -.infinity }
    override package var viewSpacing: ViewSpacing { .zero }
    override package var dependsOnStackAxis: Bool { true }

    override package func measure(_ proposal: ProposedSize) -> Size {
        let width = max(proposal.width ?? 0, minLength.width)
        let height = max(proposal.height ?? 0, minLength.height)
        return switch stackAxis {
        case .horizontal: Size(width: width, height: 0)
        case .vertical: Size(width: 0, height: height)
        case nil: Size(width: width, height: height)
        }
    }
}
