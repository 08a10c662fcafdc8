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
    package final func end(hadAppeared: Bool) {
        removed(hadAppeared: hadAppeared)
        endTracking()
        node = nil
    }

    /// The node goes. Children's attachments have been told already.
    package func removed(hadAppeared: Bool) {}

    /// What views inside say for a key (nil: any) may be something else now.
    package func preferencesChanged(_ key: ObjectIdentifier?) {}

    /// Its row went to sleep: it has disappeared, and is kept.
    package func slept() {}
    package func woke() {}

    package func handleKey(_ press: KeyPress) -> KeyPress.Result { .ignored }
    /// Runs the submit action for a trigger; returns whether the submit goes on to what stands outside.
    package func submit(_ trigger: SubmitTriggers) -> SubmitStep { .passed }
    /// Whether it makes its node a focus target (or keeps it from being one); nil when it says nothing about that.
    package var makesFocusable: Bool? { nil }

    override package var nameForDiagnostics: String { node?.path ?? "\(type(of: self))" }
}

package final class PlainAttachment: Attachment {}
