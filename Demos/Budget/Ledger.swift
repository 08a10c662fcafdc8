import Terrace

struct Entry: Identifiable {
    let id: Int
    let title: String
    let symbol: String
    let tint: Color
    let date: Date
    let amount: Decimal
    var mark: String?

    /// Days before and after the first of November 2026.
    init(_ id: Int, _ title: String, _ symbol: String, _ tint: Color, day: Int, _ amount: Decimal, mark: String? = nil) {
        self.id = id
        self.title = title
        self.symbol = symbol
        self.tint = tint
        date = Date(timeIntervalSince1970: 1_793_534_400 + Double(day) * 86400)
        self.amount = amount
        self.mark = mark
    }

    static let longTitle = Entry(
        1, "The yearly subscription of the paper that is read on Sundays", "newspaper", .blue, day: 0, -120, mark: "yearly")
    static let largeAmount = Entry(2, "House", "house.fill", .orange, day: 3, -48_250_000)
}

/// What there is to show, in a language.
struct Ledger {
    let language: String
    var isRightToLeft = false
    let title: String
    let entriesTitle: String
    let balance: String
    let currency: String
    let entries: [Entry]

    static let english = Ledger(
        language: "en_US", title: "Budget", entriesTitle: "November", balance: "Balance", currency: "USD",
        entries: [
            Entry(1, "Salary", "banknote", .green, day: 0, 3200, mark: "monthly"),
            Entry(2, "Rent", "house.fill", .orange, day: 1, -950, mark: "monthly"),
            Entry(3, "Groceries", "cart.fill", .blue, day: 4, -84.6),
            Entry(4, "Train to the sea", "tram.fill", .purple, day: 6, -31.5),
            Entry(5, "Coffee", "cup.and.saucer.fill", .brown, day: 6, -3.2),
        ])

    static let hebrew = Ledger(
        language: "he_IL", isRightToLeft: true, title: "תקציב", entriesTitle: "נובמבר", balance: "יתרה", currency: "ILS",
        entries: [
            Entry(1, "משכורת", "banknote", .green, day: 0, 12000, mark: "חודשי"),
            Entry(2, "שכר דירה", "house.fill", .orange, day: 1, -4500, mark: "חודשי"),
            Entry(3, "מצרכים", "cart.fill", .blue, day: 4, -320.4),
            Entry(4, "רכבת לים", "tram.fill", .purple, day: 6, -55),
        ])

    /// English, or what `--language` says.
    static var chosen: Ledger {
        let arguments = CommandLine.arguments
        guard let flag = arguments.firstIndex(of: "--language") else { return english }
        return arguments.dropFirst(flag + 1).first == "he" ? hebrew : english
    }
}
