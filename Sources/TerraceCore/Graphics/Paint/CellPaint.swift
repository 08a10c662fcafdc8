import Foundation
import TerraceScreen

/// What a style comes to in cells. An implementation detail.
public nonisolated struct _CellPaint: Hashable, Sendable {
    /// The colour, opaque; of a gradient, the middle of it.
    package var color: TerminalColor
    /// Whether text in it is dim.
    package var isDim: Bool
    /// Whether nothing is to be seen of it.
    package var isClear: Bool
    /// How opaque areas are.
    package var opacity = 1.0
    /// The colour as numbers; nil is the terminal's foreground.
    package var components: RGBA?
    /// A colour for each place, where it is no single one.
    package var shading: Shading?
    /// Whether it is the terminal's own background: what is below goes, and nothing is put there.
    package var isPaper = false
    /// Whether the terminal's background is taken for dark.
    package var scheme = ColorScheme.dark

    package init(color: TerminalColor, isDim: Bool, isClear: Bool) {
        self.color = color
        self.isDim = isDim
        self.isClear = isClear
        components = RGBA(color)
    }

    /// A colour of components; what is not opaque is as it looks on the terminal's background.
    package init(_ components: RGBA, scheme: ColorScheme) {
        self.init(color: components.terminal, isDim: components.a < 0.5, isClear: components.a <= 0)
        opacity = components.a
        self.scheme = scheme
        self.components = components
    }

    /// A gradient.
    package init(_ shading: Shading, scheme: ColorScheme) {
        self.init(shading.middle, scheme: scheme)
        self.shading = shading
        isClear = false
    }

    /// As opaque as it is, times a share.
    package func faded(by share: Double) -> _CellPaint {
        if share >= 1 { return self }
        var paint = self
        paint.opacity *= max(0, share)
        paint.isDim = paint.isDim || paint.opacity < 0.5
        paint.isClear = paint.isClear || paint.opacity <= 0
        return paint
    }

    /// Whether it is the same everywhere and hides what is below.
    package var isSolid: Bool { opacity >= 1 && shading == nil && !isPaper }

    /// Its components at a place, in the unit of the program, of an area; opacity included.
    package func components(at point: CGPoint, in size: CGSize) -> RGBA {
        var color = shading?.color(at: point, in: size) ?? components ?? scheme.pen
        if shading != nil { color.a *= opacity } else { color.a = opacity }
        return color
    }

    /// On a background.
    package func color(at point: CGPoint, in size: CGSize, over background: TerminalColor) -> TerminalColor {
        if isSolid { return color }
        return mix(components(at: point, in: size), over: background)
    }

    /// A colour on another; what comes out as the terminal's background is that.
    package func mix(_ top: RGBA, over background: TerminalColor) -> TerminalColor {
        let below = RGBA(background) ?? scheme.paper
        let mixed = top.over(below)
        if background == .standard, top.a < 1 {
            let distance = abs(mixed.r - below.r) + abs(mixed.g - below.g) + abs(mixed.b - below.b)
            if distance < 0.02 { return .standard }
        }
        return mixed.terminal
    }
}
