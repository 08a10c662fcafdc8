import SwiftUI
import TerraceTesting
import Testing

private struct Activity: Codable, Identifiable, Equatable, Hashable {
    var id = UUID()
    var title: String
    var description: String
    var completionCount = 0

    static let example = Activity(title: "Read", description: "Ten pages a day")
}

private class Activities: ObservableObject {
    @Published var activities: [Activity] {
        didSet {
            if let encoded = try? JSONEncoder().encode(activities) {
                saved = encoded
            }
        }
    }
    private(set) var saved = Data()

    init(activities: [Activity] = [.example]) {
        self.activities = activities
    }
}

private struct ActivityRow: View {
    let activity: Activity

    var body: some View {
        NavigationLink(value: activity) {
            HStack {
                Text(activity.title)
                Spacer()
                Text(String(activity.completionCount))
                    .font(.caption.weight(.black))
                    .padding(5)
                    .frame(minWidth: 50)
                    .background(color(for: activity))
                    .foregroundColor(.white)
                    .clipShape(Capsule())
            }
        }
    }

    func color(for activity: Activity) -> Color {
        switch activity.completionCount {
        case ..<3: return .red
        case ..<10: return .orange
        case ..<20: return .green
        default: return .indigo
        }
    }
}

private struct ActivityView: View {
    @ObservedObject var data: Activities
    var activity: Activity

    var body: some View {
        List {
            if activity.description.isEmpty == false {
                Section {
                    Text(activity.description)
                }
            }

            Section {
                Text("Completion count: \(activity.completionCount)")

                Button("Mark Completed") {
                    var newActivity = activity
                    newActivity.completionCount += 1

                    if let index = data.activities.firstIndex(where: { $0.id == activity.id }) {
                        data.activities[index] = newActivity
                    }
                }
            }
        }
        .navigationTitle(activity.title)
    }
}

private struct AddActivity: View {
    @ObservedObject var data: Activities
    @State private var title = ""
    @State private var description = ""
    @Environment(\.dismiss) var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                TextField("Description", text: $description)
            }
            .navigationTitle("Add Activity")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        let trimmedTitle = title.trimmingCharacters(in: .whitespaces)
                        guard trimmedTitle.isEmpty == false else { return }

                        let activity = Activity(title: trimmedTitle, description: description)
                        data.activities.append(activity)
                        dismiss()
                    }
                    .disabled(title.isEmpty)
                }
            }
        }
    }
}

private struct ContentView: View {
    @StateObject var data = Activities()
    @State private var addingNewActivity = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(data.activities) { activity in
                    ActivityRow(activity: activity)
                }
                .onDelete { offsets in
                    data.activities.remove(atOffsets: offsets)
                }
            }
            .navigationTitle("Habits")
            .navigationDestination(for: Activity.self) { activity in
                ActivityView(data: data, activity: data.activities.first { $0.id == activity.id } ?? activity)
            }
            .toolbar {
                Button {
                    addingNewActivity.toggle()
                } label: {
                    Label("Add New Activity", systemImage: "plus")
                }
            }
            .sheet(isPresented: $addingNewActivity) {
                AddActivity(data: data)
            }
        }
    }
}

@MainActor @Suite("Habits, 2022")
struct HabitsProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ContentView()) }

    @Test("A habit is opened, done twice, and its row counts")
    func completes() {
        let host = TestHost(ContentView(), width: 50, height: 16, unit: .points)
        #expect(host.text.contains("Habits"))
        host.press(.return)
        #expect(host.text.contains("Ten pages a day"))
        let done = host.find(.button, text: "Mark Completed")
        done.focus()
        host.press(.return)
        host.press(.return)
        #expect(host.text.contains("Completion count: 2"))
        host.press(.escape)
        #expect(host.lines.contains { $0.contains("Read") && $0.contains("2") })
    }

    @Test("Save is off until there is a title; the new row stands last, and Delete takes it")
    func adds() {
        let host = TestHost(ContentView(), width: 50, height: 16, unit: .points)
        host.find(text: "Add New Activity").click()
        #expect(!host.find(.button, text: "Save").isEnabled)
        host.find(.textField, text: "Title").focus()
        host.type("Run")
        host.find(.button, text: "Save").click()
        #expect(!host.text.contains("Add Activity"))
        #expect(host.text.contains("Run"))
    }

    @Test("In 40 by 12 the sheet shows its fields and buttons")
    func small() {
        let host = TestHost(ContentView(), width: 40, height: 12, unit: .points)
        host.find(text: "Add New Activity").click()
        for text in ["Add Activity", "Title", "Description", "Cancel", "Save"] { #expect(host.text.contains(text), "\(text)") }
    }
}
