/// Where a scroll reader stands, for the proxy that it gave out.
package final class ReaderPlace {
    fileprivate weak var node: ViewNode?
    fileprivate var inbox: Inbox?

    package init() {}

    /// Asks the scroll views inside the reader to scroll to a view.
    package func scroll(to id: AnyHashable, anchor: UnitPoint?) {
        StateLock.withLock { inbox?.noteScroll(ScrollRequest(id: id, anchor: anchor, reader: node)) }
    }
}

/// Tells a proxy's place which node it is.
public nonisolated struct _ReaderModifier: AttachmentModifier {
    /// No body.
    public typealias Body = Never

    let place: ReaderPlace

    package init(place: ReaderPlace) {
        self.place = place
    }

    @MainActor package func makeAttachment(_ inputs: _ViewInputs) -> ReaderAttachment { ReaderAttachment(place, inputs) }
    @MainActor package func update(_ attachment: ReaderAttachment) {}
}

package final class ReaderAttachment: Attachment {
    private let place: ReaderPlace

    init(_ place: ReaderPlace, _ inputs: _ViewInputs) {
        self.place = place
        super.init(inputs)
    }

    override package func mounted() {
        StateLock.withLock {
            place.node = node
            place.inbox = graph.inbox
        }
    }

    override package func removed() { StateLock.withLock { place.inbox = nil } }
}
