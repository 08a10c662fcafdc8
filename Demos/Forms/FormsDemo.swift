import Terrace

/// Two forms: signing in, and signing up. `--language he` shows them in Hebrew, from right to left.
@main
struct FormsDemo: App {
    private let words = Words.chosen

    var body: some Scene {
        WindowGroup(words.title) {
            TabView {
                LoginForm().tabItem { Label(words.signIn, systemImage: "person") }
                RegistrationForm().tabItem { Label(words.signUp, systemImage: "square.and.pencil") }
            }
            .environment(\.words, words)
            .environment(\.layoutDirection, words.isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }
}
