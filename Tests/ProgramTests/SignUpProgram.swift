import Combine
import SwiftUI
import TerraceTesting
import Testing

private class SignUpViewModel: ObservableObject {
    // Input
    @Published var username = ""
    @Published var password = ""
    @Published var passwordAgain = ""
    // Output
    @Published var isValid = false
    @Published var message = ""

    private var cancellableSet: Set<AnyCancellable> = []

    private var isUsernameValidPublisher: AnyPublisher<Bool, Never> {
        $username
            .debounce(for: 0.8, scheduler: RunLoop.main)
            .removeDuplicates()
            .map { input in
                return input.count >= 3
            }
            .eraseToAnyPublisher()
    }

    private var arePasswordsEqualPublisher: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest($password, $passwordAgain)
            .debounce(for: 0.2, scheduler: RunLoop.main)
            .map { password, passwordAgain in
                return password == passwordAgain && !password.isEmpty
            }
            .eraseToAnyPublisher()
    }

    init() {
        isUsernameValidPublisher
            .receive(on: ImmediateScheduler.shared)
            .map { valid in
                valid ? "" : "User name must have 3 characters"
            }
            .assign(to: \.message, on: self)
            .store(in: &cancellableSet)

        Publishers.CombineLatest(isUsernameValidPublisher, arePasswordsEqualPublisher)
            .map { $0 && $1 }
            .assign(to: \.isValid, on: self)
            .store(in: &cancellableSet)
    }
}

private struct SignUpView: View {
    @ObservedObject private var viewModel = SignUpViewModel()

    var body: some View {
        VStack {
            TextField("Username", text: $viewModel.username)
            Text(viewModel.message).foregroundColor(.red)
            SecureField("Password", text: $viewModel.password)
            SecureField("Password again", text: $viewModel.passwordAgain)
            Button(action: {}) {
                Text(self.viewModel.isValid ? "Sign up" : "Not yet")
            }.disabled(!self.viewModel.isValid)
        }
    }
}

@MainActor @Suite("Sign up with validation, 2019")
struct SignUpProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(SignUpView()) }

    @Test("What was typed is checked when typing pauses")
    func validates() {
        let host = TestHost(SignUpView(), width: 40, height: 10, unit: .points)
        host.type("ab")
        host.advance(by: .seconds(1))
        #expect(host.text.contains("must have 3"))
        host.type("c\tsecret\tsecret")
        host.advance(by: .seconds(1))
        #expect(!host.text.contains("must have 3"))
        #expect(host.text.contains("Sign up"))
    }
}
