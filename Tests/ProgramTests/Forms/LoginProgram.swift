import SwiftUI
import TerraceTesting
import Testing

private struct LoginView: View {
    enum Field: Hashable {
        case email, password
    }

    @State private var email = ""
    @State private var password = ""
    @State private var message: String?
    @FocusState private var focusedField: Field?

    private var isValid: Bool { email.contains("@") && password.count >= 6 }

    var body: some View {
        VStack(spacing: 16) {
            Text("Welcome")
                .font(.largeTitle)
                .fontWeight(.bold)
            TextField("Email", text: $email)
                .textFieldStyle(.roundedBorder)
                .keyboardType(.emailAddress)
                .textContentType(.emailAddress)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .focused($focusedField, equals: .email)
                .submitLabel(.next)
                .onSubmit { focusedField = .password }
            SecureField("Password", text: $password)
                .textFieldStyle(.roundedBorder)
                .focused($focusedField, equals: .password)
                .submitLabel(.go)
                .onSubmit(login)
            Button(action: login) {
                Text("Log in")
                    .frame(maxWidth: .infinity)
                    .padding()
                    .background(isValid ? Color.blue : Color.gray)
                    .foregroundColor(.white)
                    .cornerRadius(10)
            }
            .disabled(!isValid)
            if let message {
                Text(message).foregroundColor(.red)
            }
        }
        .padding(.horizontal, 30)
        .onAppear { focusedField = .email }
    }

    private func login() {
        message = isValid ? "Hello, \(email)" : "Check your entries"
    }
}

@MainActor @Suite("Program: login, 2022")
struct LoginProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(LoginView()) }

    @Test("Return leads from the address to the password and then logs in")
    func logsIn() {
        let host = TestHost(LoginView(), width: 60, height: 24, unit: .points)
        host.type("a@b.example\n")
        host.type("secret1\n")
        #expect(host.text.contains("Hello, a@b.example"))
        #expect(!host.text.contains("secret1"))
    }

    @Test("A password that is too short is refused")
    func refuses() {
        let host = TestHost(LoginView(), width: 60, height: 24, unit: .points)
        host.type("a@b.example\n")
        host.type("abc\n")
        #expect(host.text.contains("Check your entries"))
    }
}
