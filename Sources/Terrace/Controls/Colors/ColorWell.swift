import TerraceCore
import TerraceScreen

/// A colour and its name: `[██ orange ]`.
nonisolated struct ColorWell: ControlView {
    let selection: Binding<Color>

    @MainActor func makeBehavior(in node: ViewNode) -> ColorWellBehavior { ColorWellBehavior(self) }
    @MainActor func update(_ behavior: ColorWellBehavior) { behavior.well = self }
    @MainActor var readsObservable: Bool { selection.location.readsObservable }
}

/// Left and Right go through a palette; `#` and hexadecimal digits write any colour.
@MainActor
final class ColorWellBehavior: ControlBehavior, BoxBehavior {
    var well: ColorWell
    lazy var custom = CustomBox(self)
    private var environment = ControlEnvironment()
    private var isFocused = false
    private var color = Color.clear
    private var shown = TerminalColor.standard
    /// The digits typed so far; nil while none is.
    private var typed: String?

    init(_ well: ColorWell) { self.well = well }

    var box: Box { custom }
    var focusRole: FocusRole? { environment.isEnabled ? .activate : nil }
    var element: ElementFacts? { ElementFacts(role: .colorPicker, text: name) }
    private var name: String { ColorPalette.name(of: color, shown) }

    func refresh(_ environment: EnvironmentValues) {
        self.environment = ControlEnvironment(environment)
        let color = well.selection.wrappedValue
        if color != self.color { typed = nil }
        self.color = color
        shown = color._resolve(in: environment).color
        custom.needsPaint()
    }

    // MARK: Looks

    private static let nameWidth = 7
    private static let width = nameWidth + 5

    func measure(_ proposal: ProposedSize, in box: Box) -> Size { Size(width: Self.width, height: 1) }

    func paint(_ box: Box, on canvas: CellCanvas) {
        let style = environment.style
        canvas.draw("[", at: .zero, style: style)
        canvas.draw("██", at: Point(x: 1, y: 0), style: CellStyle(foreground: shown, attributes: style.attributes.intersection(.dim)))
        let text = typed.map { "#" + $0 + String(repeating: "_", count: max(0, 6 - $0.count)) } ?? name
        canvas.draw(text.prefix(Self.nameWidth), at: Point(x: 4, y: 0), style: style)
        canvas.draw("]", at: Point(x: Self.width - 1, y: 0), style: style)
        environment.mark(Rect(x: 3, y: 0, width: Self.width - 4, height: 1), isFocused: isFocused, on: canvas)
    }

    // MARK: Use

    func focusChanged(_ isFocused: Bool) {
        self.isFocused = isFocused
        if !isFocused { commit() }
        custom.needsPaint()
    }

    func handle(_ press: KeyPress) -> KeyPress.Result {
        guard environment.isEnabled, press.phase != .up, press.modifiers.subtracting([.numericPad, .capsLock, .shift]).isEmpty else {
            return .ignored
        }
        defer { custom.needsPaint() }
        switch press.key {
        case .rightArrow: step(environment.isMirrored ? -1 : 1)
        case .leftArrow: step(environment.isMirrored ? 1 : -1)
        case .return where typed != nil: commit()
        case .escape where typed != nil: typed = nil
        case .delete, .deleteForward:
            guard let digits = typed else { return .ignored }
            typed = digits.isEmpty ? nil : String(digits.dropLast())
        default:
            guard let character = press.characters.first, press.characters.count == 1 else { return .ignored }
            if character == "#" {
                typed = ""
            } else if character.isHexDigit, character.isASCII {
                typed = (typed ?? "") + character.uppercased()
                if typed?.count == 6 { commit() }
            } else {
                return .ignored
            }
        }
        return .handled
    }

    func handlePaste(_ text: String) -> Bool {
        let digits = text.filter { $0 != "#" && !$0.isWhitespace }
        guard environment.isEnabled, let color = ColorPalette.color(hex: digits) else { return false }
        typed = nil
        write(color)
        return true
    }

    private func commit() {
        guard let digits = typed else { return }
        typed = nil
        if let color = ColorPalette.color(hex: digits) { write(color) }
    }

    private func step(_ steps: Int) {
        typed = nil
        let colors = ColorPalette.colors
        let next = ColorPalette.index(of: color).map { ($0 + steps + colors.count) % colors.count } ?? (steps > 0 ? 0 : colors.count - 1)
        write(colors[next].color)
    }

    private func write(_ new: Color) {
        guard new != color else { return }
        well.selection.wrappedValue = new
    }

    func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool {
        guard environment.isEnabled else { return false }
        switch event.kind {
        case .press where event.button == 0: step((point.x < Self.width / 2) == environment.isMirrored ? 1 : -1)
        case .drag, .release: return true
        default: return false
        }
        return true
    }
}

extension ElementRole {
    /// A `ColorPicker`; its text is the name of the colour, or its digits.
    public static let colorPicker = ElementRole("colorPicker")
}
