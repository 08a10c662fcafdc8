import Foundation
import TerraceCore
import TerraceScreen

/// A month to choose a day from, or several.
nonisolated struct MonthControl: ControlView {
    enum Selection {
        case one(Binding<Date>)
        case several(Binding<Set<DateComponents>>)
    }

    let selection: Selection
    let bounds: DateBounds

    @MainActor func makeBehavior(in node: ViewNode) -> MonthBehavior { MonthBehavior(self) }
    @MainActor func update(_ behavior: MonthBehavior) { behavior.control = self }
    @MainActor var readsObservable: Bool {
        switch selection {
        case .one(let binding): binding.location.readsObservable
        case .several(let binding): binding.location.readsObservable
        }
    }
}

/// Arrows go from day to day and week to week, Page Up and Page Down from month to month, Home and End to the ends of the month. Where
/// several days can be chosen, Space and Return choose the day or let go of it.
@MainActor
final class MonthBehavior: ControlBehavior, BoxBehavior {
    var control: MonthControl
    lazy var custom = CustomBox(self)
    private var environment = ControlEnvironment()
    private var writing = DateWriting()
    private var locale = Locale(identifier: "en")
    private var today = Date.distantPast
    private var isFocused = false
    /// The day that keys start from; the month that shows is its.
    private var cursor = Date.distantPast
    private var chosen: Date?
    private var chosenDays: Set<DateComponents> = []

    init(_ control: MonthControl) { self.control = control }

    var box: Box { custom }
    var focusRole: FocusRole? { environment.isEnabled ? .activate : nil }
    var holdsState: Bool { isFocused }
    var element: ElementFacts? { ElementFacts(role: .datePicker, text: title) }

    private var calendar: Calendar { writing.calendar }

    func refresh(_ environment: EnvironmentValues) {
        self.environment = ControlEnvironment(environment)
        writing = DateWriting(.date, environment)
        locale = environment.locale
        today = HostClock.now
        switch control.selection {
        case .one(let binding):
            let date = binding.wrappedValue
            if date != chosen { cursor = date }
            chosen = date
        case .several(let binding):
            chosenDays = binding.wrappedValue
            if cursor == .distantPast { cursor = control.bounds.clamped(chosenDays.compactMap(calendar.date(from:)).min() ?? today) }
        }
        custom.needsPaint()
    }

    // MARK: Looks

    private static let cellWidth = 3
    private static let width = 7 * cellWidth + 1

