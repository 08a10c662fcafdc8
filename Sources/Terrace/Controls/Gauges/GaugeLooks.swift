import TerraceCore
import TerraceScreen

/// A gauge as a bar or a line, between its bounds, with the label above and the value below.
nonisolated struct BarGauge: View {
    let configuration: GaugeStyleConfiguration
    /// A mark on a line, and not a bar that is filled.
    var isMark = false
    /// The bar alone with its bounds.
    var isSmall = false

    @Environment(\.areLabelsHidden) private var isLabelHidden

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if !isLabelHidden, !isSmall { configuration.label }
            HStack(spacing: 1) {
                configuration.minimumValueLabel
                if isMark { MarkedLine(fraction: configuration.value) } else { ProgressBar(fraction: configuration.value) }
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A gauge as a pie, with the value behind it.
nonisolated struct PieGauge: View {
    let configuration: GaugeStyleConfiguration

    @MainActor var body: some View {
        HStack(spacing: 1) {
            if let value = configuration.currentValueLabel {
                Text(verbatim: Self.pictures[Int((configuration.value.share * 4).rounded(.down))]).foregroundStyle(.tint)
                    .accessibilityHidden(
                        true)
                value
            } else {
                Pie(fraction: configuration.value)
            }
        }
    }

    private static let pictures = ["○", "◔", "◑", "◕", "●"]
}

/// A line with a mark: `───●──────`.
nonisolated struct MarkedLine: LeafView {
    let fraction: Double

    @MainActor func makeBox(_ environment: EnvironmentValues) -> CustomBox {
        let box = CustomBox(MarkedLineLook())
        update(box, environment)
        return box
    }

    @MainActor func update(_ box: CustomBox, _ environment: EnvironmentValues) {
        guard let look = box.behavior as? MarkedLineLook else { return }
        look.environment = ControlEnvironment(environment)
        look.fraction = fraction
        box.needsPaint()
    }
}

@MainActor
private final class MarkedLineLook: BoxBehavior {
    var environment = ControlEnvironment()
    var fraction = 0.0

    func measure(_ proposal: ProposedSize, in box: Box) -> Size {
        let width = proposal.width ?? TextInputSize.idealWidth
        return Size(width: max(1, width >= Length.infinity ? TextInputSize.idealWidth : width), height: 1)
    }

    func paint(_ box: Box, on canvas: CellCanvas) {
        let width = box.size.width
        guard width > 0 else { return }
        let place = Int((fraction.share * Double(width - 1)).rounded())
        canvas.draw("─", repeated: width, at: .zero, style: environment.style)
        canvas.draw("●", repeated: 1, at: Point(x: environment.isMirrored ? width - 1 - place : place, y: 0), style: environment.tinted)
    }
}
