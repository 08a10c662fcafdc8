import TerraceScreen

/// A modifier without a place of its own: it belongs to the node of the view that it modifies, so that a row with five modifiers is
/// still one node. Attachments are kept from the innermost out; keys, submits and callbacks meet them in that order.
@MainActor
package class Attachment: _Dependent {
    /// Set when the node is complete, cleared when it goes: callbacks that still wait then must not reach for it.
    unowned(unsafe) package private(set) var node: ViewNode?

    package init(_ inputs: _ViewInputs) {
        super.init(graph: inputs.graph, order: 2 * ((inputs.parent?.depth ?? -1) + 1))
    }

    package final func attach(to node: ViewNode) {
        self.node = node
        node.attachments.append(self)
        mounted()
    }

    /// The node and everything below it has been made.
    package func mounted() {}
    /// Called once, by the node as it goes.
    package final func end() {
        removed()
        endTracking()
        node = nil
    }

    /// The node goes. Children's attachments have been told already.
    package func removed() {}

    /// What views inside say for a key (nil: any) may be something else now.
    package func preferencesChanged(_ key: ObjectIdentifier?) {}

    /// Its row went to sleep: it has disappeared, and is kept.
    package func slept() {}
    package func woke() {}

    package func handleKey(_ press: KeyPress) -> KeyPress.Result { .ignored }
    /// Runs the submit action for a trigger; returns whether the submit goes on to what stands outside.
    package func submit(_ trigger: SubmitTriggers) -> SubmitStep { .passed }
    /// What it does with a key that the view itself had no use for: commands are read from those.
    package func handleCommand(_ press: KeyPress) -> KeyPress.Result { .ignored }
    /// Whether it takes a press on its view; it then hears of the click, if the button comes up on the view too.
    package func wantsClick(_ clicks: Int) -> Bool { false }
    package func click(_ clicks: Int) {}
    /// A press that it has taken is on its view, or not any more: what is pressed may show it.
    package func pressChanged(_ isPressed: Bool) {}
    /// What it follows a press with, if it does more than wait for a click.
    package var follower: (any PressFollower)? { nil }
    /// Whether the gestures of views inside do not count.
    package var hidesInnerGestures: Bool { false }
    /// A press of the right button; returns whether it was taken.
    package func secondaryClick(at place: Point) -> Bool { false }
    /// Whether there is something to click, which keys then do.
    package var isClickable: Bool { false }
    /// Whether a view that it makes focusable shows nothing of the focus by itself, so that it is marked in reverse.
    package var marksFocus: Bool { false }
    /// Whether a shortcut on the view can press it.
    package var isPressable: Bool { isClickable }
    /// Whether a press of its view does what nobody may do by mistake.
    package var isDestructive: Bool { false }
    /// Whether it wants to know when the pointer is on its view.
    package var isHoverTarget: Bool { false }
    /// The pointer is at a place in the window, on the view; nil: it has left it.
    package func hover(at place: Point?) {}
    /// Does what a click on the view does; false when there is nothing to do, or it is disabled.
    package func activate() -> Bool { false }
    /// Focus has come to the attachment's node itself, or left it.
    package func focusChanged(_ isFocused: Bool) {}
    /// The focus state that it binds its view to. A member and not a protocol to be asked for: the first such question costs a program
    /// a search through all its conformances.
    package var focusRequest: (any FocusRequest)? { nil }
    /// Whether it makes its node a focus target (or keeps it from being one); nil when it says nothing about that.
    package var makesFocusable: Bool? { nil }

    /// What a view that it makes focusable is used for; nil when it makes none.
    package var focusInteractions: FocusInteractions? { nil }

    /// What it says of its view to those who look for it.
    package var elementTraits: ElementTraits? { nil }

    override package var nameForDiagnostics: String { node?.path ?? "\(type(of: self))" }
}

package final class PlainAttachment: Attachment {}

/// Looks at its view once, when it has been laid out for the first time, and reports what it has to say.
package final class MountAttachment: Attachment {
    private let remark: (ViewNode) -> String?

    fileprivate init(_ inputs: _ViewInputs, _ remark: @escaping (ViewNode) -> String?) {
        self.remark = remark
        super.init(inputs)
    }

    override package func mounted() {
        graph.callbacks.add { [self] in
            guard let node, node.life != .removed, let remark = remark(node) else { return }
            graph.diagnostics.report(remark)
        }
    }
}

extension _ViewInputs {
    /// An attachment that may have something to say to the programmer about its view.
    @MainActor package func makeMountAttachment(_ remark: @escaping (ViewNode) -> String?) -> Attachment {
        MountAttachment(self, remark)
    }
}