    private var title: String {
        cursor.formatted(
            Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone).month(.wide).year())
    }

    func measure(_ proposal: ProposedSize, in box: Box) -> Size {
        Size(width: Self.width, height: MonthGrid.weekCount + 2)
    }

    func paint(_ box: Box, on canvas: CellCanvas) {
        let style = environment.style
        var dim = style
        dim.attributes.insert(.dim)
        let title = title
        let inner = Self.width - 2
        canvas.draw("‹", at: .zero, style: style)
        canvas.clipped(to: Rect(x: 1, y: 0, width: inner, height: 1)) {
            canvas.draw(title, at: Point(x: 1 + max(0, (inner - TextWidth.width(of: title[...])) / 2), y: 0), style: style)
        }
        canvas.draw("›", at: Point(x: Self.width - 1, y: 0), style: style)
        let grid = MonthGrid(of: cursor, calendar)
        for (index, name) in grid.weekdays.enumerated() {
            var short = name.prefix(2)
            if TextWidth.width(of: short) > 2 { short = name.prefix(1) }
            let x = left(of: index) + 1 + max(0, 2 - TextWidth.width(of: short))
            canvas.draw(short, at: Point(x: x, y: 1), style: dim)
        }
        for week in 0..<MonthGrid.weekCount {
            for weekday in 0..<7 {
                guard let date = grid.date(week: week, weekday: weekday) else { continue }
                paint(
                    date, at: Point(x: left(of: weekday), y: week + 2), style: control.bounds.allows(dayOf: date, calendar) ? style : dim,
                    on: canvas)
            }
        }
    }

    private func paint(_ date: Date, at place: Point, style: CellStyle, on canvas: CellCanvas) {
        var style = style
        if calendar.isDate(date, inSameDayAs: today) { style.attributes.insert(.underline) }
        let isChosen = isChosen(date)
        if isChosen, environment.isEnabled { style.foreground = environment.tinted.foreground }
        let number = writing.text(.field(.day, digits: 1), date)
        canvas.draw(number, at: Point(x: place.x + 1, y: place.y), style: style)
        if isChosen {
            canvas.draw("[", at: place, style: environment.tinted)
            canvas.draw("]", at: Point(x: place.x + 3, y: place.y), style: environment.tinted)
        }
        if calendar.isDate(date, inSameDayAs: cursor) {
            environment.mark(Rect(x: place.x, y: place.y, width: 4, height: 1), isFocused: isFocused, on: canvas)
        }
    }

    /// Where the column of a day of the week begins.
    private func left(of weekday: Int) -> Int { (environment.isMirrored ? 6 - weekday : weekday) * Self.cellWidth }

    private func isChosen(_ date: Date) -> Bool {
        switch control.selection {
        case .one: chosen.map { calendar.isDate(date, inSameDayAs: $0) } ?? false
        case .several: chosenDay(date) != nil
        }
    }

    /// The components of those chosen that mean a day.
    private func chosenDay(_ date: Date) -> DateComponents? {
        chosenDays.first { components in
            guard let day = (components.calendar ?? calendar).date(from: components) else { return false }
            return calendar.isDate(day, inSameDayAs: date)
        }
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
        let forward = environment.isMirrored ? -1 : 1
        switch press.key {
        case .leftArrow: move(.day, -forward)
        case .rightArrow: move(.day, forward)
        case .upArrow: move(.day, -7)
        case .downArrow: move(.day, 7)
        case .pageUp: move(.month, -1)
        case .pageDown: move(.month, 1)
        case .home: move(.day, 1 - calendar.component(.day, from: cursor))
        case .end: move(.day, MonthGrid(of: cursor, calendar).dayCount - calendar.component(.day, from: cursor))
        case .space, .return:
            guard case .several = control.selection else { return .ignored }
            toggle(cursor)
        default: return .ignored
        }
        return .handled
    }

    private func move(_ unit: Calendar.Component, _ steps: Int) {
        guard let date = calendar.date(byAdding: unit, value: steps, to: cursor) else { return }
        go(to: date)
    }

    private func go(to date: Date) {
        cursor = control.bounds.clamped(date)
        if case .one(let binding) = control.selection, cursor != chosen {
            chosen = cursor
            binding.wrappedValue = cursor
        }
        custom.needsPaint()
    }

    private func toggle(_ date: Date) {
        guard case .several(let binding) = control.selection, control.bounds.allows(dayOf: date, calendar) else { return }
        if let components = chosenDay(date) {
            binding.wrappedValue.remove(components)
        } else {
            binding.wrappedValue.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date))
        }
        custom.needsPaint()
    }

    func mouse(_ event: MouseEvent, at point: Point, clicks: Int) -> Bool {
        guard environment.isEnabled else { return false }
        switch event.kind {
        case .press where event.button == 0: press(at: point)
        case .wheelUp where isFocused: move(.month, -1)
        case .wheelDown where isFocused: move(.month, 1)
        case .drag, .release: return true
        default: return false
        }
        return true
    }

    private func press(at point: Point) {
        if point.y == 0 {
            let isBack = (point.x < Self.width / 2) != environment.isMirrored
            return move(.month, isBack ? -1 : 1)
        }
        // A column's number stands in its middle.
        let column = min(max((point.x - 1) / Self.cellWidth, 0), 6)
        guard point.y >= 2,
            let day = MonthGrid(of: cursor, calendar).date(week: point.y - 2, weekday: environment.isMirrored ? 6 - column : column)
        else { return }
        // The time of day stays.
        let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: cursor), to: day).day ?? 0
        guard control.bounds.allows(dayOf: day, calendar) else { return }
        move(.day, days)
        toggle(day)
    }
}
