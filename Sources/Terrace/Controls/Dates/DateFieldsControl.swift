import Foundation
import TerraceCore
import TerraceScreen

/// A date as fields of numbers: `[06/05/2024, 3:30 PM]`.
nonisolated struct DateFieldsControl: ControlView {
    enum Look: Hashable {
        case field
        /// With signs to be clicked: `[06/05/2024 - +]`.
        case stepper
        /// With the values before and after in rows above and below.
        case wheel
    }

    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents
    let look: Look

    @MainActor func makeBehavior(in node: ViewNode) -> DateFieldsBehavior { DateFieldsBehavior(self) }
    @MainActor func update(_ behavior: DateFieldsBehavior) { behavior.control = self }
    @MainActor var readsObservable: Bool { selection.location.readsObservable }
}

/// Left and Right go from field to field, Up and Down change it, digits are typed into it; `a` and `p` choose before and after noon.
@MainActor
final class DateFieldsBehavior: ControlBehavior, BoxBehavior {
    var control: DateFieldsControl
    lazy var custom = CustomBox(self)
    private var environment = ControlEnvironment()
    private var writing = DateWriting()
    private var isFocused = false
    private var date = Date.distantPast
    /// The position in the pattern of the field that keys are for.
    private var current = 0
    /// What has been typed into the field, and is not a value yet.
    private var typed = ""

    init(_ control: DateFieldsControl) { self.control = control }

    var box: Box { custom }
    var focusRole: FocusRole? { environment.isEnabled ? .activate : nil }
    var element: ElementFacts? { ElementFacts(role: .datePicker, text: writing.text(date)) }
    var holdsState: Bool { isFocused || !typed.isEmpty }

    private var editor: DateFieldEditor { DateFieldEditor(calendar: writing.calendar, bounds: control.bounds) }
    private var fields: [Int] { writing.pattern.parts.indices.filter { writing.pattern.parts[$0].field != nil } }

    func refresh(_ environment: EnvironmentValues) {
        self.environment = ControlEnvironment(environment)
        let writing = DateWriting(control.components, environment)
        if writing != self.writing {
            self.writing = writing
            current = fields.first ?? 0
            typed = ""
            custom.invalidate()
        }
        let date = control.selection.wrappedValue
        if date != self.date {
            self.date = date
            typed = ""
        }
        custom.needsPaint()
    }

    // MARK: Looks

    private var ends: Int { control.look == .stepper ? 6 : 2 }
    private var row: Int { control.look == .wheel ? 1 : 0 }

    func measure(_ proposal: ProposedSize, in box: Box) -> Size {
        Size(width: writing.width + ends, height: control.look == .wheel ? 3 : 1)
    }

    func paint(_ box: Box, on canvas: CellCanvas) {
        let style = environment.style
        var dim = style
        dim.attributes.insert(.dim)
        canvas.draw("[", at: Point(x: 0, y: row), style: style)
        for (index, columns) in writing.columns.enumerated() {
            let part = writing.pattern.parts[index]
            let at = Point(x: 1 + columns.lowerBound, y: row)
            let isCurrent = index == current && part.field != nil
            let text = isCurrent && !typed.isEmpty ? writing.typed(typed, columns.count) : writing.text(part, date)
            canvas.draw(text, at: at, style: style)
            if let field = part.field, control.look == .wheel {
                for (row, step) in [(0, -1), (2, 1)] {
                    let other = editor.date(date, stepping: field, by: step)
                    if other != date { canvas.draw(writing.text(part, other), at: Point(x: at.x, y: row), style: dim) }
                }
            }
            if isCurrent {
                environment.mark(Rect(origin: at, size: Size(width: columns.count, height: 1)), isFocused: isFocused, on: canvas)
            }
        }
        canvas.draw(control.look == .stepper ? " - +]" : "]", at: Point(x: 1 + writing.width, y: row), style: style)
    }

    // MARK: Use

    func focusChanged(_ isFocused: Bool) {
        self.isFocused = isFocused
        if isFocused { current = fields.first ?? 0 } else { commit() }
        custom.needsPaint()
    }

