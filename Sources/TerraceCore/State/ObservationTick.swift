import Observation

/// A private observable of a node. A registration of `withObservationTracking` cannot be cancelled: one that reads the tick as well
/// is fired, and so freed, by bumping the tick before the body is tracked anew. Without it, a body that is evaluated for other
/// reasons would pile up registrations with its models.
package final class ObservationTick: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    private var tick: Int { 0 }

    package init() {}

    package func read() {
        registrar.access(self, keyPath: \.tick)
    }

    package func bump() {
        registrar.withMutation(of: self, keyPath: \.tick) {}
    }
}
