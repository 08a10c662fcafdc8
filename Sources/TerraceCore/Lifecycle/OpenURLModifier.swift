import Foundation

/// Runs an action with URLs that the program is given from outside.
package nonisolated struct OpenURLModifier: AttachmentModifier {
    package typealias Body = Never

    let action: (URL) -> Void

    package init(action: @escaping (URL) -> Void) { self.action = action }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> OpenURLAttachment { OpenURLAttachment(self, inputs) }
    @MainActor package func update(_ attachment: OpenURLAttachment) { attachment.modifier = self }
}

package final class OpenURLAttachment: Attachment {
    fileprivate var modifier: OpenURLModifier

    init(_ modifier: OpenURLModifier, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }

    override package func mounted() {
        guard !graph.isShadow else { return }
        graph.receivedURLs.add(self)
    }

    override package func removed() { graph.receivedURLs.remove(self) }
}

/// URLs that the program was given, and the views that want to know of them. Those that come before there is such a view wait for it.
@MainActor
package final class ReceivedURLs {
    private var waiting: [URL] = []
    private var readers: ContiguousArray<OpenURLAttachment> = []
    private let callbacks: CallbackQueue

    init(callbacks: CallbackQueue) { self.callbacks = callbacks }

    func add(_ reader: OpenURLAttachment) {
        readers.append(reader)
        deliver()
    }

    func remove(_ reader: OpenURLAttachment) { readers.removeAll { $0 === reader } }

    /// The program is given a URL: all who are there get it once, after what has just appeared has been told so (H9).
    package func receive(_ url: URL) {
        waiting.append(url)
        deliver()
    }

    private func deliver() {
        guard !waiting.isEmpty, !readers.isEmpty else { return }
        // Tasks and URLs come after all that appears in the same round.
        callbacks.addTask { [weak self] in
            guard let self, !self.readers.isEmpty else { return }
            let urls = self.waiting
            self.waiting = []
            for url in urls { for reader in self.readers where reader.node != nil { reader.modifier.action(url) } }
        }
    }
}
