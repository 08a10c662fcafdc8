import TerraceCore
import TerraceScreen

/// A wheel that turns while something is under way.
nonisolated struct Spinner: LeafView {
    @MainActor func makeBox(_ environment: EnvironmentValues) -> CustomBox {
        let box = CustomBox(SpinnerLook())
        update(box, environment)
        return box
    }

    @MainActor func update(_ box: CustomBox, _ environment: EnvironmentValues) {
        guard let look = box.behavior as? SpinnerLook else { return }
        look.style = ControlEnvironment(environment).tinted
        look.turning.begin()
        box.needsPaint()
    }
}

@MainActor
private final class SpinnerLook: BoxBehavior {
    var style = CellStyle.standard
    var turning = Turning()

    private static let pictures: [Unicode.Scalar] = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

    func measure(_ proposal: ProposedSize, in box: Box) -> Size { Size(width: 1, height: 1) }

    func paint(_ box: Box, on canvas: CellCanvas) {
        canvas.draw(Self.pictures[turning.frame(in: box) % Self.pictures.count], repeated: 1, at: .zero, style: style)
    }
}

/// A share as a pie: `◔`, and as a number of hundredths.
nonisolated struct Pie: View {
    let fraction: Double

    private static let pictures = ["○", "◔", "◑", "◕", "●"]

    @MainActor var body: some View {
        let share = fraction.share
        HStack(spacing: 1) {
            Text(verbatim: Self.pictures[Int((share * 4).rounded(.down))]).foregroundStyle(.tint).accessibilityHidden(true)
            Text(share, format: .percent.precision(.fractionLength(0)))
        }
        .fixedSize()
    }
}
