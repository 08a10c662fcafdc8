import Terrace

/// A name and a password that can be shown. The focus of the password follows a single Bool.
struct LoginForm: View {
    @State private var name = ""
    @State private var password = ""
    @State private var showsPassword = false
    @State private var greeting: String?
    @FocusState private var isPasswordFocused: Bool
    @Environment(\.words) private var words

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField(words.name, text: $name)
                        .submitLabel(.next)
                        .onSubmit { isPasswordFocused = true }
                    HStack {
                        Group {
                            if showsPassword {
                                TextField(words.password, text: $password)
                            } else {
                                SecureField(words.password, text: $password)
                            }
                        }
                        .focused($isPasswordFocused)
                        .submitLabel(.go)
                        .onSubmit(signIn)
                        Button(showsPassword ? words.hide : words.show) {
                            showsPassword.toggle()
                            isPasswordFocused = true
                        }
                    }
                } footer: {
                    Text(words.loginHint)
                }
                Section {
                    Button(words.signIn, action: signIn).disabled(name.isEmpty || password.isEmpty)
                }
                if let greeting {
                    Label(greeting, systemImage: "checkmark.circle.fill").foregroundStyle(.green)
                }
            }
            .navigationTitle(words.signIn)
        }
    }

    private func signIn() {
        guard !name.isEmpty, !password.isEmpty else { return }
        greeting = words.hello + " " + name
    }
}
