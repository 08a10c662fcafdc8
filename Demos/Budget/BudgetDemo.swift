import Terrace

/// What came in and what went out. `--language he` shows it in Hebrew; `--previews` lists the previews.
@main
struct BudgetDemo: App {
    private let ledger = Ledger.chosen

    var body: some Scene {
        WindowGroup(ledger.title) {
            BudgetView(ledger: ledger)
                .environment(\.locale, Locale(identifier: ledger.language))
                .environment(\.layoutDirection, ledger.isRightToLeft ? .rightToLeft : .leftToRight)
        }
    }
}

/// All entries by month, and what is left.
struct BudgetView: View {
    let ledger: Ledger
    @State private var entries: [Entry]
    @State private var selection: Entry.ID?

    init(ledger: Ledger) {
        self.ledger = ledger
        _entries = State(initialValue: ledger.entries)
    }

    private var balance: Decimal { entries.reduce(0) { $0 + $1.amount } }

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Section(ledger.entriesTitle) {
                    ForEach(entries) { entry in
                        EntryRow(entry: entry, currency: ledger.currency)
                    }
                    .onDelete { entries.remove(atOffsets: $0) }
                    .onMove { entries.move(fromOffsets: $0, toOffset: $1) }
                }
                Section {
                    LabeledContent(ledger.balance) {
                        Text(balance, format: .currency(code: ledger.currency))
                            .bold()
                            .foregroundStyle(balance < 0 ? .red : .green)
                    }
                }
            }
            .navigationTitle(ledger.title)
        }
    }
}

/// An entry with its icon, its date, its amount, and a badge for what repeats.
struct EntryRow: View {
    let entry: Entry
    let currency: String

    var body: some View {
        HStack {
            Image(systemName: entry.symbol).foregroundStyle(entry.tint)
            VStack(alignment: .leading) {
                HStack {
                    Text(entry.title).lineLimit(1)
                    if let mark = entry.mark {
                        Text(mark)
                            .padding(.horizontal, 1)
                            .foregroundStyle(.black)
                            .background(entry.tint, in: Capsule())
                    }
                }
                Text(entry.date, format: .dateTime.day().month().year()).foregroundStyle(.secondary)
            }
            Spacer()
            Text(entry.amount, format: .currency(code: currency))
                .foregroundStyle(entry.amount < 0 ? .primary : Color.green)
                .layoutPriority(1)
        }
    }
}

#Preview("Long title") {
    EntryRow(entry: .longTitle, currency: "USD")
}

#Preview("Large amount") {
    EntryRow(entry: .largeAmount, currency: "JPY")
}

#Preview("Right to left") {
    EntryRow(entry: Ledger.hebrew.entries[0], currency: Ledger.hebrew.currency)
        .environment(\.layoutDirection, .rightToLeft)
}