    func handle(_ press: KeyPress) -> KeyPress.Result {
        guard environment.isEnabled, press.phase != .up, press.modifiers.subtracting([.numericPad, .capsLock, .shift]).isEmpty else {
            return .ignored
        }
        defer { custom.needsPaint() }
        switch press.key {
        // At the ends, too, they are the control's: who goes on pressing does not want to be elsewhere.
        case .leftArrow: move(writing.isRightToLeft ? 1 : -1)
        case .rightArrow: move(writing.isRightToLeft ? -1 : 1)
        case .upArrow: step(1)
        case .downArrow: step(-1)
        case .delete, .deleteForward:
            // In a field it means what was typed, and nothing around: the row of a list, say.
            if !typed.isEmpty { typed.removeLast() }
        default:
            guard let character = press.characters.first, press.characters.count == 1 else { return .ignored }
            return type(character)
        }
        return .handled
    }

    private var part: DatePattern.Part? { writing.pattern.parts.indices.contains(current) ? writing.pattern.parts[current] : nil }

    private func type(_ character: Character) -> KeyPress.Result {
        guard let part, let field = part.field else { return .ignored }
        if field == .dayPeriod {
            guard let period = writing.dayPeriod(beginningWith: character) else { return .ignored }
            write(editor.bounds.clamped(editor.date(date, setting: .dayPeriod, to: period)))
            return .handled
        }
        if let digit = character.wholeNumberValue, (0...9).contains(digit) {
            type(digit, part, field)
            return .handled
        }
        if !typed.isEmpty, "/-.:, ".contains(character) { return move(1) ? .handled : .ignored }
        switch character {
        case "+", "=": step(1)
        case "-", "_": step(-1)
        default: return .ignored
        }
        return .handled
    }

    private func type(_ digit: Int, _ part: DatePattern.Part, _ field: DateField) {
        let most = writing.most(part, editor.range(of: field, in: date))
        if (Int("\(typed)\(digit)") ?? 0) > most { typed = "" }
        typed += "\(digit)"
        // Another digit would not fit: the field is done.
        if typed.count >= part.mostDigits || (Int(typed) ?? 0) * 10 > most {
            if !move(1) { commit() }
        }
    }

    /// Goes to another field; false at the ends.
    @discardableResult
    private func move(_ steps: Int) -> Bool {
        let fields = fields
        guard let at = fields.firstIndex(of: current), fields.indices.contains(at + steps) else { return false }
        commit()
        current = fields[at + steps]
        return true
    }

    private func step(_ steps: Int) {
        commit()
        guard let field = part?.field else { return }
        write(editor.date(date, stepping: field, by: steps))
    }

    /// Makes what was typed the field's value.
    private func commit() {
        guard let part, let field = part.field, let number = Int(typed) else { return typed = "" }
        typed = ""
        let value = writing.value(part, number, editor.value(of: field, in: date))
        write(editor.bounds.clamped(editor.date(date, setting: field, to: value)))
    }

    private func write(_ new: Date) {
        guard new != date else { return }
        date = new
        control.selection.wrappedValue = new
    }

    func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool {
        guard environment.isEnabled else { return false }
        defer { custom.needsPaint() }
        switch event.kind {
        case .press where event.button == 0:
            let x = point.x - 1
            if control.look == .stepper, x == writing.width + 1 || x == writing.width + 3 {
                step(x == writing.width + 1 ? -1 : 1)
                return true
            }
            commit()
            let columns = writing.columns
            current = fields.min { columns[$0].distance(to: x) < columns[$1].distance(to: x) } ?? current
            if control.look == .wheel, point.y != row { step(point.y < row ? -1 : 1) }
            return true
        case .wheelUp where isFocused: step(-1)
        case .wheelDown where isFocused: step(1)
        case .drag, .release: return true
        default: return false
        }
        return true
    }
}

extension Range<Int> {
    /// How far a place is outside of it.
    fileprivate func distance(to place: Int) -> Int {
        place < lowerBound ? lowerBound - place : place >= upperBound ? place - upperBound + 1 : 0
    }
}

extension ElementRole {
    /// A `DatePicker`; its text is the date.
    public static let datePicker = ElementRole("datePicker")
}
