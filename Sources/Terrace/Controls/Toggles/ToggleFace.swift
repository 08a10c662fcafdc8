import TerraceCore

/// How a toggle looks that has one of the framework's styles.
nonisolated enum ToggleLook: Hashable, Sendable {
    case checkbox
    case switched(Color?)
    case button

    static func usual(in place: ControlPlace) -> ToggleLook {
        switch place {
        case .plain, .menu: .checkbox
        case .row: .switched(nil)
        case .bar: .button
        }
    }
}

/// A toggle of one of the framework's styles. What it is can be told without colour: `[x]`, `[ ]`, `[-]`; a filled knob at the end, a
/// hollow one at the beginning; a tick.
nonisolated struct ToggleFace: View {
    let look: ToggleLook
    let configuration: ToggleStyleConfiguration

    @Environment(\.controlPlace) private var place
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.tint) private var tint
    @Environment(\.menuDismissal) private var menuDismissal

    @MainActor private func flip() {
        menuDismissal?.chosen()
        if configuration.isMixed { configuration.$isOn.wrappedValue = true } else { configuration.$isOn.wrappedValue.toggle() }
    }

    @MainActor var body: some View {
        switch place == .menu ? .checkbox : look {
        case .checkbox:
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: configuration.isMixed ? "[-]" : configuration.isOn ? "[x]" : "[ ]").fixedSize().accessibilityHidden(true)
                if !isLabelHidden { configuration.label.modifier(LabelCheck(control: "toggle")) }
                if place == .menu || place == .row { Spacer(minLength: 0) }
                if place == .menu { MenuShortcut() }
            }
            .pressable(.toggle) { flip() }
            .accessibilityValue(value)
        case .switched(let own):
            HStack(alignment: .firstTextBaseline) {
                if !isLabelHidden {
                    configuration.label.modifier(LabelCheck(control: "toggle"))
                    if place == .row { Spacer(minLength: 0) }
                }
                Text(verbatim: knob).foregroundColor(configuration.isOn ? own ?? tint ?? .green : nil).fixedSize().accessibilityHidden(true)
            }
            .pressable(.toggle) { flip() }
            .accessibilityValue(value)
        case .button:
            ButtonFace(
                kind: .bordered, role: nil,
                label: Group {
                    Text(verbatim: configuration.isMixed ? "-" : configuration.isOn ? "✓" : " ").fixedSize()
                    configuration.label
                }
            )
            .pressable(.toggle) { flip() }
            .accessibilityValue(value)
        }
    }

    @MainActor private var value: String { configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off" }

    @MainActor private var knob: String {
        if configuration.isMixed { return "─◐─" }
        // Where the text runs to the left, so does the line: the knob of what is on is at the left then.
        return configuration.isOn ? "━━●" : "○──"
    }
}
