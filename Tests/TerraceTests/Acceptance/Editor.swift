import Foundation
import Terrace

/// A row of the editor under test; ids are numbers, so that a model can foretell them.
struct EditorRow: Identifiable {
    let id: Int
    var text: String
}

/// The demo's row editor with what tests want besides: numbered ids, and F20 to tell the texts.
struct RowEditor: View {
    @State var items: [EditorRow]
    @State private var next: Int
    @FocusState private var focus: Int?
    private let probe: Shared<[String]>

    init(_ texts: [String], probe: Shared<[String]> = Shared([])) {
        self.probe = probe
        _items = State(initialValue: texts.enumerated().map { EditorRow(id: $0, text: $1) })
        _next = State(initialValue: texts.count)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("Rows").bold().lineLimit(1)
            ScrollView {
                ForEach($items) { $item in
                    RowField(text: $item.text)
                        .focused($focus, equals: item.id)
                        .onSubmit { insert(after: item.id) }
                }
            }
            .frame(maxHeight: .infinity, alignment: .top)
            Status(items: $items, focus: $focus)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .onKeyPress(keys: [.upArrow, .downArrow]) { press in
            let step = press.key == .upArrow ? -1 : 1
            if press.modifiers == .control { move(step) } else { select(step) }
            return .handled
        }
        .environment(\.editingKeys, .standard.removing("t", .control))
        .onKeyPress(keys: ["d", "t"]) { press in
            guard press.modifiers == .control else { return .ignored }
            if press.key == "d" { items.removeAll { $0.id == focus } } else { insert(at: 0) }
            return .handled
        }
        .onKeyPress(.function(20)) {
            probe.value = items.map(\.text)
            return .handled
        }
    }

    private var index: Int? { items.firstIndex { $0.id == focus } }

    private func insert(after id: Int) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        focus = insert(at: index + 1)
    }

    @discardableResult
    private func insert(at index: Int) -> Int {
        let new = next
        next += 1
        items.insert(EditorRow(id: new, text: ""), at: index)
        return new
    }

    private func move(_ step: Int) {
        guard let index, items.indices.contains(index + step) else { return }
        items.swapAt(index, index + step)
    }

    private func select(_ step: Int) {
        guard let index, items.indices.contains(index + step) else { return }
        focus = items[index + step].id
    }

    private struct RowField: View {
        @Binding var text: String
        @FocusState private var isFocused: Bool
        var body: some View {
            HStack(spacing: 0) {
                Text(isFocused ? ">" : " ")
                TextField("", text: $text).focused($isFocused)
            }
        }
    }

    private struct Status: View {
        @Binding var items: [EditorRow]
        let focus: FocusState<Int?>.Binding
        var body: some View {
            Text("\(items.count) rows, at \(focus.wrappedValue.map { "\($0)" } ?? "none")").lineLimit(1)
        }
    }
}
