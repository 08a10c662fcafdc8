import Terrace

struct Book: Identifiable {
    let id: Int
    let name: String
    let year: Int
    let about: String
}

struct Shelf: Identifiable {
    let id: Int
    let name: String
    let books: [Book]
}

/// What there is to show, in a language.
struct Library {
    var isRightToLeft = false
    let title: String
    let foldAll: String
    let unfoldAll: String
    let isRead: String
    let shelves: [Shelf]

    static let english = Library(
        title: "Library", foldAll: "Fold", unfoldAll: "Unfold", isRead: "Read",
        shelves: [
            Shelf(
                id: 1, name: "Novels",
                books: [
                    Book(id: 1, name: "Emma", year: 1815, about: "A matchmaker learns that she knows nobody, herself least of all."),
                    Book(id: 2, name: "Middlemarch", year: 1871, about: "A town, its marriages, and what was hoped of them."),
                    Book(id: 3, name: "Kim", year: 1901, about: "A boy and a lama on the road through India."),
                ]),
            Shelf(
                id: 2, name: "Science",
                books: [
                    Book(id: 4, name: "On Growth and Form", year: 1917, about: "Why living things have the shapes they have."),
                    Book(id: 5, name: "The Sea Around Us", year: 1951, about: "How the oceans came to be, and what lives in them."),
                ]),
        ])

    static let arabic = Library(
        isRightToLeft: true, title: "المكتبة", foldAll: "طي", unfoldAll: "فتح", isRead: "مقروء",
        shelves: [
            Shelf(
                id: 1, name: "روايات",
                books: [
                    Book(id: 1, name: "زينب", year: 1913, about: "قصة من الريف المصري."),
                    Book(id: 2, name: "الأيام", year: 1929, about: "سيرة صبي يشق طريقه إلى العلم."),
                ]),
            Shelf(
                id: 2, name: "علوم",
                books: [
                    Book(id: 3, name: "كتاب المناظر", year: 1021, about: "كيف نرى الضوء والأشياء."),
                    Book(id: 4, name: "الجبر والمقابلة", year: 820, about: "أول كتاب في علم الجبر."),
                ]),
        ])

    /// English, or what `--language` says.
    static var chosen: Library {
        let arguments = CommandLine.arguments
        guard let flag = arguments.firstIndex(of: "--language") else { return english }
        return arguments.dropFirst(flag + 1).first == "ar" ? arabic : english
    }
}
