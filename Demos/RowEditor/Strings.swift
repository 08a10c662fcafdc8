import Terrace

/// What the editor says in a language.
struct Strings: Sendable {
    let title: String
    let hint: String
    let empty: String
    let none: String
    /// What stands beside the row with the focus.
    let mark: String
    let direction: LayoutDirection
    let item: @Sendable (String) -> String
    let count: @Sendable (Int) -> String
    let place: @Sendable (Int) -> String

    static let english = Strings(
        title: "Row Editor", hint: "Return new · ^↑↓ move · ^D delete · ^T new on top · ^Q quit", empty: "empty", none: "none focused",
        mark: "▌",
        direction: .leftToRight, item: { "Item \($0)" }, count: { $0 == 1 ? "1 row" : "\($0) rows" }, place: { "in row \($0)" })

    static let arabic = Strings(
        title: "محرر الصفوف", hint: "صف جديد Return · نقل ^↑↓ · حذف ^D · في الأعلى ^T · خروج ^Q", empty: "فارغ",
        none: "لا صف محدد", mark: "▐", direction: .rightToLeft, item: { "عنصر \($0)" }, count: { "عدد الصفوف: \($0)" },
        place: { "في الصف \($0)" })

    /// The strings of the language that `--language` names; English without it, and for languages that are not here.
    static func named(_ language: String?) -> Strings { language == "ar" ? arabic : english }
}

private enum StringsKey: EnvironmentKey { static var defaultValue: Strings { .english } }

extension EnvironmentValues {
    var strings: Strings {
        get { self[StringsKey.self] }
        set { self[StringsKey.self] = newValue }
    }
}
