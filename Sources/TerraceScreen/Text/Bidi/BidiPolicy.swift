/// How text that runs to the left goes into cells, which is a matter of what the terminal makes of them.
package struct BidiPolicy: Hashable, Sendable {
    package enum Order: Hashable, Sendable {
        /// The cells are what is seen: for terminals that show them as they come.
        case visual
        /// The cells of a stretch that runs to the left are in the order of the text: for terminals that turn such stretches round.
        case logical
        /// The cells are what is seen, but the letters of each word that runs to the left are in the order of the text: for terminals that
        /// turn words round, and nothing else.
        case words
    }

    package var order: Order
    /// Whether Arabic letters are written as the forms that join: for terminals that show each cell by itself.
    package var joinsLetters: Bool

    package init(order: Order, joinsLetters: Bool) {
        self.order = order
        self.joinsLetters = joinsLetters
    }

    package static let visual = BidiPolicy(order: .visual, joinsLetters: true)
    package static let words = BidiPolicy(order: .words, joinsLetters: false)
    package static let logical = BidiPolicy(order: .logical, joinsLetters: false)
}
