import TerraceCore
import TerraceScreen

/// The part of a stepper that is pressed: `[- +]`, with the value between where it is shown.
nonisolated struct StepperControl: ControlView {
    let value: String?
    /// One step in a direction; nil where there is none to go.
    let increment: (() -> Void)?
    let decrement: (() -> Void)?

    @MainActor func makeBehavior(in node: ViewNode) -> StepperBehavior { StepperBehavior(self) }
    @MainActor func update(_ behavior: StepperBehavior) { behavior.control = self }
}

/// Right, Up and + go up; Left, Down and - go down. In a row Up and Down lead to other rows.
@MainActor
final class StepperBehavior: ControlBehavior, BoxBehavior {
    var control: StepperControl
    lazy var custom = CustomBox(self)
    private var environment = ControlEnvironment()
    private var isFocused = false
    private var shownWidth = 0

    init(_ control: StepperControl) { self.control = control }

    var box: Box { custom }
    var focusRole: FocusRole? { environment.isEnabled ? .activate : nil }

    func refresh(_ environment: EnvironmentValues) {
        self.environment = ControlEnvironment(environment)
        if width != shownWidth { custom.invalidate() }
        custom.needsPaint()
    }

    // MARK: Looks

    private var middle: String { control.value.map { " \($0) " } ?? " " }
    private var width: Int { 4 + TextWidth.width(of: middle[...]) }

    func measure(_ proposal: ProposedSize, in box: Box) -> Size {
        shownWidth = width
        return Size(width: shownWidth, height: 1)
    }

    func paint(_ box: Box, on canvas: CellCanvas) {
        let style = environment.style
        var off = style
        off.attributes.insert(.dim)
        let end = width - 2
        let (left, right) = environment.isMirrored ? ("+", "-") : ("-", "+")
        let (leftIsOn, rightIsOn) =
            environment.isMirrored
            ? (control.increment != nil, control.decrement != nil) : (control.decrement != nil, control.increment != nil)
        canvas.draw("[", at: .zero, style: style)
        canvas.draw(left, at: Point(x: 1, y: 0), style: leftIsOn ? style : off)
        canvas.draw(middle, at: Point(x: 2, y: 0), style: style)
        canvas.draw(right, at: Point(x: end, y: 0), style: rightIsOn ? style : off)
        canvas.draw("]", at: Point(x: end + 1, y: 0), style: style)
        environment.mark(Rect(origin: .zero, size: Size(width: width, height: 1)), isFocused: isFocused, on: canvas)
    }

    // MARK: Use

    func focusChanged(_ isFocused: Bool) {
        self.isFocused = isFocused
        custom.needsPaint()
    }

    func handle(_ press: KeyPress) -> KeyPress.Result {
        guard environment.isEnabled, press.phase != .up, press.modifiers.subtracting([.shift, .numericPad, .capsLock]).isEmpty else {
            return .ignored
        }
        switch press.key {
        case .upArrow, .downArrow:
            guard environment.place != .row else { return .ignored }
            step(up: press.key == .upArrow)
        case .rightArrow: step(up: !environment.isMirrored)
        case .leftArrow: step(up: environment.isMirrored)
        case "+", "=": step(up: true)
        case "-", "_": step(up: false)
        default: return .ignored
        }
        return .handled
    }

    func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool {
        guard environment.isEnabled, event.button == 0, event.kind == .press else { return event.kind == .drag || event.kind == .release }
        let isLeft = point.x * 2 < width
        step(up: isLeft == environment.isMirrored)
        return true
    }

    private func step(up: Bool) { (up ? control.increment : control.decrement)?() }
}
