import TerraceCore
import TerraceScreen

/// The part of a slider that is moved: `━━━●───`, as wide as it can be.
nonisolated struct SliderTrack: ControlView {
    /// From 0 to 1.
    let fraction: Double
    /// How far a key goes, from 0 to 1.
    let step: Double
    let onEditingChanged: (Bool) -> Void
    /// Takes a fraction from 0 to 1 over.
    let set: (Double) -> Void

    @MainActor func makeBehavior(in node: ViewNode) -> SliderBehavior { SliderBehavior(self) }
    @MainActor func update(_ behavior: SliderBehavior) { behavior.track = self }
}

/// Left and Right go a step, Page Up and Page Down five, Home and End to the bounds; a press or a drag goes where the pointer is.
@MainActor
final class SliderBehavior: ControlBehavior, BoxBehavior {
    var track: SliderTrack
    lazy var custom = CustomBox(self)
    private var environment = ControlEnvironment()
    private var isFocused = false
    private var isDragged = false

    init(_ track: SliderTrack) { self.track = track }

    var box: Box { custom }
    var focusRole: FocusRole? { environment.isEnabled ? .activate : nil }

    func refresh(_ environment: EnvironmentValues) {
        self.environment = ControlEnvironment(environment)
        custom.needsPaint()
    }

    // MARK: Looks

    private static var idealWidth: Int { 20 }

    func measure(_ proposal: ProposedSize, in box: Box) -> Size {
        let width = proposal.width ?? Self.idealWidth
        return Size(width: max(3, width >= Length.infinity ? Self.idealWidth : width), height: 1)
    }

    func paint(_ box: Box, on canvas: CellCanvas) {
        let width = box.size.width
        guard width > 0 else { return }
        let knob = Int((track.fraction.share * Double(width - 1)).rounded())
        let at = environment.isMirrored ? width - 1 - knob : knob
        let (left, right) = environment.isMirrored ? (environment.style, environment.tinted) : (environment.tinted, environment.style)
        canvas.draw(environment.isMirrored ? "─" : "━", repeated: at, at: .zero, style: left)
        canvas.draw(environment.isMirrored ? "━" : "─", repeated: width - 1 - at, at: Point(x: at + 1, y: 0), style: right)
        canvas.draw("●", repeated: 1, at: Point(x: at, y: 0), style: environment.tinted)
        environment.mark(Rect(origin: .zero, size: Size(width: width, height: 1)), isFocused: isFocused, on: canvas)
    }

    // MARK: Use

    func focusChanged(_ isFocused: Bool) {
        self.isFocused = isFocused
        custom.needsPaint()
    }

    func handle(_ press: KeyPress) -> KeyPress.Result {
        guard environment.isEnabled, press.phase != .up, press.modifiers.subtracting([.numericPad, .capsLock]).isEmpty else {
            return .ignored
        }
        let step = track.step
        switch press.key {
        case .rightArrow: edit(track.fraction + (environment.isMirrored ? -step : step))
        case .leftArrow: edit(track.fraction - (environment.isMirrored ? -step : step))
        case .pageUp: edit(track.fraction + 5 * step)
        case .pageDown: edit(track.fraction - 5 * step)
        case .home: edit(0)
        case .end: edit(1)
        default: return .ignored
        }
        return .handled
    }

    private func edit(_ fraction: Double) {
        track.onEditingChanged(true)
        track.set(fraction.share)
        track.onEditingChanged(false)
    }

    func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool {
        guard environment.isEnabled, event.button == 0 else { return false }
        switch event.kind {
        case .press:
            isDragged = true
            track.onEditingChanged(true)
            move(to: point)
        case .drag where isDragged: move(to: point)
        case .release where isDragged:
            isDragged = false
            track.onEditingChanged(false)
        default: return false
        }
        return true
    }

    private func move(to point: Point) {
        let last = custom.size.width - 1
        guard last > 0 else { return }
        let x = min(max(point.x, 0), last)
        track.set(Double(environment.isMirrored ? last - x : x) / Double(last))
    }
}
