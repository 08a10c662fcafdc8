import SwiftUI
import TerraceTesting
import Testing

// A table as tutorials of 2022 to 2024 write it.

private struct Employee: Identifiable {
    let id = UUID()
    var givenName: String
    var familyName: String
    var salary: Double
    var isRemote: Bool
}

private struct EmployeesView: View {
    #if os(macOS)
        private let isCompact = false
    #else
        @Environment(\.horizontalSizeClass) private var horizontalSizeClass
        private var isCompact: Bool { horizontalSizeClass == .compact }
    #endif

    @State private var employees = [
        Employee(givenName: "Juan", familyName: "Chavez", salary: 52_000, isRemote: true),
        Employee(givenName: "Mei", familyName: "Chen", salary: 61_000, isRemote: false),
        Employee(givenName: "Tom", familyName: "Clark", salary: 47_500, isRemote: true),
    ]
    @State private var sortOrder = [KeyPathComparator(\Employee.familyName, comparator: .localizedStandard)]
    @State private var selection = Set<Employee.ID>()

    var body: some View {
        NavigationStack {
            Table(employees, selection: $selection, sortOrder: $sortOrder) {
                TableColumn("Given Name", value: \.givenName) { employee in
                    VStack(alignment: .leading) {
                        Text(isCompact ? employee.givenName + " " + employee.familyName : employee.givenName)
                        if isCompact {
                            Text(employee.salary, format: .currency(code: "USD")).foregroundStyle(.secondary)
                        }
                    }
                }
                TableColumn("Family Name", value: \.familyName)
                TableColumn("Salary", value: \.salary) { employee in
                    Text(employee.salary, format: .number)
                }
                .width(min: 80, ideal: 100, max: 160)
                TableColumn("Remote") { employee in
                    Image(systemName: employee.isRemote ? "checkmark" : "minus")
                }
                .width(60)
            }
            .onChange(of: sortOrder) { _, newOrder in
                employees.sort(using: newOrder)
            }
            .navigationTitle("Employees")
            .toolbar {
                Button("Fire", role: .destructive) { employees.removeAll { selection.contains($0.id) } }
                    .disabled(selection.isEmpty)
            }
        }
    }
}

@MainActor @Suite("Programs: a table of people")
struct PeopleTableProgram {
    @Test("E52: it sorts, selects and acts on what is selected")
    func e52_table() {
        let host = TestHost(EmployeesView(), width: 80, height: 14, unit: .points)
        func rows() -> [String] { host.lines.filter { $0.contains("C") && !$0.contains("Name") }.map { $0.filter(\.isLetter) } }
        #expect(rows().map { $0.prefix(3) } == ["Jua", "Mei", "Tom"])
        host.find(.button, text: "Salary").click()
        #expect(rows().map { $0.prefix(3) } == ["Tom", "Jua", "Mei"])
        host.find(.button, text: "Salary").click()
        #expect(rows().map { $0.prefix(3) } == ["Mei", "Jua", "Tom"])
        host.find(text: "Juan").click()
        host.find(.button, text: "Fire").click()
        #expect(rows().map { $0.prefix(3) } == ["Mei", "Tom"])
    }

    @Test("Every stop can be seen, in each window")
    func stops() { checkStops(EmployeesView()) }
}
