import Terrace

/// A row of the list.
struct Row: Identifiable {
    let id = UUID()
    var text = ""
}

@main
struct RowEditor: App {
    var body: some Scene {
        let strings = Strings.named(Arguments.language)
        WindowGroup(strings.title) {
            Editor(rows: Arguments.rows(strings))
                .environment(\.strings, strings)
                .environment(\.layoutDirection, strings.direction)
        }
    }
}

/// Rows of text: Return inserts one below and goes there.
struct Editor: View {
    @State private var rows: [Row]
    @FocusState private var focus: Row.ID?

    init(rows: [Row]) {
        _rows = State(initialValue: rows)
    }

    var body: some View {
        VStack(alignment: .leading) {
            Group {
                Text(strings.title).bold()
                Text(strings.hint).foregroundStyle(.secondary).lineLimit(1)
            }
            .padding(.leading, 2)
            Divider()
            ScrollView {
                ForEach($rows) { $row in
                    RowView(text: $row.text) { insert(after: row.id) }
                        .focused($focus, equals: row.id)
                }
            }
            .frame(maxHeight: .infinity, alignment: .top)
            StatusLine(rows: $rows, focus: $focus).padding(.leading, 2)
        }
        .onKeyPress(keys: [.upArrow, .downArrow]) { press in
            let step = press.key == .upArrow ? -1 : 1
            switch press.modifiers {
            case []: select(step)
            case .control: move(step)
            default: return .ignored
            }
            return .handled
        }
        // Fields would swap two characters with ^T.
        .environment(\.editingKeys, .standard.removing("t", .control))
        .onKeyPress(keys: ["d", "t", "q"]) { press in
            guard press.modifiers == .control else { return .ignored }
            switch press.key {
            case "d": rows.removeAll { $0.id == focus }
            case "t": rows.insert(Row(), at: 0)
            default: terminate()
            }
            return .handled
        }
    }

    @Environment(\.strings) private var strings
    @Environment(\.terminate) private var terminate

    private var index: Int? { rows.firstIndex { $0.id == focus } }

    private func insert(after id: Row.ID) {
        guard let index = rows.firstIndex(where: { $0.id == id }) else { return }
        let row = Row()
        rows.insert(row, at: index + 1)
        focus = row.id
    }

    private func move(_ step: Int) {
        guard let index, rows.indices.contains(index + step) else { return }
        rows.swapAt(index, index + step)
    }

    private func select(_ step: Int) {
        guard let index, rows.indices.contains(index + step) else { return }
        focus = rows[index + step].id
    }
}

/// A row: its field, and a mark while it has the focus.
struct RowView: View {
    @Binding var text: String
    let onReturn: () -> Void
    @FocusState private var isFocused: Bool
    @Environment(\.strings) private var strings

    var body: some View {
        HStack(alignment: .top) {
            Text(isFocused ? strings.mark : " ").foregroundStyle(.tint)
            if Arguments.hasLines {
                NoteField(placeholder: strings.empty, text: $text, onReturn: onReturn).focused($isFocused)
            } else {
                TextField(strings.empty, text: $text).focused($isFocused).onSubmit(onReturn)
            }
        }
    }
}

/// How many rows there are, and which has the focus.
struct StatusLine: View {
    @Binding var rows: [Row]
    let focus: FocusState<Row.ID?>.Binding
    @Environment(\.strings) private var strings

    var body: some View {
        let place = rows.firstIndex { $0.id == focus.wrappedValue }
        Text(strings.count(rows.count) + " · " + (place.map { strings.place($0 + 1) } ?? strings.none))
            .foregroundStyle(.secondary)
            .lineLimit(1)
    }
}
