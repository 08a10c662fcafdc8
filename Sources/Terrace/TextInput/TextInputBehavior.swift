import TerraceCore
import TerraceScreen

/// What text fields, secure fields and text editors have in common: the text being edited, keys, and the way to the model and back.
@MainActor
package final class TextInputBehavior: ControlBehavior {
    /// What kind of control it is.
    enum Kind {
        /// One row; Return submits.
        case line
        /// One row of masks; Return submits, and nothing can be copied out.
        case secret
        /// As many rows as the text needs; Return submits.
        case lines
        /// All the room there is; Return begins a new line.
        case editor

        var role: ElementRole {
            switch self {
            case .line, .lines: .textField
            case .secret: .secureField
            case .editor: .textEditor
            }
        }
    }

    let kind: Kind
    var input: TextInput
    var source: TextSource { input.source }
    var selection: Binding<TextSelection?>? { input.selection }
    /// What is shown while there is no text.
    private(set) var placeholder = ""
    /// What the field is for.
    private var title = ""

    unowned let node: ViewNode
    let presentation: any TextPresentation
    lazy var custom = CustomBox(self)
    var state: TextEditingState
    var isFocused = false
    /// Whether the frame says that the field has the focus.
    var showsFocus = true
    var look = _TextFieldLook.plain
    var style = CellStyle.standard
    var label = ""
    /// What another key does, where something is said of it.
    var hint = ""
    /// What a completion would add behind the text; it is shown dim, and Tab takes it.
    private(set) var completion = ""
    /// Set while the caret has to be brought into view.
    var revealsCaret = true
    var pointer = PointerSelection()

    private var isEnabled = true
    private var keys = EditingKeys.standard
    private var capitals = TypedCapitals.never
    private var complete: TextCompletion?
    private var commandHandler: TextCommandHandler?
    /// The text form of the value that was shown last.
    private var shownValue: String?
    /// The selection that the binding had, or was given, last.
    private var knownSelection: TextSelection?

    init(_ node: ViewNode, _ input: TextInput) {
        self.node = node
        kind = input.kind
        self.input = input
        switch kind {
        case .line, .secret: presentation = LinePresentation(isConcealed: kind == .secret)
        case .lines: presentation = RowsPresentation(limit: .unlimited)
        case .editor: presentation = RowsPresentation(limit: nil)
        }
        // Whoever edits a field begins at the end of what is there; a long text is read from its beginning.
        let text = input.source.untracked
        state = TextEditingState(text, caret: kind == .editor ? 0 : text.utf8.count, isMultiline: kind == .lines || kind == .editor)
        pointer.takesAll = kind == .secret
        custom.isHitTarget = true
    }

    package var box: Box { custom }
    package var focusRole: FocusRole? { isEnabled ? .edit : nil }

    package var element: ElementFacts? {
        let text = kind == .secret ? String(repeating: "•", count: state.text.count) : state.text
        let selection = state.selection.isEmpty ? nil : kind == .secret ? "" : state.selectedText
        return ElementFacts(role: kind.role, text: text, label: title.isEmpty ? nil : title, selection: selection)
    }

    /// A field made anew begins where this one did, with nothing to undo; whatever is otherwise would be lost.
    package var holdsState: Bool {
        let start = kind == .editor ? 0 : state.text.utf8.count
        let isDraft = shownValue.map { $0 != state.text } ?? false
        return isFocused || isDraft || state.caret != start || state.anchor != start || state.history.canUndo || state.history.canRedo
    }

    private var register: EditingRegister { node.graph.register }

    package func refresh(_ environment: EnvironmentValues) {
        isEnabled = environment.isEnabled
        keys = environment.editingKeys
        complete = environment.textCompletion
        commandHandler = environment.textCommandHandler
        capitals = environment.typedCapitals
        placeholder = (input.prompt ?? input.title)?.plain(in: environment) ?? ""
        title = (input.title ?? input.prompt)?.plain(in: environment) ?? ""
        let look = (kind == .editor ? environment.textEditorLook : environment.textFieldLook).resolved(in: environment)
        if look != self.look {
            self.look = look
            custom.invalidate()
        }
        if kind == .lines, let rows = presentation as? RowsPresentation, rows.limit != environment.lineLimits {
            rows.limit = environment.lineLimits
            custom.invalidate()
        }
        let placement = environment.textPlacement(isEdited: true)
        if placement != presentation.placement {
            presentation.placement = placement
            state.direction = placement.direction
            custom.invalidate()
        }
        showsFocus = environment.isFocusEffectEnabled
        label = environment.submitLabel == .return ? "" : environment.submitLabel.name
        hint = environment.fieldHint
        style = environment.textTraits.style(in: environment)
        takeOverText()
        takeOverSelection()
        custom.needsPaint()
    }

    // MARK: Keys

    package func handle(_ press: KeyPress) -> KeyPress.Result {
        guard isEnabled, press.phase != .up else { return .ignored }
        if press.modifiers.isEmpty {
            if press.key == .return {
                if kind == .editor { return perform(.newline) ? .handled : .ignored }
                let hasCommitted = commitValue()
                input.onCommit?()
                return node.submit(.text) || hasCommitted || input.onCommit != nil ? .handled : .ignored
            }
            let takesCompletion = press.key == .tab || press.key == onwardArrow || press.key == .end
            if takesCompletion, !completion.isEmpty { return perform(.paste(completion)) ? .handled : .ignored }
        }
        guard var command = keys.command(for: press.event) else { return .ignored }
        if case .insert(let typed) = command, kind != .secret { command = .insert(capitals.typed(typed, into: state)) }
        return perform(command) ? .handled : .ignored
    }

    /// The arrow that points to where text goes on at its end.
    private var onwardArrow: KeyEquivalent {
        (presentation as? LinePresentation)?.columnsBehind(state).toTheLeft == true ? .leftArrow : .rightArrow
    }

    package func handlePaste(_ text: String) -> Bool {
        isEnabled && perform(.paste(text))
    }

    package func focusChanged(_ isFocused: Bool) {
        self.isFocused = isFocused
        state.endRun()
        pointer.cancel()
        if isFocused { beginEditing() } else { endEditing() }
        input.onEditingChanged?(isFocused)
        findCompletion()
        custom.needsPaint()
    }

    /// Whoever comes to a value means to give another: typing replaces all of it. A press, which comes after the focus, says where in it.
    private func beginEditing() {
        if case .value = source {
            state.select(anchor: 0, caret: state.text.utf8.count)
            revealsCaret = true
        }
        reportSelection()
    }

    private func endEditing() {
        guard case .value = source, !commitValue() else { return }
        state.select(anchor: state.text.utf8.count, caret: state.text.utf8.count)
    }

    /// Does what a command asks; false if the text has no use for it.
    @discardableResult
    func perform(_ command: EditingCommand) -> Bool {
        if commandHandler?.perform(command) == true { return true }
        // What an earlier key of the same burst wrote may not have been taken over yet.
        if case .text(let binding) = source, state.adopt(binding.location.untracked) { textChanged() }
        var command = command
        if kind == .secret {
            guard let allowed = command.concealed else { return !state.selection.isEmpty || !command.isCopy }
            command = presentation.placement.isMirrored ? allowed.mirrored : allowed
        }
        // Arrows go the way they point, also through text that runs to the left; a mask runs as the layout does.
        if kind != .secret, state.moveAsSeen(command) {
            caretMoved()
            return true
        }
        let outcome = state.prepare(command, kills: &register.kills, rows: presentation.rows, copied: register.copied)
        guard outcome.isHandled else { return false }
        if let copied = outcome.copied { register.copy(copied) }
        if let step = outcome.step {
            write(step)
            textChanged()
        }
        caretMoved()
        return true
    }

    // MARK: To the model

    private func write(_ step: EditingStep) {
        switch source {
        case .text(let binding):
            binding.location.mutate { text in
                // The model lets go of the text that it shares with the field, so that it is changed in place, however long it is.
                text = ""
                state.commit(step)
                text = state.text
            }
            state.adopt(binding.location.untracked)
        case .value: state.commit(step)
        }
    }

    /// Takes the text for the value, at the end of an edit; shows the value again if it cannot be read as one. Returns whether there was
    /// an edit.
    @discardableResult
    private func commitValue() -> Bool {
        guard case .value(let value) = source, let shown = shownValue, shown != state.text else { return false }
        value.parse(state.text)
        let new = value.untracked()
        shownValue = new
        state = TextEditingState(new)
        state.direction = presentation.placement.direction
        textChanged()
        caretMoved()
        return true
    }

    // MARK: From the model

    private func takeOverText() {
        switch source {
        case .text(let binding):
            if state.adopt(binding.wrappedValue) { textChanged() }
        case .value(let value):
            let new = value.read()
            guard new != shownValue else { return }
            shownValue = new
            if state.adopt(new) { textChanged() }
        }
    }

    private func takeOverSelection() {
        guard let selection else { return }
        let wanted = selection.wrappedValue
        if wanted != knownSelection {
            knownSelection = wanted
            if let bytes = wanted?.bytes(in: state.text), bytes != state.selection {
                state.select(anchor: bytes.lowerBound, caret: bytes.upperBound)
                revealsCaret = true
            }
        }
        // What the field made of it is said after the update; nobody may write during one.
        node.graph.callbacks.add { [weak self] in self?.reportSelection() }
    }

    /// Tells the binding what is selected, if it has to know.
    private func reportSelection() {
        guard let selection, isFocused || knownSelection != nil else { return }
        let text = state.text
        let bytes = state.selection
        let start = text.utf8.index(text.utf8.startIndex, offsetBy: bytes.lowerBound)
        let new = TextSelection(range: start..<text.utf8.index(start, offsetBy: bytes.count))
        guard new != selection.location.untracked else { return }
        knownSelection = new
        selection.location.set(new)
    }

    // MARK: After changes

    private func textChanged() {
        presentation.follow(&state)
        if kind == .lines { custom.invalidate() }
        revealsCaret = true
        findCompletion()
        custom.needsPaint()
        if isFocused { node.graph.revealsFocus = true }
        node.graph.inbox.rouse()
    }

    /// The caret, or the selection, is another one.
    func caretMoved() {
        revealsCaret = true
        findCompletion()
        reportSelection()
        custom.needsPaint()
        if isFocused { node.graph.revealsFocus = true }
        node.graph.inbox.rouse()
    }

    private func findCompletion() {
        completion = ""
        guard let complete, kind == .line, isFocused, !state.isEmpty else { return }
        guard state.selection.isEmpty, state.caret == state.text.utf8.count else { return }
        let text = state.text
        for candidate in complete.candidates(text) where candidate.utf8.count > text.utf8.count && candidate.utf8.starts(with: text.utf8) {
            completion = String(candidate.dropFirst(text.count))
            return
        }
    }
}

extension EditingCommand {
    /// What is left of a command in a secret text: nothing is copied or kept, and words are not to be told apart.
    /// The motion that an arrow asks for where all runs to the left.
    fileprivate var mirrored: EditingCommand {
        switch self {
        case .move(.characterBackward): .move(.characterForward)
        case .move(.characterForward): .move(.characterBackward)
        case .select(.characterBackward): .select(.characterForward)
        case .select(.characterForward): .select(.characterBackward)
        default: self
        }
    }

    fileprivate var concealed: EditingCommand? {
        switch self {
        case .copy, .cut, .changeCase: nil
        case .kill(let motion): .delete(motion.concealed)
        case .delete(let motion): .delete(motion.concealed)
        case .move(let motion): .move(motion.concealed)
        case .select(let motion): .select(motion.concealed)
        default: self
        }
    }

    fileprivate var isCopy: Bool { self == .copy || self == .cut }
}

extension TextMotion {
    fileprivate var concealed: TextMotion {
        switch self {
        case .wordBackward, .blankBackward: .start
        case .wordForward: .end
        default: self
        }
    }
}
