import Foundation
import TerraceCore

extension View {
    /// Sets the font of texts in the view that have none of their own.
    public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the weight of texts in the view.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.textTraits.weight, weight) }
    /// Changes nothing: a terminal has one design.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
    /// Changes nothing: a terminal has one width.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
    /// Changes nothing: a terminal has one width.
    public nonisolated func fontWidth(_ width: CGFloat) -> some View { self }

    /// Makes texts in the view bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { environment(\.textTraits.isBold, isActive) }
    /// Sets texts in the view in italics.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { environment(\.textTraits.isItalic, isActive) }
    /// Underlines texts in the view. A terminal's line is a solid one in the colour of the text.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textTraits.isUnderlined, isActive)
    }
    /// Strikes texts in the view through. A terminal's line is a solid one in the colour of the text.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textTraits.isStruckThrough, isActive)
    }

    /// Changes nothing: all letters of a terminal are equally wide.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
    /// Changes nothing: all digits of a terminal are equally wide.
    public nonisolated func monospacedDigit() -> some View { self }
    /// Changes nothing: letters stand a cell apart.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }
    /// Changes nothing: letters stand a cell apart.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }
    /// Changes nothing: letters stand on the line.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

    /// Shows texts in the view dim where they are secondary to what is around them.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textTraits.isDim) { if isEnabled { $0 = scale == .secondary } }
    }

    /// Shows the letters of texts in the view as capitals, or as none; nil leaves them as they are.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
