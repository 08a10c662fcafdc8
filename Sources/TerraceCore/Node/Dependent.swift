import Observation

/// Something that is evaluated again when what it read was written: a node or an attachment of one. An implementation detail.
@MainActor
public class _Dependent {
    package let graph: Graph
    /// Where it stands in the order of updates: parents before children, a node's attachments before the node.
    package let order: Int
    package var isDirty = false
    private var madeReader: Reader?
    private var tick: ObservationTick?

    package init(graph: Graph, order: Int) {
        self.graph = graph
        self.order = order
    }

    /// Evaluates again; called when something it read was written.
    package func refresh() { isDirty = false }

    /// How diagnostics name it.
    package var nameForDiagnostics: String { "\(type(of: self))" }

    private var reader: Reader {
        if let madeReader { return madeReader }
        let made = Reader(self)
        madeReader = made
        return made
    }

    /// Evaluates `body` and depends on what it reads from now on, and on nothing that was read before.
    ///
    /// - Parameter observing: whether `body` may read observable models; tracking those costs about a microsecond.
    package final func tracked<Result>(observing: Bool, _ body: () -> Result) -> Result {
        let reader = self.reader
        reader.begin()
        guard observing else { return Tracking.with(reader, body) }
        if let tick { tick.bump() } else if Self.observingKinds.contains(ObjectIdentifier(type(of: self))) { tick = ObservationTick() }
        let tick = tick
        return withObservationTracking(
            {
                tick?.read()
                return Tracking.with(reader, body)
            },
            onChange: observationHandler(reader))
    }

    /// Kinds that have read something observable. Places of these kinds have a tick from their first evaluation on: a registration
    /// without one stays with the model when the place goes, and a model may outlive any number of places.
    private static var observingKinds: Set<ObjectIdentifier> = []

    /// Called only when something observable was read.
    private func observationHandler(_ reader: Reader) -> @Sendable () -> Void {
        if tick == nil {
            Self.observingKinds.insert(ObjectIdentifier(type(of: self)))
            tick = ObservationTick()
        }
        let generation = reader.generation
        let inbox = graph.inbox
        // Readers are used under StateLock only, which the inbox takes.
        nonisolated(unsafe) let reader = reader
        return { inbox.note(reader, generation: generation) }
    }

    /// Ends dependence for good; what waits in the queue of what is dirty is passed over.
    package final func endTracking() {
        isDirty = false
        madeReader?.end()
        tick?.bump()
        tick = nil
    }
}
