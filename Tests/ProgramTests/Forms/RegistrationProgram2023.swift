import SwiftUI
import TerraceTesting
import Testing

private struct RegistrationView: View {
    enum FocusableField: Hashable, CaseIterable {
        case name, email, password, repeated
    }

    @State private var name = ""
    @State private var email = ""
    @State private var password = ""
    @State private var repeated = ""
    @State private var agrees = false
    @State private var error: String?
    @FocusState private var focus: FocusableField?

    var body: some View {
        NavigationStack {
            Form {
                Section("Account") {
                    TextField("Name", text: $name).focused($focus, equals: .name)
                    TextField("Email", text: $email).focused($focus, equals: .email)
                    SecureField("Password", text: $password).focused($focus, equals: .password)
                    SecureField("Repeat", text: $repeated).focused($focus, equals: .repeated)
                }
                .onSubmit(next)
                Toggle("I agree", isOn: $agrees)
                if let error {
                    Label(error, systemImage: "exclamationmark.triangle")
                        .foregroundStyle(.red)
                }
                Button("Register", action: register)
            }
            .navigationTitle("Register")
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Button("Previous", action: previous)
                    Button("Next", action: next)
                    Spacer()
                    Button("Done") { focus = nil }
                }
            }
        }
        .defaultFocus($focus, .name)
    }

    private func move(_ distance: Int) {
        guard let focus, let index = FocusableField.allCases.firstIndex(of: focus) else { return }
        let target = index + distance
        if FocusableField.allCases.indices.contains(target) { self.focus = FocusableField.allCases[target] }
    }

    private func next() { move(1) }
    private func previous() { move(-1) }

    private func register() {
        if name.isEmpty {
            error = "The name is missing"
            focus = .name
        } else if password != repeated {
            error = "The passwords differ"
            focus = .repeated
        } else {
            error = nil
        }
    }
}

@MainActor @Suite("Program: registration, 2023")
struct RegistrationProgram2023 {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(RegistrationView()) }

    @Test("Return goes from field to field; a wrong entry takes the focus")
    func registers() {
        let host = TestHost(RegistrationView(), width: 60, height: 24, unit: .points)
        host.type("Ann\na@b.example\nsecret\nsecre\n")
        #expect(host.text.contains("Ann"))
        #expect(host.text.contains("a@b.example"))
        host.find(.button, text: "Register").click()
        #expect(host.text.contains("The passwords differ"))
        host.type("t")
        host.find(.button, text: "Register").click()
        #expect(!host.text.contains("The passwords differ"))
    }
}
