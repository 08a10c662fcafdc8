@MainActor protocol PreferenceListener: AnyObject {
    var isNoted: Bool { get set }
    func listen()
}

/// Who must look again at what is said inside. It is done once a round, when all bodies have been evaluated.
@MainActor
package final class PreferenceQueue {
    private var noted: ContiguousArray<any PreferenceListener> = []
    package var writers = 0
    package var readers = 0

    /// Whether anybody listens.
    var hasReaders: Bool { readers > 0 }
    /// Whether a change of order can matter to anybody.
    var isInUse: Bool { readers > 0 && writers > 0 }
    var isEmpty: Bool { noted.isEmpty }

    func note(_ listener: any PreferenceListener) {
        if listener.isNoted { return }
        listener.isNoted = true
        noted.append(listener)
    }

    func resolve() {
        if noted.isEmpty { return }
        let listeners = noted
        noted.removeAll(keepingCapacity: true)
        for listener in listeners {
            listener.isNoted = false
            listener.listen()
        }
    }
}
