import TerraceCore
import TerraceScreen

/// What a control that draws itself needs of the environment.
struct ControlEnvironment {
    var isEnabled = true
    var isMirrored = false
    var showsFocus = true
    var place = ControlPlace.plain
    /// How it is drawn.
    var style = CellStyle.standard
    /// How what is set, filled or chosen is drawn.
    var tinted = CellStyle.standard

    init() {}

    @MainActor init(_ environment: EnvironmentValues) {
        isEnabled = environment.isEnabled
        isMirrored = environment.layoutDirection == .rightToLeft
        showsFocus = environment.isFocusEffectEnabled
        place = environment.controlPlace
        style = environment.textTraits.style(in: environment)
        tinted = style
        if isEnabled { tinted.foreground = (environment.tint ?? .accentColor)._resolve(in: environment).color }
    }

    /// Shows that the focus is there.
    @MainActor func mark(_ rect: Rect, isFocused: Bool, on canvas: CellCanvas) {
        guard isFocused, showsFocus else { return }
        canvas.restyle(rect) { $0.attributes.insert(.reverse) }
    }
}
