/// The glyphs of a border.
package struct BorderKind: Hashable, Sendable {
    package var horizontal: Unicode.Scalar
    package var vertical: Unicode.Scalar
    package var topLeading: Unicode.Scalar
    package var topTrailing: Unicode.Scalar
    package var bottomLeading: Unicode.Scalar
    package var bottomTrailing: Unicode.Scalar

    package static let single = BorderKind(
        horizontal: "─", vertical: "│", topLeading: "┌", topTrailing: "┐", bottomLeading: "└", bottomTrailing: "┘")
    package static let rounded = BorderKind(
        horizontal: "─", vertical: "│", topLeading: "╭", topTrailing: "╮", bottomLeading: "╰", bottomTrailing: "╯")
    package static let heavy = BorderKind(
        horizontal: "━", vertical: "┃", topLeading: "┏", topTrailing: "┓", bottomLeading: "┗", bottomTrailing: "┛")
    package static let double = BorderKind(
        horizontal: "═", vertical: "║", topLeading: "╔", topTrailing: "╗", bottomLeading: "╚", bottomTrailing: "╝")
    package static let ascii = BorderKind(
        horizontal: "-", vertical: "|", topLeading: "+", topTrailing: "+", bottomLeading: "+", bottomTrailing: "+")
    /// Room for a border, drawn as blanks.
    package static let blank = BorderKind(
        horizontal: " ", vertical: " ", topLeading: " ", topTrailing: " ", bottomLeading: " ", bottomTrailing: " ")
}
