import Foundation
import TerraceScreen

/// Runs an action for keys that the focused view, or a view around it, has not used.
public nonisolated struct _KeyPressModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let phases: KeyPress.Phases
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> KeyPressAttachment { KeyPressAttachment(self, inputs) }
    @MainActor package func update(_ attachment: KeyPressAttachment) { attachment.modifier = self }
}

package final class KeyPressAttachment: Attachment {
    fileprivate var modifier: _KeyPressModifier

    init(_ modifier: _KeyPressModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func handleKey(_ press: KeyPress) -> KeyPress.Result {
        guard modifier.phases.contains(press.phase), modifier.matches(press) else { return .ignored }
        return modifier.action(press)
    }
}

/// Runs an action when a text field inside is submitted.
public nonisolated struct _SubmitModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let triggers: SubmitTriggers
    let action: () -> Void

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> SubmitAttachment { SubmitAttachment(self, inputs) }
    @MainActor package func update(_ attachment: SubmitAttachment) { attachment.modifier = self }
}

package final class SubmitAttachment: Attachment {
    fileprivate var modifier: _SubmitModifier

    init(_ modifier: _SubmitModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func submit(_ trigger: SubmitTriggers) -> SubmitStep {
        guard modifier.triggers.contains(trigger) else { return .passed }
        modifier.action()
        return .acted
    }
}

/// Keeps submits of what is inside from what is outside.
public nonisolated struct _SubmitScopeModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let isBlocking: Bool

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> SubmitScopeAttachment { SubmitScopeAttachment(self, inputs) }
    @MainActor package func update(_ attachment: SubmitScopeAttachment) { attachment.isBlocking = isBlocking }
}

package final class SubmitScopeAttachment: Attachment {
    fileprivate var isBlocking: Bool

    init(_ modifier: _SubmitScopeModifier, _ inputs: _ViewInputs) {
        isBlocking = modifier.isBlocking
        super.init(inputs)
    }

    override package func submit(_ trigger: SubmitTriggers) -> SubmitStep { isBlocking ? .stopped : .passed }
}

extension View {
    /// Runs an action when a key is pressed while focus is in the view. Handlers on a text field see a key before the field does;
    /// handlers around it see what it has not used.
    ///
    /// ```swift
    /// VStack { Text("…") }.focusable().onKeyPress(.escape) { .handled }
    /// ```
    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Runs an action for a key in the given phases.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action))
    }

    /// Runs an action for each of a set of keys.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action))
    }

    /// Runs an action for keys that type characters of a set only.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            _KeyPressModifier(
                phases: phases,
                matches: { press in
                    !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
                }, action: action))
    }

    /// Runs an action for every key.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(_KeyPressModifier(phases: phases, matches: { _ in true }, action: action))
    }

    /// Runs an action when Return is pressed in a text field inside the view. Several handlers run from the innermost out.
    public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        modifier(_SubmitModifier(triggers: triggers, action: action))
    }

    /// Keeps submits of fields inside the view from the handlers outside it.
    public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(_SubmitScopeModifier(isBlocking: isBlocking))
    }
}
