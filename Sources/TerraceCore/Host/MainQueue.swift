import Dispatch
import Foundation

/// Whether code runs where the main actor's does. That need not be the main thread: a program whose `main` is asynchronous leaves that
/// one and has its main queue served by others.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether a queue is the main one. `DispatchQueue.main` need not be the same object each time it is asked for.
    package static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
