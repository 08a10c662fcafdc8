/// What a view's `help(_:)` says.
package final class HelpAttachment: Attachment {
    package var help: String

    package init(_ help: String, _ inputs: _ViewInputs) {
        self.help = help
        super.init(inputs)
    }
}

extension ViewNode {
    /// What is said about this place, or the nearest one around it that anything is said about; nil when nothing is.
    package final var helpText: String? {
        var next: ViewNode? = self
        while let node = next {
            for case let attachment as HelpAttachment in node.attachments.reversed() where !attachment.help.isEmpty {
                return attachment.help
            }
            next = node.parent
        }
        return nil
    }
}
