/// How many columns a text takes in one line, by the one function that drawing, wrapping, caret and hit test share.
package enum TextWidth {
    package static func width(of character: Character) -> Int { 1 }
    package static func width(of text: some StringProtocol) -> Int { text.count }
}
