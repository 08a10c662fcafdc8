import SwiftUI
import TerraceTesting
import Testing

private struct Expense: Identifiable {
    enum Kind: String, CaseIterable, Identifiable {
        case food = "Food", rent = "Rent", fun = "Fun"
        var id: Self { self }

        var color: Color {
            switch self {
            case .food: return .green
            case .rent: return .blue
            case .fun: return .pink
            }
        }
    }

    let id = UUID()
    let month: String
    let kind: Kind
    let amount: Double
}

private class ExpenseData: ObservableObject {
    @Published var all: [Expense] = []

    init() {
        let amounts: [(String, Double, Double, Double)] = [
            ("Jan", 200, 600, 50), ("Feb", 180, 600, 120), ("Mar", 260, 650, 300), ("Apr", 240, 650, 10),
        ]
        for (month, food, rent, fun) in amounts {
            all.append(Expense(month: month, kind: .food, amount: food))
            all.append(Expense(month: month, kind: .rent, amount: rent))
            all.append(Expense(month: month, kind: .fun, amount: fun))
        }
    }

    var months: [String] {
        all.reduce(into: []) { months, expense in
            if !months.contains(expense.month) { months.append(expense.month) }
        }
    }

    func total(_ month: String, _ kind: Expense.Kind?) -> Double {
        all.filter { $0.month == month && (kind == nil || $0.kind == kind) }
            .map { $0.amount }
            .reduce(0, +)
    }

    func maximum(_ kind: Expense.Kind?) -> Double {
        months.map { total($0, kind) }.max() ?? 1
    }
}

private struct Bar: View {
    let value: Double
    let maximum: Double
    let label: String
    let color: Color

    var body: some View {
        VStack(spacing: 4) {
            Text("\(Int(value))")
                .font(.caption)
            GeometryReader { geometry in
                VStack {
                    Spacer(minLength: 0)
                    Rectangle()
                        .fill(self.color)
                        .frame(height: geometry.size.height * CGFloat(self.value / self.maximum))
                }
            }
            Text(label)
                .font(.footnote)
        }
    }
}

private struct Legend: View {
    var body: some View {
        HStack(spacing: 16) {
            ForEach(Expense.Kind.allCases) { kind in
                HStack(spacing: 4) {
                    Rectangle()
                        .fill(kind.color)
                        .frame(width: 12, height: 12)
                    Text(kind.rawValue)
                }
            }
        }
        .font(.caption)
    }
}

private struct ChartView: View {
    @ObservedObject var data = ExpenseData()
    @State private var kind: Expense.Kind?
    @State private var selected: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Expenses")
                .font(.largeTitle)

            Picker("Kind", selection: $kind) {
                Text("All").tag(Expense.Kind?.none)
                ForEach(Expense.Kind.allCases) { kind in
                    Text(kind.rawValue).tag(Expense.Kind?.some(kind))
                }
            }
            .pickerStyle(SegmentedPickerStyle())

            HStack(alignment: .bottom, spacing: 16) {
                ForEach(data.months, id: \.self) { month in
                    Bar(
                        value: self.data.total(month, self.kind), maximum: self.data.maximum(self.kind), label: month,
                        color: self.kind?.color ?? .gray
                    )
                    .onTapGesture {
                        withAnimation(.easeInOut(duration: 0.3)) {
                            self.selected = self.selected == month ? nil : month
                        }
                    }
                    .opacity(self.selected == nil || self.selected == month ? 1 : 0.4)
                }
            }
            .frame(height: 160)

            if selected != nil {
                Text("\(selected!): \(data.total(selected!, kind), specifier: "%.0f") in total")
            }
            Legend()
        }
        .padding()
    }
}

@MainActor @Suite("Bars, 2020")
struct ChartProgram {
    @Test("Tab goes round, and each stop is seen")
    func stops() { checkStops(ChartView()) }

    /// The rows of a column that are painted.
    private func height(of column: Int, in host: TestHost) -> Int {
        (0..<24).filter { y in
            let cell = host.cell(x: column, y: y)
            return cell.background != nil || "█▇▆▅▄▃▂▁".contains(cell.text) && !cell.text.isEmpty
        }.count
    }

    @Test("The bars are as high as what they stand for; a segment chooses the kind")
    func bars() {
        let host = TestHost(ChartView(), width: 80, height: 24, unit: .points)
        for text in ["850", "900", "1210", "Jan", "Apr", "Food", "Rent"] { #expect(host.text.contains(text), "\(text)") }
        let march = host.find(text: "Mar").frame.x
        let january = host.find(text: "Jan").frame.x
        #expect(height(of: march, in: host) > height(of: january, in: host))
        host.press(.rightArrow)
        #expect(host.text.contains("260") && !host.text.contains("1210"))
    }

    @Test("A bar is chosen by keyboard")
    func chooses() {
        let host = TestHost(ChartView(), width: 80, height: 24, unit: .points)
        host.press(.tab)
        host.press(.return)
        #expect(host.text.contains("Jan: 850 in total"))
    }
}
