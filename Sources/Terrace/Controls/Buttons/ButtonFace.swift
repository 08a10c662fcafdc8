import TerraceCore
import TerraceScreen

/// How a button looks that has one of the framework's styles.
nonisolated enum ButtonKind: Hashable, Sendable {
    /// In brackets.
    case bordered
    /// In brackets, in bold on the tint.
    case prominent
    /// In the tint.
    case borderless
    /// In the tint, underlined.
    case link
    /// As its label is.
    case plain
    /// In the tint, as wide as its row.
    case row
    /// As wide as the menu.
    case menu

    static func usual(in place: ControlPlace) -> ButtonKind {
        switch place {
        case .plain: .bordered
        case .row: .row
        case .bar: .borderless
        case .menu: .menu
        }
    }
}

/// The looks of a button, without what makes it one.
nonisolated struct ButtonFace<Label: View>: View {
    let kind: ButtonKind
    let role: ButtonRole?
    let label: Label

    @MainActor var body: some View {
        // A label of several views is a row of them.
        HStack { label }
            .modifier(LabelCheck(control: "button"))
            .modifier(ButtonFrame(kind: kind))
            .modifier(_EnvironmentModifier { [kind, role] in Self.colour(&$0, kind, role) })
    }

    private static func colour(_ environment: inout EnvironmentValues, _ kind: ButtonKind, _ role: ButtonRole?) {
        if role == .destructive { environment.tint = .red }
        // What a label says of itself counts more than all of this.
        let tint = environment.tint
        switch kind {
        case .bordered, .menu: if let tint { environment.foreground = .style(AnyShapeStyle(tint)) }
        case .borderless, .row: environment.foreground = .style(AnyShapeStyle(tint ?? .accentColor))
        case .link:
            environment.foreground = .style(AnyShapeStyle(tint ?? .accentColor))
            environment.textTraits.isUnderlined = true
        case .prominent:
            let fill = (tint ?? .accentColor)._resolve(in: environment)
            environment.foreground = .style(AnyShapeStyle(Color.readable(on: fill.color)))
            environment.textTraits.isBold = true
        case .plain: break
        }
    }
}

/// Brackets and fill of a button.
nonisolated struct ButtonFrame: BoxModifier {
    typealias Body = Never

    let kind: ButtonKind

    @MainActor func makeBox(_ environment: EnvironmentValues) -> ButtonBox { ButtonBox(look(environment)) }
    @MainActor func update(_ box: ButtonBox, _ environment: EnvironmentValues) { box.look = look(environment) }

    private func look(_ environment: EnvironmentValues) -> ButtonBox.Look {
        var look = ButtonBox.Look()
        switch kind {
        case .bordered, .prominent:
            let isRound = environment.buttonBorderShape.isRound
            (look.open, look.close) = isRound ? ("(", ")") : ("[", "]")
            look.padding = environment.controlSize.buttonPadding
            look.style = environment.textTraits.style(in: environment)
            look.style.attributes.formIntersection([.bold, .dim])
            if kind == .prominent {
                let paint = (environment.tint ?? .accentColor)._resolve(in: environment)
                look.fill = CellStyle(foreground: look.style.foreground, background: paint.color, attributes: look.style.attributes)
            }
        case .row, .menu: look.isWide = true
        case .borderless, .link, .plain: break
        }
        return look
    }
}

extension ControlSize {
    /// Cells between a bracket and a label.
    fileprivate var buttonPadding: Int {
        switch self {
        case .mini, .small: 0
        case .regular: 1
        case .large: 3
        case .extraLarge: 5
        }
    }
}

extension Color {
    /// Black or white, whichever is read better on a colour.
    static func readable(on color: TerminalColor) -> Color {
        switch color {
        case .standard: .primary
        case .ansi(let n): [0, 1, 4, 5, 8, 12].contains(n) ? .white : .black
        case .indexed(let n):
            if n < 16 { readable(on: .ansi(n)) } else if n >= 232 { n < 244 ? .white : .black } else { readable(on: cube(n)) }
        case .rgb(let r, let g, let b): 299 * Int(r) + 587 * Int(g) + 114 * Int(b) < 128_000 ? .white : .black
        }
    }

    /// A colour of xterm's cube by its components.
    private static func cube(_ n: UInt8) -> TerminalColor {
        func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
        let place = n - 16
        return .rgb(level(place / 36), level(place / 6 % 6), level(place % 6))
    }
}
