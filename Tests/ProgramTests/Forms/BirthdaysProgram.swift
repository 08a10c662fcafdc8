import SwiftUI
import TerraceTesting
import Testing

private struct Friend: Identifiable {
    let id = UUID()
    let name: String
    let birthday: Date
}

private struct BirthdaysView: View {
    @State private var friends: [Friend] = [
        Friend(name: "Elton Lin", birthday: Date(timeIntervalSince1970: 0)),
        Friend(name: "Jenny Court", birthday: Date(timeIntervalSince1970: 86400 * 400)),
    ]
    @State private var newName = ""
    @State private var newDate = Date.now

    var body: some View {
        NavigationStack {
            List {
                ForEach(friends) { friend in
                    HStack {
                        Text(friend.name)
                        Spacer()
                        Text(friend.birthday, format: .dateTime.month(.wide).day().year())
                    }
                }
                .onDelete { friends.remove(atOffsets: $0) }
            }
            .navigationTitle("Birthdays")
            .toolbar { EditButton() }
            .safeAreaInset(edge: .bottom) {
                VStack(alignment: .center, spacing: 20) {
                    Text("New Birthday")
                        .font(.headline)
                    DatePicker(selection: $newDate, in: Date.distantPast...Date.now, displayedComponents: .date) {
                        TextField("Name", text: $newName)
                            .textFieldStyle(.roundedBorder)
                    }
                    Button("Save") {
                        let newFriend = Friend(name: newName, birthday: newDate)
                        friends.append(newFriend)
                        newName = ""
                        newDate = .now
                    }
                    .bold()
                }
                .padding()
                .background(.bar)
            }
        }
    }
}

@MainActor @Suite("Birthdays, 2024")
struct BirthdaysProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(BirthdaysView()) }

    @Test("A friend is saved, and removed in edit mode")
    func saves() {
        let host = TestHost(BirthdaysView(), width: 60, height: 24, unit: .points)
        #expect(host.text.contains("Elton Lin"))
        host.find(.textField, text: "Name").focus()
        host.type("Sean Park")
        host.find(.button, text: "Save").click()
        #expect(host.text.contains("Sean Park"))
        host.find(.button, text: "Edit").click()
        #expect(host.text.contains("⊖"))
    }
}
