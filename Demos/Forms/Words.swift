import Terrace

/// What the program says, in a language.
struct Words: Sendable {
    var isRightToLeft = false
    var title = "Forms"
    var signIn = "Sign in"
    var signUp = "Sign up"
    var name = "Name"
    var address = "E-mail address"
    var account = "Account"
    var password = "Password"
    var repetition = "Repeat the password"
    var show = "Show"
    var hide = "Hide"
    var hello = "Welcome back,"
    var welcome = "Welcome!"
    var loginHint = "Return leads on; Tab reaches the buttons."
    var news = "Send me news"
    var previous = "Previous"
    var next = "Next"
    var done = "Done"
    var nameMissing = "Tell us your name."
    var addressWrong = "An address has an @ in it."
    var passwordShort = "Six characters at least."
    var passwordsDiffer = "The two differ."

    static let english = Words()

    static let hebrew = Words(
        isRightToLeft: true, title: "טפסים", signIn: "כניסה", signUp: "הרשמה", name: "שם", address: "כתובת דואר",
        account: "חשבון", password: "סיסמה", repetition: "חזרה על הסיסמה", show: "הצג", hide: "הסתר", hello: "ברוך שובך,",
        welcome: "ברוכים הבאים!", loginHint: "Return ממשיך הלאה; Tab מגיע לכפתורים.", news: "שלחו לי חדשות", previous: "הקודם",
        next: "הבא", done: "סיום", nameMissing: "נא לכתוב שם.", addressWrong: "בכתובת צריך להיות @.",
        passwordShort: "שישה תווים לפחות.", passwordsDiffer: "הסיסמאות שונות.")

    /// English, or what `--language` says.
    static var chosen: Words {
        let arguments = CommandLine.arguments
        guard let flag = arguments.firstIndex(of: "--language") else { return english }
        return arguments.dropFirst(flag + 1).first == "he" ? hebrew : english
    }
}

private struct WordsKey: EnvironmentKey { static let defaultValue = Words.english }

extension EnvironmentValues {
    var words: Words {
        get { self[WordsKey.self] }
        set { self[WordsKey.self] = newValue }
    }
}
