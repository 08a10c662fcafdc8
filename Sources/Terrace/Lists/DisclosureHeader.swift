import TerraceCore
import TerraceScreen

/// A row with a triangle that shows and hides what belongs to it. In a list with a current row the list leads it; elsewhere it is a focus
/// stop of its own.
nonisolated struct _DisclosureHeader<Label: View>: View {
    /// Nil: there is nothing to show.
    let isExpanded: Bool?
    var indent = 0
    var parent: AnyHashable?
    let setExpanded: @MainActor (Bool) -> Void
    let label: Label

    @FocusState private var isFocused: Bool
    @Environment(\.isFocusEffectEnabled) private var showsFocus

    init(
        isExpanded: Bool?, indent: Int = 0, parent: AnyHashable? = nil, setExpanded: @escaping @MainActor (Bool) -> Void, label: Label
    ) {
        self.isExpanded = isExpanded
        self.indent = indent
        self.parent = parent
        self.setExpanded = setExpanded
        self.label = label
    }

    @MainActor var body: some View {
        HStack(alignment: .top, spacing: 0) {
            _Triangle(isExpanded: isExpanded, indent: indent)
            label
        }
        .modifier(_HighlightModifier(isHighlighted: isFocused && showsFocus))
        .modifier(DisclosureModifier(isExpanded: isExpanded, parent: parent, triangle: indent + 2, setExpanded: setExpanded))
        .focusedIfPossible($isFocused)
    }
}

/// The triangle itself, or the room for one.
nonisolated struct _Triangle: LeafView {
    let isExpanded: Bool?
    let indent: Int

    @MainActor func makeBox(_ environment: EnvironmentValues) -> TriangleBox {
        let box = TriangleBox(indent: indent, isExpanded: isExpanded, style: style(environment))
        box.isMirrored = environment.layoutDirection == .rightToLeft
        return box
    }

    @MainActor func update(_ box: TriangleBox, _ environment: EnvironmentValues) {
        box.indent = indent
        box.isExpanded = isExpanded
        box.style = style(environment)
        box.isMirrored = environment.layoutDirection == .rightToLeft
    }

    @MainActor private func style(_ environment: EnvironmentValues) -> CellStyle {
        let paint = environment.foreground.paint(in: environment)
        return CellStyle(foreground: paint.color, attributes: paint.isDim || !environment.isEnabled ? .dim : [])
    }
}
