import SwiftUI
import TerraceTesting
import Testing

private class SignUpModel: ObservableObject {
    @Published var name = ""
    @Published var email = ""
    @Published var password = ""
    @Published var birthday = Date(timeIntervalSince1970: 946_684_800)

    var isValid: Bool {
        !name.isEmpty && email.contains("@") && password.count >= 4
    }
}

private struct RoundedStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .padding(8)
            .background(Color.gray.opacity(0.2))
            .cornerRadius(8)
    }
}

private struct SignUpView: View {
    @ObservedObject var model: SignUpModel
    @State private var done = false

    var body: some View {
        VStack(alignment: .leading) {
            if done {
                Text("Welcome, \(model.name)!")
            } else {
                TextField("Full Name", text: $model.name, onEditingChanged: { _ in }, onCommit: {})
                    .textContentType(.name)
                TextField("Email", text: $model.email)
                    .keyboardType(.emailAddress)
                    .textContentType(.emailAddress)
                SecureField("Password", text: $model.password) {
                    self.done = self.model.isValid
                }
                .textContentType(.newPassword)
                DatePicker(selection: $model.birthday, in: ...Date(), displayedComponents: .date) {
                    Text("Birthday")
                }
                Button(action: { self.done = true }) {
                    Text("Sign Up")
                }
                .disabled(!model.isValid)
            }
        }
        .textFieldStyle(RoundedStyle())
        .padding()
    }
}

@MainActor @Suite("Sign up, 2020")
struct RegistrationProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(SignUpView(model: SignUpModel())) }

    @Test("A valid form can be sent, by Return in the password")
    func sends() {
        let host = TestHost(SignUpView(model: SignUpModel()), width: 60, height: 16, unit: .points)
        host.type("Ada\tada@example.org\tengine\n")
        #expect(host.text.contains("Welcome, Ada!"))
    }

    @Test("The button comes into use when all is filled in")
    func button() {
        let model = SignUpModel()
        let host = TestHost(SignUpView(model: model), width: 60, height: 16, unit: .points)
        host.type("Ada\ta@b\t1234")
        host.find(.button, text: "Sign Up").click()
        #expect(host.text.contains("Welcome, Ada!"))
    }
}
