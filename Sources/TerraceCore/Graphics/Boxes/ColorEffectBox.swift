import TerraceScreen

/// Changes the colours of all that its content paints. The terminal's own two stay, as nobody knows them.
package final class ColorEffectBox: UnaryBox {
    /// From a colour to another; nil changes nothing.
    package var effect: (@MainActor (RGBA) -> RGBA)? {
        didSet { needsPaint() }
    }

    override package func paint(_ canvas: Canvas) {
        guard let effect else { return paintChildren(canvas) }
        let before = canvas.screen.cells
        paintChildren(canvas)
        func changed(_ color: TerminalColor) -> TerminalColor { RGBA(color).map { effect($0).terminal } ?? color }
        canvas.restyleChanges(since: before) { style in
            style.foreground = changed(style.foreground)
            style.background = changed(style.background)
        }
    }
}
