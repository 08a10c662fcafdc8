import Foundation
import TerraceScreen

/// Runs an action for keys that the focused view, or one nearer to it, had no use for.
public nonisolated struct _CommandModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    /// Acts on a key; false when the key is no command of this kind.
    let perform: (KeyPress) -> Bool

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> CommandAttachment { CommandAttachment(self, inputs) }
    @MainActor package func update(_ attachment: CommandAttachment) { attachment.modifier = self }
}

package final class CommandAttachment: Attachment {
    fileprivate var modifier: _CommandModifier

    init(_ modifier: _CommandModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func handleCommand(_ press: KeyPress) -> KeyPress.Result {
        isUsable && modifier.perform(press) ? .handled : .ignored
    }
}

extension View {
    private nonisolated func onCommands(_ names: Set<String>, perform action: (() -> Void)?) -> some View {
        modifier(
            _CommandModifier { press in
                guard let action, let name = CommandKeys.command(for: press), names.contains(name) else { return false }
                action()
                return true
            })
    }

    /// Runs an action when an arrow key is pressed while the focus is in the view and nothing in it used the key. The handler nearest
    /// to the focus wins. With `nil` the view handles no arrows.
    ///
    /// ```swift
    /// Text("Board").focusable().onMoveCommand { direction in print(direction) }
    /// ```
    public nonisolated func onMoveCommand(perform action: ((_ direction: MoveCommandDirection) -> Void)?) -> some View {
        modifier(
            _CommandModifier { press in
                guard let action, let direction = MoveCommandDirection(press) else { return false }
                action(direction)
                return true
            })
    }

    /// Runs an action when Escape is pressed while the focus is in the view. The handler nearest to the focus wins.
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        onCommands(["cancelOperation:"], perform: action)
    }

    /// Runs an action when Backspace or Delete is pressed while the focus is in the view, unless it is in a text being edited.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        onCommands(["deleteBackward:", "deleteForward:"], perform: action)
    }

    /// Runs an action for a command, by the name that AppKit has for it, while the focus is in the view.
    ///
    /// Keys send these: the arrows `moveUp:`, `moveDown:`, `moveLeft:` and `moveRight:`, Escape `cancelOperation:`, Backspace
    /// `deleteBackward:`, Delete `deleteForward:`, Return `insertNewline:`, the page keys `pageUp:` and `pageDown:`, Home
    /// `scrollToBeginningOfDocument:` and End `scrollToEndOfDocument:`. Other names are never sent.
    ///
    /// ```swift
    /// Text("…").focusable().onCommand(Selector("pageDown:")) { print("next page") }
    /// ```
    public nonisolated func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
        onCommands([selector.description], perform: action)
    }
}
