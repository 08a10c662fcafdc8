import Terrace

/// A row's text in as many lines as it takes. Return is the program's; Option-Return begins a line.
struct NoteField: TerminalViewRepresentable {
    let placeholder: String
    @Binding var text: String
    let onReturn: () -> Void

    @MainActor
    final class Coordinator: TerminalTextViewDelegate {
        var field: NoteField

        init(_ field: NoteField) { self.field = field }

        func textView(_ view: TerminalTextView, handle command: TextCommand) -> Bool {
            guard command == .newline else { return false }
            field.onReturn()
            return true
        }

        func textViewDidChange(_ view: TerminalTextView) { field.text = view.text }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeView(context: Context) -> TerminalTextView {
        let view = TerminalTextView()
        view.placeholder = placeholder
        view.delegate = context.coordinator
        return view
    }

    func updateView(_ view: TerminalTextView, context: Context) {
        context.coordinator.field = self
        view.text = text
    }
}
