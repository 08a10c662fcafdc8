import Foundation
import TerraceCore
import TerraceScreen

/// A bar that is filled up to a share: `█████▌░░░░`. Eighths of a cell are told apart, and what is filled from what is not without colour.
nonisolated struct ProgressBar: LeafView {
    /// From 0 to 1; nil is a piece that wanders.
    let fraction: Double?
    var tint: Color?

    static func == (a: Self, b: Self) -> Bool { a.fraction == b.fraction && a.tint == b.tint }

    @MainActor func makeBox(_ environment: EnvironmentValues) -> CustomBox {
        let look = ProgressBarLook()
        let box = CustomBox(look)
        update(box, environment)
        return box
    }

    @MainActor func update(_ box: CustomBox, _ environment: EnvironmentValues) {
        guard let look = box.behavior as? ProgressBarLook else { return }
        var control = ControlEnvironment(environment)
        if let tint, environment.isEnabled { control.tinted.foreground = tint._resolve(in: environment).color }
        look.environment = control
        look.fraction = fraction
        look.turning.begin()
        box.needsPaint()
    }
}

@MainActor
private final class ProgressBarLook: BoxBehavior {
    var environment = ControlEnvironment()
    var fraction: Double?
    var turning = Turning()

    private static let eighths: [Unicode.Scalar] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    private static let pieceWidth = 4

    func measure(_ proposal: ProposedSize, in box: Box) -> Size {
        let width = proposal.width ?? TextInputSize.idealWidth
        return Size(width: max(1, width >= Length.infinity ? TextInputSize.idealWidth : width), height: 1)
    }

    func paint(_ box: Box, on canvas: CellCanvas) {
        let width = box.size.width
        guard width > 0 else { return }
        var empty = environment.style
        empty.attributes.insert(.dim)
        canvas.draw("░", repeated: width, at: .zero, style: empty)
        guard let fraction else {
            let piece = min(Self.pieceWidth, width)
            let places = max(1, width - piece)
            let phase = turning.frame(in: box) % (2 * places)
            let x = phase < places ? phase : 2 * places - phase
            return canvas.draw("█", repeated: piece, at: Point(x: min(x, width - piece), y: 0), style: environment.tinted)
        }
        let eighths = Int((fraction.share * Double(width * 8)).rounded())
        let full = eighths / 8
        // Blocks are filled from the left: mirrored, only whole ones can be shown.
        let x = environment.isMirrored ? width - full : 0
        canvas.draw("█", repeated: full, at: Point(x: x, y: 0), style: environment.tinted)
        if eighths % 8 > 0, !environment.isMirrored {
            canvas.draw(Self.eighths[eighths % 8], repeated: 1, at: Point(x: full, y: 0), style: environment.tinted)
        }
    }
}
