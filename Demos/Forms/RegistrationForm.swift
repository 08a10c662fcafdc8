import Terrace

/// Return leads from field to field; what is wrong is said, and the first wrong field has the focus.
struct RegistrationForm: View {
    enum Field: Hashable, CaseIterable {
        case name, address, password, repetition
    }

    @State private var name = ""
    @State private var address = ""
    @State private var password = ""
    @State private var repetition = ""
    @State private var wantsNews = false
    @State private var wrong: [Field: String] = [:]
    @State private var isDone = false
    @FocusState private var focus: Field?
    @Environment(\.words) private var words

    var body: some View {
        NavigationStack {
            Form {
                Section(words.account) {
                    row(.name) { TextField(words.name, text: $name) }
                    row(.address) { TextField(words.address, text: $address) }
                }
                Section(words.password) {
                    row(.password) { SecureField(words.password, text: $password) }
                    row(.repetition) { SecureField(words.repetition, text: $repetition) }
                }
                Section {
                    Toggle(words.news, isOn: $wantsNews)
                    Button(words.signUp, action: submit)
                }
            }
            .onSubmit(advance)
            .navigationTitle(words.signUp)
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Button(words.previous) { move(by: -1) }
                    Button(words.next) { move(by: 1) }
                    Spacer()
                    Button(words.done) { focus = nil }
                }
            }
            .alert(words.welcome, isPresented: $isDone) {
                Button(words.done, action: clear)
            } message: {
                Text(name)
            }
        }
    }

    private func row<Content: View>(_ field: Field, @ViewBuilder content: () -> Content) -> some View {
        VStack(alignment: .leading) {
            content().focused($focus, equals: field)
            if let message = wrong[field] {
                Text(message).font(.caption).foregroundStyle(.red)
            }
        }
    }

    private func move(by distance: Int) {
        guard let focus, let index = Field.allCases.firstIndex(of: focus) else { return }
        let target = index + distance
        if Field.allCases.indices.contains(target) { self.focus = Field.allCases[target] }
    }

    private func advance() {
        if focus == .repetition { submit() } else { move(by: 1) }
    }

    private func submit() {
        var wrong: [Field: String] = [:]
        if name.isEmpty { wrong[.name] = words.nameMissing }
        if !address.contains("@") { wrong[.address] = words.addressWrong }
        if password.count < 6 { wrong[.password] = words.passwordShort }
        if repetition != password { wrong[.repetition] = words.passwordsDiffer }
        self.wrong = wrong
        if let first = Field.allCases.first(where: { wrong[$0] != nil }) { focus = first } else { isDone = true }
    }

    private func clear() {
        name = ""
        address = ""
        password = ""
        repetition = ""
        focus = .name
    }
}
